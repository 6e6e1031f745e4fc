public import Domain

/// The edges at which an input stands, by the problem's signature and constraints.
///
/// Of a valid input; one that is not valid may have none. Cost: as sorting the input.
public func edgeFamilies(of input: [Value], for problem: Problem) -> Set<EdgeFamily> {
  let parameters = problem.inputParameters
  guard input.count == parameters.count,
    let constraints = try? ProblemConstraints(of: problem)
  else { return [] }
  if let design = problem.replayedDesign {
    return callFamilies(of: input, design, constraints)
  }
  let arguments = Dictionary(zip(parameters.map(\.name), input)) { first, _ in first }
  let scope = Scope(arguments: arguments)
  return zip(parameters, input).reduce(into: []) { families, pair in
    let (parameter, value) = pair
    if case .node = parameter.role { return }
    let form = (constraints.parameters[parameter.name] ?? Constraint()).known(in: scope)
    for kind in edges(of: value, as: parameter.type, form) {
      families.insert(EdgeFamily(parameter.name, kind))
    }
  }
}

/// The edges of a record of calls: its length, which call comes first, and each call's arguments.
private func callFamilies(
  of input: [Value], _ design: DesignSignature, _ constraints: ProblemConstraints
) -> Set<EdgeFamily> {
  let names = (input[0].elements ?? []).map { $0.text ?? "" }
  let lists = input[1].elements ?? []
  guard !names.isEmpty, names.count == lists.count else { return [] }
  let scope = Scope(arguments: named(lists[0], design.constructor))
  var families: Set<EdgeFamily> = []
  let bounds = constraints.calls.flatMap { try? $0.evaluate(in: scope) }
  for kind in sizes(names.count - 1, within: bounds) {
    families.insert(EdgeFamily("calls", kind))
  }
  let called = names.dropFirst()
  if let first = called.first { families.insert(EdgeFamily(first, .calledFirst)) }
  if let first = called.first, called.count > 1, called.allSatisfy({ $0 == first }) {
    families.insert(EdgeFamily(first, .calledAlone))
  }
  for (name, list) in zip(names, lists) {
    let isFirst = name == design.className
    let parameters = isFirst ? design.constructor : design.method(name)?.parameters ?? []
    let forms = isFirst ? constraints.constructor : constraints.methods[name]?.arguments ?? [:]
    for (parameter, value) in zip(parameters, list.elements ?? []) {
      let form = (forms[parameter.name] ?? Constraint()).known(in: scope)
      for kind in edges(of: value, as: parameter.type, form) {
        families.insert(EdgeFamily("\(name).\(parameter.name)", kind))
      }
    }
  }
  return families
}

private func edges(
  of value: Value, as type: ValueType, _ form: Constraint
) -> Set<EdgeFamily.Kind> {
  let length = try? form.length?.evaluate(in: Scope())
  switch (type, value) {
  case (.int, _), (.long, _), (.double, _): return numbers([value], within: form.range)
  case (.string, .string(let text)):
    let letters = Array(text.unicodeScalars)
    let isEven = letters.count > 1 && Set(letters).count == 1
    return sizes(letters.count, within: length).union(isEven ? [.allEqual] : [])
  case (.treeNode, .array(let items)): return tree(items, form, length)
  case (.list(.list(let element)), .array(let rows)):
    return grid(rows, of: element, form, length)
  case (_, .array(let items)): return list(items, of: type.element, form, length)
  // A structure without nodes may stand as null.
  case (.listNode, .null), (.treeNode, .null), (.graphNode, .null), (.randomNode, .null):
    return [.empty]
  default: return []
  }
}

private func sizes(
  _ count: Int, within bounds: (low: Int, high: Int)?
) -> Set<EdgeFamily.Kind> {
  var kinds: Set<EdgeFamily.Kind> = []
  if count == 0 { kinds.insert(.empty) }
  if count == 1 { kinds.insert(.single) }
  guard let bounds else { return kinds }
  if count == bounds.low, count > 1 { kinds.insert(.smallest) }
  if count == bounds.high, bounds.high > bounds.low { kinds.insert(.largest) }
  return kinds
}

