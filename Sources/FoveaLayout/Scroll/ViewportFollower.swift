/// A box inside a scroll area of which only the part near what shows exists.
protocol ViewportFollower: LayoutBox {
  /// What shows is something else now.
  func viewportChanged()
}
