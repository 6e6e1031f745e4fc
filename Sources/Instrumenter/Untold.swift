/// What functions that do not tell everything may change, so that nobody shows it as it was.
struct Untold {
  /// When objects are looked at before a step.
  enum Looks { case never, afterSuchFunctions, always }

  /// The slots of variables that such functions change: they are unknown while a statement runs, and read after it.
  var slots: Set<Int> = []
  var looks = Looks.never

  var isEmpty: Bool { slots.isEmpty && looks == .never }

  /// Notes a function that tells less than everything, or nothing at all.
  mutating func note(_ level: TracingLevel) {
    if level > .full, level < .untouched, looks == .never { looks = .afterSuchFunctions }
  }
}

extension Walker {
  /// Notes what writes change that are told by nobody.
  func leave(_ writes: [Write], _ scope: Scope) {
    for write in writes {
      if let slot = slot(of: write.place, scope) { untold.slots.insert(slot) }
    }
  }

  /// The slot of the variable that a place begins with.
  private func slot(of place: Place, _ scope: Scope) -> Int? {
    let function = scope.function
    if case .name(let name) = place.root, let (binding, _) = scope.find(name) {
      return binding.isMutable ? binding.slot : nil
    }
    if let (binding, _) = typeProperty(place, function) { return binding.slot }
    var name: String?
    if case .name(let root) = place.root { name = root }
    if name == nil, case .member(let member)? = place.steps.first { name = member }
    guard let name else { return function.selfSlot }
    if let slot = function.actorSlots[name] { return slot }
    return function.owner?.property(name) == nil ? nil : function.selfSlot
  }

  // MARK: Steps

  /// The call that tells a step, which looks at objects first where they may have changed unseen.
  func stepCall(_ name: String, _ line: Int, _ function: Function) -> String {
    "\(name)(\(line)\(looks(function)))"
  }

  /// The last argument of such calls.
  func looks(_ function: Function) -> String {
    switch known.looks {
    case .never: ""
    case .afterSuchFunctions: function.level > .full ? ", true" : ", false"
    case .always: ", true"
    }
  }

  /// The call that tells that the function's own variables may be changed by others from here on.
  func losses(_ scope: Scope) -> [String] {
    let function = scope.function
    if known.slots.isEmpty || function.level >= .steps { return [] }
    let slots = untoldVariables(scope).compactMap(\.slot) + ownSlots(function).map(\.slot)
    return slots.isEmpty ? [] : ["_djLose(\(slots.map(String.init).joined(separator: ", ")))"]
  }

  /// The calls that tell what these variables hold now.
  func rereads(_ scope: Scope) -> [String] {
    let function = scope.function
    if known.slots.isEmpty || function.level >= .steps { return [] }
    return tellAll(untoldVariables(scope), from: function)
      + ownSlots(function).map { "_djV(\($0.slot), \($0.read))" }
  }

  private func untoldVariables(_ scope: Scope) -> [Binding] {
    scope.readable().filter(\.isUntold)
  }

  /// The slots that show `self`, or an actor's properties, where the function is their own.
  private func ownSlots(_ function: Function) -> [(slot: Int, read: String)] {
    guard function.selfFunction == function.id else { return [] }
    let actor = function.actorSlots.sorted { $0.value < $1.value }
      .map { (slot: $0.value, read: "self.\($0.key)") }
    let whole = function.selfSlot.map { [(slot: $0, read: "self")] } ?? []
    return (actor + whole).filter { known.slots.contains($0.slot) }
  }
}