private func numbers(_ values: [Value], within range: Bounds?) -> Set<EdgeFamily.Kind> {
  let bounds = try? range?.evaluate(in: Scope())
  var kinds: Set<EdgeFamily.Kind> = []
  for value in values {
    guard let number = value.number else { continue }
    if number == 0 { kinds.insert(.zero) }
    if number < 0 { kinds.insert(.negative) }
    guard let bounds, bounds.low < bounds.high else { continue }
    if number == Double(bounds.low) { kinds.insert(.least) }
    if number == Double(bounds.high) { kinds.insert(.greatest) }
  }
  return kinds
}

private func list(
  _ items: [Value], of element: ValueType, _ form: Constraint, _ length: (low: Int, high: Int)?
) -> Set<EdgeFamily.Kind> {
  var kinds = sizes(items.count, within: length).union(order(of: items))
  kinds.formUnion(numbers(items, within: form.inner.range))
  let isEmpty: (Value) -> Bool = { $0 == "" || $0 == [] }
  if element != .int, items.contains(where: isEmpty) { kinds.insert(.emptyElement) }
  return kinds
}

private func grid(
  _ rows: [Value], of element: ValueType, _ form: Constraint, _ length: (low: Int, high: Int)?
) -> Set<EdgeFamily.Kind> {
  let cells = rows.flatMap { $0.elements ?? [] }
  var kinds = sizes(rows.count, within: length)
  if kinds.remove(.single) != nil { kinds.insert(.singleRow) }
  let widths = Set(rows.map { $0.elements?.count ?? 0 })
  if widths == [1] { kinds.insert(.singleColumn) }
  if widths.contains(0), !rows.isEmpty { kinds.insert(.emptyElement) }
  if cells.count > 1, Set(cells).count == 1 { kinds.insert(.allEqual) }
  return kinds.union(numbers(cells, within: form.inner.inner.range))
}

private func tree(
  _ items: [Value], _ form: Constraint, _ length: (low: Int, high: Int)?
) -> Set<EdgeFamily.Kind> {
  let values = items.filter { $0 != .null }
  var kinds = sizes(values.count, within: length)
  kinds.formUnion(numbers(values, within: form.inner.range))
  if values.count > 1, Set(values).count == 1 { kinds.insert(.allEqual) }
  if values.count > 2, let nodes = LevelOrder(items)?.nodes,
    nodes.allSatisfy({ $0.left == nil || $0.right == nil })
  {
    kinds.insert(.chain)
  }
  return kinds
}

/// How plain elements follow each other; of one element there is nothing to say.
private func order(of items: [Value]) -> Set<EdgeFamily.Kind> {
  guard items.count > 1 else { return [] }
  let different = Set(items).count
  if different == 1 { return [.allEqual] }
  var kinds: Set<EdgeFamily.Kind> = different < items.count ? [.repeats] : []
  let values = items.compactMap(\.number)
  guard values.count == items.count, items.count > 2 else { return kinds }
  let pairs = zip(values, values.dropFirst())
  if pairs.allSatisfy({ $0 <= $1 }) { kinds.insert(.ascending) }
  if pairs.allSatisfy({ $0 >= $1 }) { kinds.insert(.descending) }
  return kinds
}

extension Constraint {
  /// With numbers for those bounds that can be worked out; without the others.
  fileprivate func known(in scope: Scope) -> Constraint {
    if let form = try? settled(in: scope) { return form }
    var form = self
    form.range = try? range?.settled(in: scope)
    form.length = try? length?.settled(in: scope)
    if case .limited(let inner) = each { form.each = .limited(inner.known(in: scope)) }
    return form
  }

  /// The limits of the elements.
  fileprivate var inner: Constraint {
    if case .limited(let inner) = each { inner } else { Constraint() }
  }
}
