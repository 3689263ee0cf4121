import Foundation
import FoveaTesting
import FoveaUI
import Testing
private enum C003 {


struct LongColumn: View {
    @State private var lines = Array(repeating: "", count: 30)
    @FocusState private var row: Int?

    var body: some View {
        ScrollViewReader { reader in
            ScrollView {
                VStack {
                    ForEach(lines.indices, id: \.self) { n in
                        TextField("Line \(n)", text: $lines[n])
                            .frame(height: 60)
                            .id(n)
                            .focused($row, equals: n)
                            .onSubmit { row = n + 1 < lines.count ? n + 1 : nil }
                    }
                }
            }
            .frame(height: 300)
            .onChange(of: row) { reader.scrollTo(row) }
        }
    }
}
}
private enum C033 {


struct TwoBranches: View {
    @State private var text = ""
    @FocusState private var on: Bool

    var body: some View {
        VStack {
            if text.count % 2 == 0 {
                TextField("Even", text: $text).focused($on)
            } else {
                TextField("Odd", text: $text).focused($on)
            }
            Text(on ? "typing" : "idle")
        }
    }
}
}
private enum C034 {


struct Resetting: View {
    @State private var draft = ""
    @State private var token = 0
    @FocusState private var on: Bool

    var body: some View {
        TextEditor(text: $draft)
            .id(token)
            .focused($on)
            .onChange(of: draft) { old, new in
                guard new.isEmpty, !old.isEmpty else { return }
                let had = on
                token += 1
                if had { Task { @MainActor in on = true } }
            }
    }
}
}
private enum C050 {


struct Growing: View {
    @State private var remark = ""
    @State private var sent: [String] = []
    @FocusState private var on: Bool

    var body: some View {
        VStack {
            ForEach(sent, id: \.self) { Text($0) }
            TextField("Remark", text: $remark, axis: .vertical)
                .lineLimit(1...4)
                .focused($on)
                .onSubmit { sent.append(remark); remark = ""; on = true }
        }
    }
}
}
private enum C055 {


struct Layered: View {
    @State private var pw = ""
    @State private var after = ""
    @State private var clear = false
    @FocusState private var secretOn: Bool
    @FocusState private var clearOn: Bool

    var body: some View {
        VStack {
            ZStack {
                TextField("Clear", text: $pw).focused($clearOn)
                    .opacity(clear ? 1 : 0).disabled(!clear)
                SecureField("Secret", text: $pw).focused($secretOn)
                    .opacity(clear ? 0 : 1).disabled(clear)
            }
            Button("Flip") {
                clear.toggle()
                if clear { clearOn = true } else { secretOn = true }
            }
            TextField("After", text: $after)
        }
    }
}
}
private enum C057 {


struct CodeBoxes: View {
    @State private var digits = ["", "", "", ""]
    @State private var moves = 0
    @FocusState private var box: Int?

    var body: some View {
        HStack {
            ForEach(0..<4, id: \.self) { i in
                TextField("D\(i)", text: $digits[i])
                    .focused($box, equals: i)
                    .onChange(of: digits[i]) { _, new in
                        if new.count == 1 { box = i < 3 ? i + 1 : nil }
                    }
            }
        }
        .onAppear { box = 0 }
        .onChange(of: box) { moves += 1 }
    }
}
}
private enum C058 {


struct BackBoxes: View {
    @State private var d = ["", "", ""]
    @FocusState private var at: Int?

    var body: some View {
        HStack {
            ForEach(0..<3, id: \.self) { i in
                TextField("B\(i)", text: $d[i])
                    .focused($at, equals: i)
                    .onChange(of: d[i]) { _, new in
                        if new.count == 1 && i < 2 { at = i + 1 }
                    }
                    .onKeyPress(.delete) {
                        guard d[i].isEmpty, i > 0 else { return .ignored }
                        d[i - 1] = ""
                        at = i - 1
                        return .handled
                    }
            }
        }
        .onAppear { at = 0 }
    }
}
}
private enum C065 {


struct Palette: View {
    @State private var line = ""
    @State private var mark = 0
    @FocusState private var on: Bool
    private let all = ["/join", "/leave", "/list"]

    var body: some View {
        VStack {
            TextField("Command", text: $line)
                .focused($on)
                .onKeyPress(.downArrow) { mark = min(mark + 1, all.count - 1); return .handled }
                .onKeyPress(.upArrow) { mark = max(mark - 1, 0); return .handled }
                .onKeyPress(.return) {
                    guard line == "/" else { return .ignored }
                    line = all[mark]
                    return .handled
                }
            ForEach(all.indices, id: \.self) { Text(all[$0]).bold($0 == mark) }
        }
    }
}
}
private enum C074 {


struct Inspector: View {
    enum F: Int, CaseIterable { case date, note, save }
    @State private var date = ""
    @State private var note = ""
    @FocusState private var f: F?

