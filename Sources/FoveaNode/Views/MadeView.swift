/// What an author's closure makes, evaluated as a body: it follows what the closure reads.
nonisolated package struct MadeView<Content: View>: View {
  let make: () -> Content

  package init(make: @escaping () -> Content) { self.make = make }

  @MainActor package var body: Content { make() }
}
