// What authors write stands in seven rooms; whoever imports this one sees them all.
@_exported import FoveaApp
@_exported import FoveaControls
@_exported import FoveaDrawing
@_exported import FoveaFields
@_exported import FoveaInput
@_exported import FoveaNavigation
@_exported import FoveaNode
