import SwiftUI

// A view is bound to a value of the state's type.
struct OtherType: View {
  @FocusState var field: String?
  var body: some View { Text("a").focused($field, equals: 1) }
}
