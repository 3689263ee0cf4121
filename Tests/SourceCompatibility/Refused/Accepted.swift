import SwiftUI

// The control: what stands here compiles, so that the other files fail for their own reason.
struct Accepted: View {
  @FocusState var isOn: Bool
  @FocusState var field: String?
  var body: some View { Text("a").focused($isOn).focused($field, equals: "b") }
}
