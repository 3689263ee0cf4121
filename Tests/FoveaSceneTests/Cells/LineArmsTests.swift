import Testing

@testable import FoveaScene

@Suite("Arms of box-drawing characters")
struct LineArmsTests {
  private let all: [LineArms] = {
    let weights: [UInt8] = [0, 1, 2]
    var result: [LineArms] = []
    for up in weights {
      for right in weights {
        for down in weights {
          for left in weights {
            result.append(LineArms(up: up, right: right, down: down, left: left))
          }
        }
      }
    }
    return result
  }()

  @Test("have a character each, which has them")
  func roundTrip() {
    #expect(Set(all.map(\.glyph)).count == 81)
    for arms in all where arms.rawValue != 0 { #expect(LineArms(arms.glyph) == arms) }
    #expect(LineArms(Glyph("a")) == nil)
    #expect(LineArms(Glyph("═")) == nil)
  }

  @Test("join to one character in any order")
  func union() {
    for one in all {
      for other in all {
        let both = one.union(other)
        #expect(both == other.union(one))
        #expect(both.union(one) == both)
      }
    }
    #expect(LineArms.horizontal(1).union(.vertical(2)).glyph == Glyph("╂"))
    #expect(LineArms(right: 1, down: 1).roundedGlyph == Glyph("╭"))
    #expect(LineArms.horizontal(1).roundedGlyph == Glyph("─"))
  }
}
