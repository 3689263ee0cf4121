import SwiftUI

/// A row of posters that belong together; it scrolls to keep the focused one in sight.
struct Shelf: View {
  let mood: Destination.Mood
  let focus: FocusState<Destination.ID?>.Binding

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(mood.rawValue).font(.headline)
      ScrollView(.horizontal) {
        LazyHStack(spacing: 40) {
          ForEach(Destination.all.filter { $0.mood == mood }) { destination in
            Poster(destination: destination).focused(focus, equals: destination.id)
          }
        }
      }
      .frame(height: 330)
    }
    .focusSection()
  }
}

/// A destination on a shelf.
struct Poster: View {
  let destination: Destination

  var body: some View {
    NavigationLink(value: destination) {
      VStack(alignment: .leading, spacing: 0) {
        DestinationPicture(name: destination.picture)
          .frame(width: 400, height: 240)
        Text(destination.name)
      }
    }
    .buttonStyle(.card)
  }
}
