@_exported import Foundation
@_exported import FoveaUI
@_exported import Observation
