import SwiftUI

// A focus state that is no Bool is optional: focus may be nowhere (F481).
struct NotOptional: View {
  enum Field: Hashable { case name }
  @FocusState var field: Field
  var body: some View { Text("a") }
}
