/// Where a view drew the lines of a text: what moves up and down and to the ends of lines go by.
///
/// Offsets are in Characters from the start of the text. A line is a range without its line break;
/// the lines of a text that wraps touch each other:
///
///     one two␤        0..<7     the break is the Character at 7
///     three           8..<13    wrapped: 13 is the end of this line (upstream)
///     four            13..<17   and the start of this one (downstream)
package protocol TextLines {
  /// The line in which a caret at `offset` is drawn.
  func line(containing offset: Int, affinity: TextAffinity) -> Range<Int>

  /// How far right a caret at `offset`, a place in `line`, is drawn.
  func x(of offset: Int, in line: Range<Int>) -> Double

  /// The offset in `line`, its end included, whose caret is drawn nearest to `x`.
  func offset(closestTo x: Double, in line: Range<Int>) -> Int
}
