internal import SwiftSyntax

/// Makes the calls that tell a place's value after it was written.
struct PlaceTeller {
  let walker: Walker
  let scope: Scope
  let purity: Purity

  private var function: Function { scope.function }
  private var tellsParts: Bool { function.level == .full }

  func calls(_ write: Write) -> [String] {
    switch write.place.root {
    case .name(let name):
      if let (binding, isReady) = scope.find(name) {
        guard binding.slot != nil, isReady else { return [] }
        return variableCalls(binding, write)
      }
      if let calls = typePropertyCalls(write) { return calls }
      guard let owner = function.owner, let property = owner.property(name),
        property.reading == .plain
      else { return [] }
      return propertyCalls(owner, property, name, Array(write.place.steps), write)
    case .selfReference: return typePropertyCalls(write) ?? selfCalls(write)
    }
  }

  private func typePropertyCalls(_ write: Write) -> [String]? {
    guard let (binding, rest) = walker.typeProperty(write.place, function) else { return nil }
    return variableCalls(binding, write.after(rest), code: walker.lateCode(binding))
  }

  // MARK: Variables

  private func variableCalls(
    _ binding: Binding, _ write: Write, code: String? = nil
  ) -> [String] {
    let calls = calls(of: binding, write, code ?? walker.code(binding, in: function))
    guard binding.isUntold, code != nil || binding.function !== function, let slot = binding.slot
    else { return calls }
    // From the next statement on it may be changed by one that does not tell it.
    let isLate = code != nil || walker.isLate(binding.function)
    return calls + ["_djLose(\(isLate ? "~\(slot)" : walker.code(binding, in: function)))"]
  }

  private func calls(of binding: Binding, _ write: Write, _ code: String) -> [String] {
    let name = binding.name
    let whole = binding.isMutable ? ["_djV(\(code), \(name))"] : []
    if write.isInClosure { return whole + insideCalls(name, write.place.steps) }
    let isFirstValue = !binding.isInitialised && !binding.isMutable
    if isFirstValue { return write.place.steps.isEmpty ? ["_djB(\(code), \(name))"] : [] }
    let steps = write.place.steps.drop { if case .unwrapping = $0 { true } else { false } }
    switch steps.first {
    case nil, .unwrapping:
      return binding.isMutable ? contents(code, name, write) ?? whole : whole
    case .unclear: return whole
    case .index:
      if !binding.isMutable {
        return deepMembers(name, write.place.steps[...], write)
      }
      guard tellsParts else { return whole }
      if let call = entryCall(code, binding, write) { return [call] }
      return elementCalls(code, name, write.place.steps[...], write) ?? whole
    case .member(let member):
      guard tellsParts, let owners = walker.collector.owners[member],
        !walker.collector.computed.contains(member)
      else { return whole }
      let rest = steps.dropFirst()
      let base = isUnwrapped(write.place.steps) ? "\(name)?" : name
      let number = walker.collector.numbers[member] ?? 0
      let isObject = owners.allSatisfy(\.isClass)
      let place = isObject ? "_djAt(\(name), \(number))" : "_djAt(\(code), \(name), \(number))"
      return memberCalls(place, "\(base).\(member)", member, rest, write)
    }
  }

  /// The call for a key of a dictionary that was given a variable's value, which is not looked up again.
  ///
  /// Where it has numbers alone, the recorder's own subscript sets it, which is compiled with optimisation.
  private func entryCall(_ code: String, _ binding: Binding, _ write: Write) -> String? {
    guard case .index(let key, hasDefault: false)? = write.place.steps.first,
      write.place.steps.count == 1, let value = write.value, purity.holds(key),
      let slot = binding.slot, isDictionary(walker.slots[slot].type), isRead(value, binding)
    else { return nil }
    let type = walker.slots[slot].type.filter { !$0.isWhitespace }
    if type == "[Int:Int]", !walker.collector.extendsDictionaries {
      walker.insert("_djD: ", before: key)
    }
    return "_djD(\(code), \(binding.name), \(walker.text(key)), \(walker.text(value)))"
  }

  private func isDictionary(_ type: String) -> Bool {
    let inner = type.dropFirst().dropLast()
    return type.hasPrefix("[") && type.hasSuffix("]") && inner.contains(":")
      && !inner.contains { "[]()".contains($0) }
  }

  /// Whether a value is a number, or a variable that can be read again and is not the dictionary itself.
  private func isRead(_ value: ExprSyntax, _ dictionary: Binding) -> Bool {
    guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text else { return true }
    guard let (binding, isReady) = scope.find(name) else { return false }
    return binding.slot != nil && isReady && binding !== dictionary
  }

  private func isUnwrapped(_ steps: [Place.Step]) -> Bool {
    if case .unwrapping? = steps.first { return true }
    return false
  }

