/// What the runtime knows of a stored property besides its name, its type and its place.
enum FieldRecord {
  /// The record as the runtime fills it in, in the layout that the standard library declares.
  private struct Content {
    var name: UnsafePointer<CChar>?
    var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = true
    var isVariable = false
  }

  /// Whether a property keeps what it refers to; `weak` and `unowned` ones do not.
  ///
  /// - Parameter index: the place of the property among those of the type.
  static func isStrong(_ index: Int, of type: Any.Type) -> Bool {
    var content = Content()
    _ = read(type, index: index, into: &content)
    content.freeName?(content.name)
    return content.isStrong
  }

  @_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
  private static func read(
    _ type: Any.Type, index: Int, into content: UnsafeMutablePointer<Content>
  ) -> Any.Type
}
