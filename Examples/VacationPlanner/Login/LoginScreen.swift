import SwiftUI

/// The first screen: who are you? With room for it, pictures stand beside the form.
struct LoginScreen: View {
  @Environment(\.room) private var room
  @State private var showsPictures = false

  var body: some View {
    HStack(spacing: 40) {
      LoginForm()
        .frame(maxWidth: room == .wide ? 760 : 460)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .focusSection()
      if room == .wide {
        LoginPictures(isOpen: $showsPictures)
          .frame(maxHeight: .infinity, alignment: .bottom)
          .focusSection()
      }
    }
    .padding(room == .wide ? 60 : 10)
  }
}
