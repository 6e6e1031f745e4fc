internal import SwiftSyntax

/// Walks a file once and collects what to insert.
final class Walker {
  let source: [UInt8]
  let tree: SourceFileSyntax
  let options: AutoInstrumenter
  let lines: LineTable
  let collector: TypeCollector
  var edits = EditList()
  var functions: [FunctionTable] = []
  var slots: [SlotTable] = []
  var typeLines: [(id: Int, first: Int, last: Int)] = []
  /// How many functions deep nothing may be inserted.
  var silence = 0
  let top: Function
  let usesTasks: Bool
  /// The slots of type properties, by type and name.
  var typeProperties: [String: Int] = [:]
  /// What this walk finds that is changed and not told, and what the walk before found.
  var untold = Untold()
  let known: Untold

  init(source: String, tree: SourceFileSyntax, options: AutoInstrumenter, known: Untold = Untold())
  {
    self.known = known
    self.source = Array(source.utf8)
    self.tree = tree
    self.options = options
    lines = LineTable(self.source)
    usesTasks = source.contains("await ") || source.contains("async ")
    collector = TypeCollector(options.preludeTypes)
    top = Function(0, .topLevel, options.isProgram ? options.levels[0] ?? .full : .untouched)
    untold.note(top.level)
  }

  func run() -> Instrumented {
    collector.walk(tree)
    collector.finish()
    let lastLine = lines.line(at: source.count)
    functions.append(
      FunctionTable(
        id: 0, name: "main", line: 1, endLine: lastLine, parameters: [], level: top.level))
    if options.importsRecorder, let first = tree.firstToken(viewMode: .sourceAccurate) {
      insert("import FocusTrace; ", at: first.positionAfterSkippingLeadingTrivia)
    }
    walkItems(tree.statements, Scope(nil, top))
    edits.sort()
    var result = Instrumented(
      text: edits.applied(to: source), functions: functions, slots: slots, types: typeTables(),
      edits: edits)
    result.typeLines = typeLines
    result.usesTasks = usesTasks
    return result
  }

  private func typeTables() -> [TypeTable] {
    collector.numbered.map {
      let kind: TypeTable.Kind =
        $0.kind == .class ? .class : $0.kind == .enumeration ? .enumeration : .structure
      return TypeTable(
        id: $0.id, name: $0.name, kind: kind, fields: $0.allProperties.map { plain($0.name) })
    }
  }

  /// A name without its back-ticks.
  func plain(_ name: String) -> String {
    name.utf8.first == 96 ? String(name.dropFirst().dropLast()) : name
  }

  func insert(_ text: String, at position: AbsolutePosition) {
    if silence == 0 && !text.isEmpty { edits.insert(text, at: position.utf8Offset) }
  }

  func insert(_ text: String, before node: some SyntaxProtocol) {
    insert(text, at: node.positionAfterSkippingLeadingTrivia)
  }

  /// Inserts what stands within all else that is inserted at the same place.
  func insert(_ text: String, within node: some SyntaxProtocol) {
    if silence > 0 { return }
    edits.insert(text, at: node.positionAfterSkippingLeadingTrivia.utf8Offset, isInner: true)
  }

  func insert(_ text: String, after node: some SyntaxProtocol) {
    insert(text, at: node.endPositionBeforeTrailingTrivia)
  }

  func line(_ node: some SyntaxProtocol) -> Int {
    lines.line(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  func endLine(_ node: some SyntaxProtocol) -> Int {
    lines.line(at: node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The source of a node as it stands, without the trivia around it.
  func text(_ node: some SyntaxProtocol) -> String {
    let first = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    return String(decoding: source[first..<max(first, end)], as: UTF8.self)
  }

  // MARK: Variables

  /// Declares a variable and gives it a slot.
  @discardableResult
  func declare(
    _ name: String, in scope: Scope, isMutable: Bool, type: String = "", isInitialised: Bool = true
  ) -> Binding {
    let slot = addSlot(name, in: scope.function, type: type)
    // What its own function does not tell is told by nobody.
    let isTold = scope.function.level < .steps || isLate(scope.function)
    let binding = Binding(
      name, slot: isTold ? slot : nil, in: scope.function, isMutable: isMutable,
      isInitialised: isInitialised)
    binding.isUntold = known.slots.contains(slot)
    scope.declare(binding)
    return binding
  }

  /// Whether a function's variables are a library's global ones, which are told where they are written.
  func isLate(_ function: Function) -> Bool { function === top && !options.isProgram }

  func addSlot(_ name: String, in function: Function, type: String) -> Int {
    slots.append(
      SlotTable(
        id: slots.count, function: function.id, name: plain(name), type: type, role: nil))
    return slots.count - 1
  }

  /// Declares a name that is not read.
  func declareUnread(_ name: String, in scope: Scope) {
    scope.declare(
      Binding(name, slot: nil, in: scope.function, isMutable: false, isInitialised: true))
  }

  func declare(_ names: [BoundName], in scope: Scope) -> [Binding] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0.name).inserted }.map {
      declare($0.name, in: scope, isMutable: $0.isMutable, type: $0.type)
    }
  }

  /// The call that tells a variable's value.
  func tell(_ binding: Binding, from function: Function) -> String? {
    guard let slot = binding.slot, function.level < .steps else { return nil }
    if binding.function !== function {
      return "_djV(\(code(binding, in: function)), \(binding.name))"
    }
    return binding.isMutable ? "_djV(\(slot), \(binding.name))" : "_djB(\(slot), \(binding.name))"
  }

  /// How a function's code names a variable.
  func code(_ binding: Binding, in function: Function) -> String {
    guard let slot = binding.slot, binding.function !== function else {
      return "\(binding.slot ?? 0)"
    }
    if binding.function.id != 0 { return "_djG(\(binding.function.id), \(slot))" }
    return options.isProgram ? "~\(slot)" : lateCode(binding)
  }

  /// How code names a variable that has its value from the beginning, and is told when it is written.
  func lateCode(_ binding: Binding) -> String { "_djN(\(binding.slot ?? 0), \(binding.name))" }

  /// `a; b; ` for calls to be made before something.
  func leading(_ calls: [String]) -> String { calls.map { $0 + "; " }.joined() }

  /// `; a; b` for calls to be made after something.
  func trailing(_ calls: [String]) -> String { calls.map { "; " + $0 }.joined() }

  /// `, a` or `, (a, b)`: calls as one more argument, which is evaluated last.
  func argument(_ calls: [String]) -> String {
    switch calls.count {
    case 0: ""
    case 1: ", \(calls[0])"
    default: ", (\(calls.joined(separator: ", ")))"
    }
  }

  func tellAll(_ bindings: [Binding], from function: Function) -> [String] {
    bindings.compactMap { tell($0, from: function) }
  }

  /// `_djU` for the slots of this function that were made since `first`.
  func unbind(since first: Int, in function: Function) -> [String] {
    guard function.level < .steps else { return [] }
    var calls: [String] = []
    var start: Int?
    for slot in first...slots.count {
      let isOwn = slot < slots.count && slots[slot].function == function.id
      if isOwn {
        start = start ?? slot
      } else if let begun = start {
        calls.append("_djU(\(begun), \(slot))")
        start = nil
      }
    }
    return calls
  }
}
