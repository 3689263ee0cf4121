import FoveaFocus
import Testing

/// Given something that has focus, or nothing, when one pass settles losses, wishes and defaults, then
/// focus… (F25, F28, F49, F234; D1, D19, B.11, B.12).
@Suite("A focus pass")
struct FocusSettlingTests {
  typealias Pass = FocusSettling<String>

  private func filled(_ pass: Pass, repairs: Bool = true, isNeeded: Bool = true) -> Pass {
    var pass = pass
    pass.fill(
      default: { afterLoss in afterLoss ? nil : "default" },
      nearest: { repairs ? "nearest" : nil }, anywhere: { isNeeded ? "anywhere" : nil })
    return pass
  }

  @Test("stays where it is when nobody asks")
  func nothing() {
    let pass = filled(Pass(at: "here"))
    #expect(pass.place == "here" && pass.cause == nil && !pass.isLost)
  }

  @Test("goes to the default when it was nowhere, and to what is nearest when its place is gone")
  func losses() {
    let begun = filled(Pass(at: nil))
    #expect(begun.place == "default" && begun.cause == .initial)
    for lost in [Pass(at: "here", isThere: false), Pass(at: nil, hasLeft: true)] {
      #expect(lost.isLost)
      let repaired = filled(lost)
      #expect(repaired.place == "nearest" && repaired.cause == .repair)
      let elsewhere = filled(lost, repairs: false)
      #expect(elsewhere.place == "anywhere" && elsewhere.cause == .initial)
      let nowhere = filled(lost, repairs: false, isNeeded: false)
      #expect(nowhere.place == nil && nowhere.cause == nil)
    }
  }

  @Test("goes to a default that counts after a loss before what is nearest")
  func defaultAfterLoss() {
    var pass = Pass(at: "here", isThere: false)
    pass.fill(default: { _ in "region" }, nearest: { "nearest" }, anywhere: { nil })
    #expect(pass.place == "region" && pass.cause == .initial)
  }

  @Test("begins anew in another screen, where what is gone is no loss")
  func entering() {
    for pass in [
      Pass(at: "here", isThere: false, isEntering: true),
      Pass(at: nil, hasLeft: true, isEntering: true),
    ] {
      #expect(!pass.isLost)
      #expect(filled(pass).place == "default")
    }
  }

  @Test("goes where the last wish leads, also back to where it is")
  func lastWish() {
    var pass = Pass(at: "here")
    pass.hear(.focus("there"))
    pass.hear(.nothing)
    #expect(pass.place == "there" && pass.cause == .request)
    pass.hear(.focus("here"))
    #expect(filled(pass).place == "here")
    pass.hear(.clear)
    pass.hear(.focus("there"))
    #expect(filled(pass).place == "there")
  }

  @Test("is nowhere when a wish says so, unless the device has somewhere instead")
  func clearing() {
    var pass = Pass(at: "here")
    pass.hear(.clear)
    #expect(filled(pass).place == nil && pass.cause == .request)
    var other = Pass(at: "here")
    other.hear(.clear) { $0 + " by default" }
    #expect(filled(other).place == "here by default")
  }

  @Test("is not repaired when a wish takes focus away from what is gone")
  func clearingLoss() {
    var pass = Pass(at: "here", isThere: false)
    pass.hear(.clear)
    #expect(filled(pass).place == nil && pass.cause == nil)
  }

  @Test("is repaired when nothing that was wished for can be had")
  func vain() {
    var pass = Pass(at: "here", isThere: false)
    pass.hear(.nothing)
    #expect(filled(pass).place == "nearest")
  }
}
