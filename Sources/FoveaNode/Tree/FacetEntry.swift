import FoveaGeometry

/// What stands for a facet in the focus map, as the facet knows it.
@MainActor
package protocol FacetEntry: AnyObject {
  /// Whether it has joined the map.
  var isOnMap: Bool { get }
  /// The facet lies here now, in the coordinates of what holds it.
  func placed(in frame: Rect)
  /// What is inside from one member on lies elsewhere by a distance.
  func slide(from member: any FacetEntry, by distance: Point)
  /// Puts the entries of what is inside into tree order.
  func arrange(_ content: [NodeFacet])
  /// Leaves the map until the facet shows again.
  func withdraw()
  /// Leaves for good.
  func leave()
}
