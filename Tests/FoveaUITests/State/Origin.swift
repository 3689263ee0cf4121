import FoveaUI
import Observation
import Testing

/// Where the value behind a binding is kept, and by which way an author comes to the binding.
///
/// The view that makes the binding reads no value: what shows one must follow it by itself.
enum Origin: String, CaseIterable, CustomTestStringConvertible {
  case state = "$state"
  case property = "$state.part"
  case modelInState = "$model.value of a model in a state"
  case bindable = "$model.value of a Bindable"
  case functions = "Binding(get:set:) over a model"
  case functionsOfState = "Binding(get:set:) over a state"
  case observedObject = "$object.value of an ObservedObject"
  case element = "$values[0]"
  case elementOfModel = "$model.values[0]"
  case row = "$value of ForEach($rows)"
  case rowOfModel = "$value of ForEach($model.rows)"
  case unwrapped = "Binding($optional)"
  case unwrappedOfModel = "Binding($model.optional)"

  var testDescription: String { rawValue }

  /// A view that hands a binding of this origin to `content`.
  @MainActor func view<Value: Equatable>(
    _ value: Value, _ pen: Pen<Value>, @ViewBuilder content: @escaping (Binding<Value>) -> some View
  ) -> AnyView {
    let model = Model(value)
    func make(_ binding: Binding<Value>) -> AnyView { AnyView(content(binding)) }
    switch self {
    case .state: return AnyView(OfState(value: value, pen: pen, content: make))
    case .property: return AnyView(OfProperty(whole: Whole(part: value), pen: pen, content: make))
    case .modelInState: return AnyView(OfModelInState(model: model, pen: pen, content: make))
    case .bindable: return AnyView(OfBindable(model: model, pen: pen, content: make))
    case .functions: return AnyView(OfFunctions(model: model, pen: pen, content: make))
    case .functionsOfState: return AnyView(OfStateFunctions(value: value, pen: pen, content: make))
    case .observedObject:
      return AnyView(OfObject(object: Published(value), pen: pen, content: make))
    case .element: return AnyView(OfElement(values: [value], pen: pen, content: make))
    case .elementOfModel: return AnyView(OfModelElement(model: model, pen: pen, content: make))
    case .row: return AnyView(OfRow(rows: [Row(value: value)], pen: pen, content: make))
    case .rowOfModel: return AnyView(OfModelRow(model: model, pen: pen, content: make))
    case .unwrapped: return AnyView(OfOptional(value: value, pen: pen, content: make))
    case .unwrappedOfModel: return AnyView(OfModelOptional(model: model, pen: pen, content: make))
    }
  }

  /// What a test writes the value with.
  @MainActor final class Pen<Value> {
    var write: (Value) -> Void = { _ in }
  }
}

private struct Whole<Part> { var part: Part }

private struct Row<Value>: Identifiable {
  let id = 1
  var value: Value
}

@Observable private final class Model<Value> {
  var value: Value
  var values: [Value]
  var rows: [Row<Value>]
  var optional: Value?

  init(_ value: Value) {
    self.value = value
    values = [value]
    rows = [Row(value: value)]
    optional = value
  }
}

private final class Published<Value>: ObservableObject {
  @FoveaUI.Published var value: Value
  init(_ value: Value) { self.value = value }
}

private typealias Made<Value> = (Binding<Value>) -> AnyView

private struct OfState<Value>: View {
  @State var value: Value
  let pen: Origin.Pen<Value>
  let content: Made<Value>
  var body: some View {
    let _ = pen.write = { value = $0 }
    content($value)
  }
}

private struct OfProperty<Value>: View {
  @State var whole: Whole<Value>
  let pen: Origin.Pen<Value>
  let content: Made<Value>
  var body: some View {
    let _ = pen.write = { whole.part = $0 }
    content($whole.part)
  }
}

private struct OfModelInState<Value>: View {
  @State var model: Model<Value>
  let pen: Origin.Pen<Value>
  let content: Made<Value>
  var body: some View {
    let _ = pen.write = { [model] in model.value = $0 }
    content($model.value)
  }
}

private struct OfBindable<Value>: View {
  @Bindable var model: Model<Value>
  let pen: Origin.Pen<Value>
  let content: Made<Value>
  var body: some View {
    let _ = pen.write = { [model] in model.value = $0 }
    content($model.value)
  }
}

private struct OfFunctions<Value>: View {
  let model: Model<Value>
  let pen: Origin.Pen<Value>
  let content: Made<Value>
  var body: some View {
    let _ = pen.write = { [model] in model.value = $0 }
    content(Binding(get: { model.value }, set: { model.value = $0 }))
  }
}

private struct OfStateFunctions<Value>: View {
  @State var value: Value
  let pen: Origin.Pen<Value>
  let content: Made<Value>
  var body: some View {
    let _ = pen.write = { value = $0 }
    content(Binding(get: { value }, set: { value = $0 }))
  }
}

private struct OfObject<Value>: View {
  @ObservedObject var object: Published<Value>
  let pen: Origin.Pen<Value>
  let content: Made<Value>
  var body: some View {
    let _ = pen.write = { [object] in object.value = $0 }
    content($object.value)
  }
}

private struct OfElement<Value>: View {
  @State var values: [Value]
  let pen: Origin.Pen<Value>
  let content: Made<Value>
  var body: some View {
    let _ = pen.write = { values[0] = $0 }
    content($values[0])
  }
}

private struct OfModelElement<Value>: View {
  @Bindable var model: Model<Value>
  let pen: Origin.Pen<Value>
  let content: Made<Value>
  var body: some View {
    let _ = pen.write = { [model] in model.values[0] = $0 }
    content($model.values[0])
  }
}

private struct OfRow<Value>: View {
  @State var rows: [Row<Value>]
  let pen: Origin.Pen<Value>
  let content: Made<Value>
  var body: some View {
    let _ = pen.write = { rows[0].value = $0 }
    ForEach($rows) { $row in content($row.value) }
  }
}

private struct OfModelRow<Value>: View {
  @Bindable var model: Model<Value>
  let pen: Origin.Pen<Value>
  let content: Made<Value>
  var body: some View {
    let _ = pen.write = { [model] in model.rows[0].value = $0 }
    ForEach($model.rows) { $row in content($row.value) }
  }
}

private struct OfOptional<Value>: View {
  @State var value: Value?
  let pen: Origin.Pen<Value>
  let content: Made<Value>
  var body: some View {
    let _ = pen.write = { value = $0 }
    if let value = Binding($value) { content(value) }
  }
}

private struct OfModelOptional<Value>: View {
  @Bindable var model: Model<Value>
  let pen: Origin.Pen<Value>
  let content: Made<Value>
  var body: some View {
    let _ = pen.write = { [model] in model.optional = $0 }
    if let value = Binding($model.optional) { content(value) }
  }
}
