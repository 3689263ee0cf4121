/// The characters that stand for the system's symbols.
enum SymbolTable {
  /// The character for a symbol's name; a variant without one of its own takes its base's.
  static func glyph(for name: String) -> String? {
    var name = Substring(name)
    while true {
      if let glyph = glyphs[String(name)] { return glyph }
      guard let dot = name.lastIndex(of: "."), variants.contains(name[name.index(after: dot)...])
      else { return nil }
      name = name[..<dot]
    }
  }

  private static let variants: Set<Substring> = [
    "fill", "circle", "square", "rectangle", "slash", "rtl", "badge", "plus", "inset", "dashed",
    "2", "3",
  ]

  /// One column each where there is such a character.
  private static let glyphs: [String: String] = [
    "airplane": "✈", "alarm": "⏰", "antenna.radiowaves.left.and.right": "⟟", "app": "▢",
    "archivebox": "▤", "arrow.clockwise": "↻", "arrow.counterclockwise": "↺", "arrow.down": "↓",
    "arrow.down.left": "↙", "arrow.down.right": "↘", "arrow.left": "←",
    "arrow.left.arrow.right": "⇄", "arrow.right": "→", "arrow.triangle.2.circlepath": "⟳",
    "arrow.turn.down.left": "↲", "arrow.up": "↑", "arrow.up.arrow.down": "⇅",
    "arrow.up.left": "↖", "arrow.up.right": "↗", "arrow.uturn.backward": "↶",
    "arrow.uturn.forward": "↷", "at": "@", "backward": "«", "bag": "▣", "battery.100": "▮",
    "bell": "♪", "bold": "B", "bolt": "ϟ", "book": "▥", "bookmark": "⚑", "bubble.left": "❝",
    "bubble.right": "❞", "building": "▦", "bus": "▭", "calendar": "▦", "camera": "◉", "car": "▱",
    "cart": "⊔", "chart.bar": "▃", "chart.pie": "◔", "checkmark": "✓", "checkmark.circle": "✓",
    "checkmark.circle.fill": "✔", "checkmark.seal": "✓", "checkmark.square": "☑",
    "chevron.backward": "‹", "chevron.down": "⌄", "chevron.forward": "›", "chevron.left": "‹",
    "chevron.right": "›", "chevron.up": "⌃", "chevron.up.chevron.down": "⇕", "circle": "○",
    "circle.fill": "●", "clock": "◷", "cloud": "☁", "cloud.rain": "☂", "command": "⌘",
    "creditcard": "▭", "cross": "✚", "crown": "♛", "cup.and.saucer": "☕", "delete.left": "⌫",
    "diamond": "◇", "diamond.fill": "◆", "doc": "▯", "doc.on.doc": "❐", "dollarsign": "$",
    "drop": "◊", "ellipsis": "…", "envelope": "✉", "equal": "=", "eraser": "⌫", "escape": "⎋",
    "eurosign": "€", "exclamationmark": "!", "exclamationmark.triangle": "⚠", "eye": "◉",
    "eye.slash": "⊘", "face.smiling": "☺", "film": "▤", "flag": "⚑", "flame": "♨", "folder": "▰",
    "fork.knife": "Ψ", "forward": "»", "gamecontroller": "⌘", "gear": "⚙", "gearshape": "⚙",
    "gift": "⊞", "globe": "⊕", "hand.raised": "✋", "hand.thumbsdown": "▼", "hand.thumbsup": "▲",
    "heart": "♡", "heart.fill": "♥", "hourglass": "⧗", "house": "⌂", "info": "i",
    "info.circle": "ⓘ", "italic": "I", "key": "⚷", "keyboard": "⌨", "leaf": "❧", "lightbulb": "☼",
    "line.3.horizontal": "≡", "link": "∞", "list.bullet": "☰", "list.number": "☷",
    "location": "➤", "lock": "⊠", "lock.open": "⊡", "magnifyingglass": "⌕", "map": "▧",
    "mappin": "⚲", "mic": "♩", "minus": "−", "minus.circle": "⊖", "moon": "☾", "moon.fill": "☾",
    "multiply": "×", "music.note": "♪", "music.note.list": "♫", "newspaper": "▤", "nosign": "⊘",
    "number": "#", "option": "⌥", "paintbrush": "✐", "paperclip": "§", "paperplane": "➢",
    "pause": "‖", "pencil": "✎", "person": "☻", "person.2": "☻☻", "person.3": "☻☻☻",
    "phone": "✆", "photo": "▨", "pin": "⚲", "play": "▶", "plus": "+", "plus.circle": "⊕",
    "plus.square": "⊞", "power": "⏻", "printer": "⎙", "qrcode": "▩", "questionmark": "?",
    "questionmark.circle": "?", "record": "◉", "rectangle": "▭", "rectangle.fill": "▬",
    "return": "⏎", "scissors": "✂", "scope": "⌖", "sidebar.left": "◧", "sidebar.right": "◨",
    "shift": "⇧", "shippingbox": "▣", "slash": "/", "slider.horizontal.3": "☰", "snowflake": "❄",
    "speaker": "◁", "speaker.wave.2": "◀", "square": "□", "square.and.arrow.down": "⤓",
    "square.and.arrow.up": "⤒", "square.and.pencil": "✎", "square.fill": "■",
    "square.grid.2x2": "▦", "star": "☆", "star.fill": "★", "star.leadinghalf.filled": "⯪",
    "stop": "■", "sun.max": "☀", "sun.min": "☼", "tag": "⚐", "target": "◎", "terminal": "▣",
    "text.alignleft": "≡", "timer": "◴", "tram": "▭", "trash": "⌦", "tray": "⊔", "triangle": "△",
    "triangle.fill": "▲", "tv": "▭", "umbrella": "☂", "wand.and.stars": "✨", "wifi": "⌔",
    "wrench": "⚒", "xmark": "✕", "xmark.circle": "⊗", "xmark.circle.fill": "⊗",
    "xmark.square": "⊠",
  ]
}
