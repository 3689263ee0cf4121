import FoveaRuntime
import FoveaTesting
import FoveaUI
import Foundation
import LawFixtures
import Observation
import Testing

/// What one row shows; a test changes it behind the row's back.
@MainActor @Observable
private final class RowModel {
  var height = 30.0
  var caption: String

  init(_ caption: String) { self.caption = caption }
}

@MainActor @Observable
private final class Rows {
  var all: [RowModel]
  @ObservationIgnored var pressed: [String] = []

  init(_ count: Int) { all = (0..<count).map { RowModel("Row \($0)") } }
}

private struct Row: View {
  let rows: Rows
  let index: Int
  let isAcross: Bool

  private func press(_ title: String) -> some View {
    Button(title) { rows.pressed.append(title) }
  }

  var body: some View {
    let row = rows.all[index]
    // What is a height in a column is a width in a row.
    let (width, height): (CGFloat?, CGFloat?) =
      isAcross ? (row.height, nil) : (nil, row.height)
    switch index % 4 {
    case 0: Button(row.caption) {}.frame(width: width, height: height)
    case 1:
      HStack {
        Text(row.caption)
        press("Press \(index)")
      }
      .frame(width: width, height: height)
    case 2: Text(row.caption).frame(width: width, height: height).padding(2)
    default:
      VStack {
        press("Upper \(index)")
        press("Lower \(index)")
      }
      .frame(width: width.map { $0 * 2 }, height: height.map { $0 * 2 })
    }
  }
}

private struct LongColumn: View {
  let rows: Rows
  let alignment: HorizontalAlignment
  let isScrolled: Bool
  var isAcross = false

  var body: some View {
    if isScrolled {
      ScrollView(isAcross ? .horizontal : .vertical) { content }
    } else {
      content
    }
  }

  @ViewBuilder private var content: some View {
    if isAcross { line } else { column }
  }

  private var line: some View {
    HStack(spacing: 3.25) {
      ForEach(rows.all.indices, id: \.self) { Row(rows: rows, index: $0, isAcross: true) }
    }
  }

  private var column: some View {
    VStack(alignment: alignment, spacing: 3.25) {
      ForEach(rows.all.indices, id: \.self) { Row(rows: rows, index: $0, isAcross: false) }
    }
  }
}

/// A stack of many rows keeps their places itself, so that rows after a changed one slide together.
@MainActor
@Suite("A long column")
struct LongColumnTests {
  @Test("whose rows change is the column that a fresh start makes", arguments: Law.seeds(24))
  func law(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    let rows = Rows(dice.roll(30..<50))
    let alignment = dice.pick([HorizontalAlignment.leading, .center, .trailing])
    let isScrolled = dice.roll(0..<3) > 0
    let device = dice.pick([Screen.Device.desktop, .tv])
    let direction = dice.pick([LayoutDirection.leftToRight, .rightToLeft])
    let view = LongColumn(
      rows: rows, alignment: alignment, isScrolled: isScrolled, isAcross: dice.roll(0..<3) == 0)
    let screen = Screen(device: device, layoutDirection: direction) { view }
    for _ in 0..<8 {
      screen.perform {
        for _ in 0..<dice.roll(1..<4) {
          let index = dice.roll(rows.all.indices)
          switch dice.roll(0..<6) {
          case 0: rows.all[index].caption += " and more"
          case 1:
            rows.all.append(RowModel("New"))
          case 2 where rows.all.count > 30:
            rows.all.removeLast()
          default: rows.all[index].height = dice.pick([0, 10.75, 22, 30, 51.5])
          }
        }
      }
      let fresh = Screen(device: device, layoutDirection: direction) { view }
      #expect(places(in: screen) == places(in: fresh), "seed \(seed)")
      // On the TV focus stays where it was, and a fresh start puts it elsewhere.
      if device == .desktop { #expect(screen.picture == fresh.picture, "seed \(seed)") }
    }
  }

  /// Where everything stands, without the mark at what has focus.
  private func places(in screen: Screen) -> String {
    screen.focusMap.replacing(" ←", with: "")
  }

  @Test("slides the rows after one that grows with one patch", arguments: [100, 1_000])
  func counters(_ count: Int) throws {
    let rows = Rows(count)
    let screen = Screen(device: .desktop) {
      LongColumn(rows: rows, alignment: .leading, isScrolled: true)
    }
    screen.perform { rows.all[4].height = 60 }
    #expect(screen.counters.bodies == 1)
    #expect(screen.counters.placed <= 8)
    #expect(screen.counters.patches <= 4)
  }

  @Test("lets a click find the row that has slid under the pointer")
  func click() throws {
    let rows = Rows(40)
    let screen = Screen(device: .desktop, size: CGSize(width: 800, height: 2_000)) {
      LongColumn(rows: rows, alignment: .leading, isScrolled: false)
    }
    screen.perform { rows.all[0].height = 80 }
    try screen.click("Press 1")
    try screen.click("Upper 3")
    screen.perform { rows.all[0].height = 0 }
    try screen.click("Press 5")
    #expect(rows.pressed == ["Press 1", "Upper 3", "Press 5"])
  }

  @Test("shows its beginning at the right where reading begins there")
  func rightToLeft() throws {
    let screen = Screen(layoutDirection: .rightToLeft) {
      ScrollView(.horizontal) {
        HStack(spacing: 10) { ForEach(0..<60, id: \.self) { Button("\($0)") {}.frame(width: 40) } }
      }
    }
    #expect(screen.isVisible("0") && screen.isVisible("10") && !screen.isVisible("40"))
    try screen.scroll("0", x: -2_200)
    #expect(screen.isVisible("59") && !screen.isVisible("0"))
    try screen.click("55")
  }
}