    private func cycle(_ p: KeyPress) -> KeyPress.Result {
        let by = p.modifiers.contains(.shift) ? 2 : 1
        f = F(rawValue: ((f?.rawValue ?? 0) + by) % 3)
        return .handled
    }

    var body: some View {
        HStack {
            Button("Side") {}
            VStack {
                TextField("Date", text: $date).focused($f, equals: .date)
                    .onKeyPress(keys: [.tab], action: cycle)
                TextField("Note", text: $note).focused($f, equals: .note)
                    .onKeyPress(keys: [.tab], action: cycle)
                Button("Save") {}.focused($f, equals: .save)
                    .onKeyPress(keys: [.tab], action: cycle)
            }
        }
        .onAppear { f = .date }
    }
}
}
private enum C079 {


struct Player: View {
    @State private var q = ""
    @State private var plays = 0
    @FocusState private var on: Bool

    var body: some View {
        VStack {
            TextField("Search", text: $q).focused($on)
            Button("Play") { plays += 1 }
                .keyboardShortcut(.space, modifiers: [])
            Button("Leave") { on = false }
        }
    }
}
}
private enum C080 {


struct Notice: View {
    @State private var ok = 0
    @State private var extra = ""

    var body: some View {
        VStack {
            Text("Long explanation")
                .textSelection(.enabled)
            TextField("Extra", text: $extra)
            Button("OK") { ok += 1 }
                .keyboardShortcut(.defaultAction)
        }
    }
}
}
private enum C087 {


struct RenameRow: View {
    @State private var name = "old"
    @State private var draft = ""
    @State private var editing = false
    @State private var other = ""
    @State private var writes = 0
    @FocusState private var on: Bool

    private func commit() {
        guard editing else { return }
        editing = false
        if draft != name { name = draft; writes += 1 }
    }

    var body: some View {
        VStack {
            if editing {
                TextField("Name", text: $draft)
                    .focused($on)
                    .onAppear { on = true }
                    .onSubmit(commit)
                    .onExitCommand { editing = false }
                    .onChange(of: on) { if !on { commit() } }
            } else {
                Button("Rename \(name)") { draft = name; editing = true }
            }
            TextField("Other", text: $other)
        }
    }
}
}
private enum C088 {


struct Sidebar2: View {
    let ask: Bool
    enum S: Hashable { case title, composer }
    @State private var title = "Chat"
    @State private var draft = ""
    @State private var renaming = false
    @FocusState private var s: S?

    var body: some View {
        VStack {
            if renaming {
                TextField("Title", text: $title)
                    .focused($s, equals: .title)
                    .onSubmit { renaming = false; s = .composer }
                    .onAppear { if ask { s = .title } }
            } else {
                Button("Rename") { renaming = true }
            }
            TextField("Composer", text: $draft).focused($s, equals: .composer)
        }
        .onAppear { s = .composer }
    }
}
}
private enum C053 {


struct Article: View {
    enum A: Hashable { case title, text }
    @State private var title = ""
    @State private var text = ""
    @FocusState private var a: A?

    var body: some View {
        VStack {
            TextField("Title", text: $title).focused($a, equals: .title)
            TextEditor(text: $text).focused($a, equals: .text)
        }
    }
}
}
private enum C094 {


struct Marks: View {
    @Binding var value: Int
    var body: some View {
        HStack {
            ForEach(1...5, id: \.self) { Text($0 <= value ? "*" : ".") }
        }
        .focusable(interactions: .activate)
        .onMoveCommand { d in
            if d == .right { value = min(5, value + 1) }
            if d == .left { value = max(0, value - 1) }
        }
        .onKeyPress(.space) { value = value == 0 ? 3 : 0; return .handled }
    }
}
struct MarkForm: View {
    @State private var a = ""
    @State private var b = ""
    @State private var value = 2
    var body: some View {
        VStack {
            TextField("Above", text: $a)
            Marks(value: $value)
            TextField("Below", text: $b)
        }
    }
}
}

