import SwiftUI

// The talk's files for the TV use these names without declaring them.
let photoName = "beach"

struct BrowsePhotosButton: View {
  var body: some View {
    Button("Browse Photos") {}
  }
}
