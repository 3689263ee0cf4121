@testable import FoveaUI
import Testing

/// Values that are compared field by field, and those that cannot be.
@MainActor @Suite("Provably equal")
struct FieldPlanTests {
  private protocol Named {}
  private struct A: Named { var name = "a" }
  private struct Pair {
    var number: Int
    var text: String
  }
  private struct Holder {
    var named: any Named
  }
  private enum Choice {
    case none
    case some(Pair)
  }

  @Test("are structures with equal fields")
  func structures() {
    #expect(areProvablyEqual(Pair(number: 1, text: "a"), Pair(number: 1, text: "a")))
    #expect(!areProvablyEqual(Pair(number: 1, text: "a"), Pair(number: 1, text: "b")))
  }

  @Test("are not existentials, functions and choices, nor what holds them")
  func opaque() {
    #expect(!areProvablyEqual(A() as any Named, A()))
    #expect(!areProvablyEqual(Holder(named: A()), Holder(named: A())))
    #expect(!areProvablyEqual({ 1 }, { 1 }))
    #expect(!areProvablyEqual(Choice.some(Pair(number: 1, text: "")), .none))
    #expect(!areProvablyEqual(Int.self as Any.Type, Int.self))
  }
}
