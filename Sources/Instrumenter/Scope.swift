/// A variable as the walker knows it.
final class Binding {
  let name: String
  /// Its slot; nil for what cannot be read freely (lazy, computed, `async let`, functions).
  let slot: Int?
  let function: Function
  /// Whether its value may change after it was bound.
  let isMutable: Bool
  /// Whether a value is there from the declaration on.
  let isInitialised: Bool
  /// Whether functions change it that do not tell it.
  var isUntold = false
  /// Whether a closure or local function changes it.
  var isChangedInside = false

  init(_ name: String, slot: Int?, in function: Function, isMutable: Bool, isInitialised: Bool) {
    self.name = name
    self.slot = slot
    self.function = function
    self.isMutable = isMutable
    self.isInitialised = isInitialised
  }
}

/// A function, accessor, initialiser, closure or the top level, while it is walked.
final class Function {
  enum Kind { case topLevel, function, initializer, accessor, closure }

  let id: Int
  let kind: Kind
  let level: TracingLevel
  /// Whether `return` gives a value of a type that is written down.
  let returnsKnownType: Bool
  /// The type whose `self` the body sees.
  let owner: TypeInfo?
  /// The type whose type properties it sees, if it has no `self`.
  let staticOwner: TypeInfo?
  /// The slot that shows `self`.
  var selfSlot: Int?
  /// Slots that show the properties of an actor, which cannot be looked at from outside.
  var actorSlots: [String: Int] = [:]
  /// The function that shows it: this one, or the one around a closure or local function.
  var selfFunction = 0

  init(
    _ id: Int, _ kind: Kind, _ level: TracingLevel, returnsKnownType: Bool = false,
    owner: TypeInfo? = nil, staticOwner: TypeInfo? = nil
  ) {
    self.id = id
    self.kind = kind
    self.level = level
    self.returnsKnownType = returnsKnownType
    self.owner = owner
    self.staticOwner = staticOwner
  }

  /// The type that the function is a member of, or is declared in a member of.
  var type: TypeInfo? { owner ?? staticOwner }

  /// Shows `self` where the function around does.
  func share(_ outer: Function) {
    selfSlot = outer.selfSlot
    actorSlots = outer.actorSlots
    selfFunction = outer.selfFunction
  }

  /// Whether `self` is not yet whole here.
  var isInitializer: Bool { kind == .initializer }
}

/// A block's variables.
final class Scope {
  let parent: Scope?
  let function: Function
  private var bindings: [String: Binding] = [:]
  /// Slots of outer variables that were given their first value in this block.
  private var initialised: Set<Int> = []
  /// Where errors of this block's statements arrive.
  var attempts: [Attempt] = []
  /// This block's `defer`s, until all of the block is walked.
  var deferred: [Deferred] = []
  /// The names in each local function of this block that was not walked yet, and in a loop's closures: they may be
  /// called above their place.
  var functionsBelow: [Set<String>] = []

  init(_ parent: Scope?, _ function: Function) {
    self.parent = parent
    self.function = function
  }

  func declare(_ binding: Binding) { bindings[binding.name] = binding }

  /// Notes that a variable has its first value from here to the end of this block.
  func initialise(_ binding: Binding) { if let slot = binding.slot { initialised.insert(slot) } }

  /// Notes that a variable may no longer be read (`consume`).
  func lose(_ name: String) {
    var scope: Scope? = self
    while let current = scope, current.function === function {
      for attempt in current.attempts { attempt.lose(name) }
      scope = current.parent
    }
    guard let binding = find(name)?.binding else { return }
    declare(
      Binding(name, slot: nil, in: binding.function, isMutable: false, isInitialised: false))
  }

  /// The variable that a name means here, and whether it has a value; nil for one that is no variable of a function.
  func find(_ name: String) -> (binding: Binding, isReady: Bool)? {
    var isReady = false
    var scope: Scope? = self
    // A name is looked for in the first block only, then outwards.
    var given: Set<Int> = []
    while let current = scope {
      given.formUnion(current.initialised)
      if let binding = current.bindings[name] {
        isReady = binding.isInitialised || binding.slot.map(given.contains) ?? false
        return (binding, isReady || binding.function !== function)
      }
      scope = current.parent
      let type = current.function.type
      if type !== scope?.function.type, type?.memberNames.contains(name) == true { return nil }
    }
    return nil
  }

  /// Whether a function or closure that may be called before it is walked names a variable of this function.
  func isNamedBelow(_ name: String) -> Bool {
    var scope: Scope? = self
    while let current = scope, current.function === function {
      if current.functionsBelow.contains(where: { $0.contains(name) }) { return true }
      scope = current.parent
    }
    return false
  }

  /// Variables of this function that have a value, as their names mean here.
  func readable() -> [Binding] {
    var names: Set<String> = []
    var scope: Scope? = self
    while let current = scope, current.function === function {
      names.formUnion(current.bindings.keys)
      scope = current.parent
    }
    return names.sorted().compactMap { name in
      find(name).flatMap { $0.isReady && $0.binding.slot != nil ? $0.binding : nil }
    }
  }

  /// Variables of this function that wait for their first value.
  func waiting() -> [Binding] {
    var found: [Binding] = []
    var given: Set<Int> = []
    var scope: Scope? = self
    while let current = scope, current.function === function {
      given.formUnion(current.initialised)
      for binding in current.bindings.values where !binding.isInitialised {
        if let slot = binding.slot, !given.contains(slot) { found.append(binding) }
      }
      scope = current.parent
    }
    return found
  }

  /// Where an error of a statement here may arrive in this function.
  func reachableAttempts() -> [Attempt] {
    var found: [Attempt] = []
    var scope: Scope? = self
    while let current = scope, current.function === function {
      found += current.attempts
      if current.attempts.contains(where: \.catchesAll) { break }
      scope = current.parent
    }
    return found
  }
}
