import Foundation

/// A place to travel to.
struct Destination: Identifiable, Hashable {
  /// What a place is good for; the TV has a shelf for each.
  enum Mood: String, CaseIterable, Identifiable {
    case sun = "Sun and Sea"
    case heights = "Fresh Air"
    case streets = "City Lights"

    var id: Self { self }
  }

  let name: String
  let country: String
  let mood: Mood
  let picture: String
  let summary: String
  /// In euros, for one person and one night.
  let price: Int

  var id: String { name }

  static let all = [
    Destination(
      name: "Lagoa Azul", country: "Portugal", mood: .sun, picture: "beach",
      summary: "A quiet bay with warm, shallow water and one good fish grill.", price: 84),
    Destination(
      name: "Cape Amber", country: "Greece", mood: .sun, picture: "sunset",
      summary: "White houses on a cliff. Everybody comes out to see the sun go down.", price: 97),
    Destination(
      name: "Silver Dunes", country: "Morocco", mood: .sun, picture: "desert",
      summary: "Two days by camel, a night under more stars than you knew of.", price: 71),
    Destination(
      name: "Twin Peaks Hut", country: "Switzerland", mood: .heights, picture: "mountains",
      summary: "A wooden hut at 2,100 metres; the path begins at the last tram stop.", price: 120),
    Destination(
      name: "Nordfjord", country: "Norway", mood: .heights, picture: "fjord",
      summary: "Boats, waterfalls and, from September on, northern lights.", price: 132),
    Destination(
      name: "Old Harbour", country: "Scotland", mood: .streets, picture: "city",
      summary: "Music in each cellar, books on each corner, rain included.", price: 92),
  ]
}

extension [Destination] {
  /// Those whose name or country holds the words; all of them for none.
  func matching(_ words: String) -> [Destination] {
    let words = words.trimmingCharacters(in: .whitespaces).lowercased()
    return words.isEmpty
      ? self : filter { "\($0.name) \($0.country)".lowercased().contains(words) }
  }
}