@MainActor @Suite struct Tmp {
  func v(_ s: Screen, _ n: String) -> String { s.value(of: n) ?? "?" }
  @Test func c003() throws { let s = Screen(.phone, C003.LongColumn()); try s.click("Line 0"); s.press(.return, times: 3); #expect(s.focus == "Line 3"); s.press(.return, times: 26); #expect(s.focus == "Line 29"); s.press(.return); #expect(s.focus == nil) }
  @Test func c033() throws { let s = Screen(.phone, C033.TwoBranches()); try s.click("Even"); s.type("a"); #expect(s.isVisible("idle")); #expect(v(s,"text") == "a"); try s.click("a"); s.type("b"); #expect(v(s,"text") == "ab") }
  @Test func c034() async throws { let s = Screen(.phone, C034.Resetting()); s.click(at: .init(x: 195, y: 400), count: 1); s.type("x"); #expect(v(s,"draft") == "x"); s.press(.delete); await s.settle(); #expect(v(s,"on") == "true"); s.type("y"); #expect(v(s,"draft") == "y"); #expect(v(s,"token") == "1") }
  @Test func c050() throws { let s = Screen(.desktop, C050.Growing()); s.type("one"); s.press(.return, .option); s.type("two"); s.press(.return); #expect(v(s,"sent").contains("one")); #expect(v(s,"remark") == ""); #expect(s.focus == "Remark") }
  @Test func c053() throws { let s = Screen(.desktop, C053.Article()); s.type("T"); s.press(.tab); s.type("x"); s.press(.tab); s.type("y"); #expect(v(s,"text") == "x\ty"); #expect(v(s,"a") == "text") }
  @Test func c055() throws { let s = Screen(.desktop, C055.Layered()); try s.click("Secret"); s.type("a"); try s.click("Flip"); #expect(v(s,"clearOn") == "true"); s.type("b"); #expect(v(s,"pw") == "ab"); #expect(v(s,"secretOn") == "false") }
  @Test(arguments: [Screen.Device.phone, .desktop]) func c057(d: Screen.Device) throws { let s = Screen(d, C057.CodeBoxes()); #expect(s.focus == "D0"); for k in ["1","2","3","4"] { s.type(k) }; #expect(s.focus == nil); #expect(v(s,"moves") == "5"); #expect(v(s,"digits") == "[\"1\", \"2\", \"3\", \"4\"]") }
  @Test func c058() throws { let s = Screen(.phone, C058.BackBoxes()); s.type("7"); s.type("8"); #expect(s.focus == "B2"); s.press(.delete); #expect(s.focus == "B1"); s.press(.delete); #expect(s.focus == "B0"); #expect(v(s,"d") == "[\"\", \"\", \"\"]") }
  @Test func c065() throws { let s = Screen(.desktop, C065.Palette()); s.type("/"); s.press(.down, times: 2); #expect(v(s,"mark") == "2"); s.press(.up); s.press(.return); #expect(v(s,"line") == "/leave"); #expect(s.focus == "Command") }
  @Test func c074() throws { let s = Screen(.desktop, C074.Inspector()); #expect(s.focus == "Date"); s.press(.tab); #expect(s.focus == "Note"); s.press(.tab); #expect(s.focus == "Save"); s.press(.tab); #expect(s.focus == "Date"); s.press(.tab, .shift); #expect(s.focus == "Save") }
  @Test func c079() throws { let s = Screen(.desktop, C079.Player()); s.type("a b"); #expect(v(s,"q") == "a b"); try s.click("Leave"); #expect(s.focus == nil); s.press(.space); #expect(v(s,"plays") == "1") }
  @Test func c080() throws { let s = Screen(.desktop, C080.Notice()); s.press(.return); #expect(v(s,"ok") == "1"); try s.click("Extra"); s.type("x"); s.press(.return); #expect(v(s,"ok") == "2") }
  @Test func c080p() throws { let s = Screen(.phone, C080.Notice()); s.press(.return); #expect(v(s,"ok") == "1"); try s.click("Extra"); s.type("x"); s.press(.return); #expect(v(s,"ok") == "2") }
  @Test func c087() throws { let s = Screen(.desktop, C087.RenameRow()); try s.click("Rename old"); #expect(s.focus == "Name"); s.type("X"); s.press(.escape); #expect(v(s,"name") == "old"); #expect(v(s,"editing") == "false"); try s.click("Rename old"); s.type("Y"); try s.click("Other"); #expect(v(s,"name") == "oldY"); try s.click("Rename oldY"); s.type("Z"); s.press(.return); #expect(v(s,"name") == "oldYZ"); #expect(v(s,"writes") == "2") }
  @Test func c088() throws { let s = Screen(.desktop, C088.Sidebar2(ask: true)); try s.click("Rename"); s.type("2"); #expect(v(s,"title") == "Chat2"); s.press(.return); #expect(s.focus == "Composer") }
  @Test func c094() throws { let s = Screen(.desktop, C094.MarkForm()); try s.click("Above"); s.press(.tab); s.press(.right, times: 2); #expect(v(s,"MarkForm.value") == "4"); s.press(.left); s.press(.space); #expect(v(s,"MarkForm.value") == "0"); s.press(.tab); #expect(s.focus == "Below") }
}
