import SwiftUI

// A focus state has no initial value of its own (F481).
struct InitialValue: View {
  @FocusState var isOn: Bool = false
  var body: some View { Text("a") }
}