  // MARK: Self

  private func selfCalls(_ write: Write) -> [String] {
    let calls = wholeSelfCalls(write)
    guard let slot = function.selfSlot, walker.known.slots.contains(slot),
      function.selfFunction != function.id
    else { return calls }
    return calls + ["_djLose(\(selfCode(slot)))"]
  }

  private func wholeSelfCalls(_ write: Write) -> [String] {
    if write.isInClosure && write.place.steps.isEmpty { return [] }
    let steps = write.place.steps
    let rest = steps.drop { if case .unwrapping = $0 { true } else { false } }
    guard let owner = function.owner else { return [] }
    guard case .member(let name)? = rest.first else { return wholeValue(owner) }
    let base = isUnwrapped(steps) ? "self?" : "self"
    guard let property = owner.property(name), property.reading == .plain else { return [] }
    return propertyCalls(owner, property, "\(base).\(name)", Array(rest.dropFirst()), write)
  }

  /// How the function names a slot of the one that shows `self`.
  private func selfCode(_ slot: Int) -> String {
    function.selfFunction == function.id ? "\(slot)" : "_djG(\(function.selfFunction), \(slot))"
  }

  private func propertyCalls(
    _ owner: TypeInfo, _ property: Property, _ text: String, _ steps: [Place.Step], _ write: Write
  ) -> [String] {
    // Objects are looked at before each step of such a function; an actor's properties and structures are not.
    if !tellsParts, owner.kind != .actor || function.isInitializer { return wholeValue(owner) }
    // What the statement reached through a property is there, though `self` may not be whole.
    if function.isInitializer { return deepMembers(text, steps[...], write) }
    let place: String
    if owner.kind == .actor {
      guard let slot = function.actorSlots[property.name] else { return [] }
      let binding = Binding(
        text, slot: slot, in: function, isMutable: true, isInitialised: true)
      return variableCalls(binding, write.after(steps), code: selfCode(slot))
    }
    if owner.isClass {
      place = "_djAt(self, \(property.number))"
    } else {
      guard let slot = function.selfSlot, owner.kind == .structure else { return [] }
      place = "_djAt(\(selfCode(slot)), self, \(property.number))"
    }
    if write.isInClosure { return ["_djV(\(place), \(text))"] + insideCalls(text, steps) }
    return memberCalls(place, text, property.name, steps[...], write)
  }

  /// The call that tells a `self` that is a value, all of it.
  private func wholeValue(_ owner: TypeInfo) -> [String] {
    guard !owner.isClass, !function.isInitializer, let slot = function.selfSlot else { return [] }
    return ["_djV(\(selfCode(slot)), self)"]
  }

  // MARK: Inside a value

  /// Calls without overloads, which could decide types, for properties of objects on the way.
  private func insideCalls(_ root: String, _ steps: [Place.Step]) -> [String] {
    var read = root
    var calls: [String] = []
    var isBehindIndex = false
    /// The objects between the last value that can be read and where the way has come.
    var hops = 0
    for step in steps {
      switch step {
      case .unwrapping: if !isBehindIndex { read += "?" }
      // An element may be no more; what held it can be read.
      case .index, .unclear: isBehindIndex = true
      case .member(let name):
        guard let owners = walker.collector.owners[name],
          !walker.collector.computed.contains(name)
        else { return calls }
        if owners.contains(where: \.isClass) {
          let base = read.hasSuffix("?") ? String(read.dropLast()) : read
          let number = walker.collector.numbers[name] ?? 0
          calls.append("_djIn(\(base), \(number)\(hops > 0 ? ", \(hops)" : ""))")
          if isBehindIndex { hops += 1 }
        }
        if !isBehindIndex { read += ".\(name)" }
      }
    }
    return calls
  }

  /// Calls for what lies at `place`, whose value `text` reads, and for the way on from there.
  private func memberCalls(
    _ place: String, _ text: String, _ name: String, _ steps: ArraySlice<Place.Step>,
    _ write: Write
  ) -> [String] {
    let whole = ["_djV(\(place), \(text))"]
    let rest = steps.drop { if case .unwrapping = $0 { true } else { false } }
    switch rest.first {
    case nil, .unwrapping: return contents(place, text, write) ?? whole
    case .unclear: return whole
    case .index: return elementCalls(place, text, steps, write) ?? whole
    case .member(let next):
      let kind = walker.valueKind(ofProperty: name)
      if kind == .value { return whole + deepMembers(text, steps, write) }
      guard let owners = walker.collector.owners[next],
        !walker.collector.computed.contains(next)
      else { return whole }
      let number = walker.collector.numbers[next] ?? 0
      let isUnwrapped = rest.count != steps.count || kind == .optionalObject
      let base = isUnwrapped ? "\(text)?" : text
      let deeper = memberCalls(
        "_djAt(\(text), \(number))", "\(base).\(next)", next, rest.dropFirst(), write)
      let isObject = kind != .unknown || owners.allSatisfy(\.isClass)
      return isObject ? deeper : deeper + whole
    }
  }

