extension App {
  /// Runs the program as its command line says.
  ///
  /// It appears in the terminal, or, where an option asks for that, runs a script, draws a picture
  /// or reports on focus; `--help` lists the options.
  @MainActor public static func main() {
    let arguments = CommandLine.arguments
    let name = arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "\(Self.self)"
    exit(Launch(Self.self, name: name).run(Array(arguments.dropFirst())))
  }
}
