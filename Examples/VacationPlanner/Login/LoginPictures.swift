import SwiftUI

/// Pictures that say why one would sign in, and a button that shows all of them.
struct LoginPictures: View {
  @Binding var isOpen: Bool

  var body: some View {
    VStack(spacing: 30) {
      DestinationPicture(name: "sunset")
        .frame(height: isOpen ? 300 : 500)
      if isOpen {
        HStack(spacing: 20) {
          DestinationPicture(name: "beach")
          DestinationPicture(name: "mountains")
        }
        .frame(height: 200)
      }
      Button(isOpen ? "Fewer Photos" : "Browse Photos") { isOpen.toggle() }
    }
  }
}