  /// Calls for a value that was changed by one operation, where that says which part changed.
  private func contents(_ place: String, _ text: String, _ write: Write) -> [String]? {
    switch write.manner {
    case .assigned, .unknown, .called: return nil
    case .tail: return ["_djT(\(place), \(text))"]
    case .item(let key):
      guard tellsParts, purity.holds(key) else { return nil }
      return ["_djE(\(place), \(text), \(walker.text(key)))"]
    case .swapped(let left, let right):
      guard tellsParts, purity.holds(left), purity.holds(right) else { return nil }
      return [left, right].map { "_djE(\(place), \(text), \(walker.text($0)))" }
    }
  }

  /// Calls for elements: up to three indices, then perhaps the property of an object.
  private func elementCalls(
    _ place: String, _ text: String, _ steps: ArraySlice<Place.Step>, _ write: Write
  ) -> [String]? {
    var indices: [String] = []
    var rest = steps
    var read = text
    loop: while let step = rest.first {
      switch step {
      case .unwrapping: read += "?"
      case .index(let index, _):
        guard purity.holds(index), indices.count < 3 else { break loop }
        indices.append(walker.text(index))
        read += "[\(walker.text(index))]"
      case .member, .unclear: break loop
      }
      rest = rest.dropFirst()
    }
    guard !indices.isEmpty else { return nil }
    if case .index? = rest.first { indices = [indices[0]] }
    // Only the last operation's own place is deeper than a known element; two indices deep a key may add a row.
    let call = "_djE(\(place), \(text), \(indices.joined(separator: ", ")))"
    guard case .member(let next)? = rest.first,
      let deeper = objectMember(read, next, rest.dropFirst(), write)
    else {
      if hasDefault(steps) && indices.count > 1 {
        return ["_djE(\(place), \(text), \(indices[0]))"]
      }
      return [call]
    }
    return deeper.isObject ? deeper.calls : deeper.calls + [call]
  }

  private func hasDefault(_ steps: ArraySlice<Place.Step>) -> Bool {
    steps.contains { if case .index(_, let hasDefault) = $0 { hasDefault } else { false } }
  }

  /// Calls for a property of what an element or constant holds, if that may be an object.
  private func objectMember(
    _ base: String, _ name: String, _ rest: ArraySlice<Place.Step>, _ write: Write
  ) -> (calls: [String], isObject: Bool)? {
    guard let owners = walker.collector.owners[name], !walker.collector.computed.contains(name)
    else { return nil }
    if !owners.contains(where: \.isClass) {
      // A structure may hold the object.
      let inside = deepMembers("\(base).\(name)", rest, write)
      return inside.isEmpty ? nil : (inside, false)
    }
    let number = walker.collector.numbers[name] ?? 0
    let object = base.hasSuffix("?") ? String(base.dropLast()) : base
    let calls = memberCalls("_djAt(\(object), \(number))", "\(base).\(name)", name, rest, write)
    return (calls, owners.allSatisfy(\.isClass))
  }

  /// Calls for objects in a constant: `rows[i].next = node`.
  private func deepMembers(
    _ name: String, _ steps: ArraySlice<Place.Step>, _ write: Write
  ) -> [String] {
    guard tellsParts else { return [] }
    var read = name
    var rest = steps
    while let step = rest.first {
      switch step {
      case .unwrapping: read += "?"
      case .index(let index, let hasDefault):
        guard purity.holds(index), !hasDefault else { return [] }
        read += "[\(walker.text(index))]"
      case .unclear: return []
      case .member(let member):
        return objectMember(read, member, rest.dropFirst(), write)?.calls ?? []
      }
      rest = rest.dropFirst()
    }
    return []
  }
}

extension Walker {
  enum ValueKind { case object, optionalObject, value, unknown }

  /// What the properties of a name hold, by their declared types.
  func valueKind(ofProperty name: String) -> ValueKind {
    guard let owners = collector.owners[name] else { return .unknown }
    var kinds: Set<ValueKind> = []
    for owner in owners {
      let type = owner.properties.first { $0.name == name }?.type ?? ""
      let isOptional = type.hasSuffix("?") || type.hasSuffix("!")
      let bare = isOptional ? String(type.dropLast()) : type
      if let info = collector.byName[bare] {
        kinds.insert(info.isClass ? isOptional ? .optionalObject : .object : .value)
      } else {
        kinds.insert(type.hasPrefix("[") || type == "Int" ? .value : .unknown)
      }
    }
    return kinds.count == 1 ? kinds.first ?? .unknown : .unknown
  }
}
