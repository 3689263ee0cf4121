import FoveaTesting
import Foundation
import SwiftUI
import Testing
@testable import Gallery

/// Given the gallery, when somebody looks at all of it, then…
@MainActor @Suite("The gallery")
struct GalleryTests {
  @Test("leaves nothing that a remote does not reach, but where that is the idea")
  func reachability() {
    for idea in Idea.allCases {
      let screen = Screen(device: .tv) { NavigationStack { idea.screen } }
      let isTheIdea = idea == .farTargets || idea == .reachingMovement
      #expect(screen.audit.isComplete != isTheIdea, "\(idea)")
      #expect(screen.issues.isEmpty, "\(idea)")
    }
  }

  @Test("walks through each of its ideas", arguments: Idea.allCases)
  func walks(idea: Idea) throws {
    let scripts = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../Examples/Gallery/Scripts").standardized
    let names = try FileManager.default.contentsOfDirectory(atPath: scripts.path)
    let word = "\(idea)".reduce(into: "") { word, letter in
      word += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
    }
    #expect(names.contains { $0.hasSuffix(".\(word).script") })
  }
}
