internal import SwiftSyntax

/// Finds the types of a file before it is walked, with their stored properties.
final class TypeCollector: SyntaxVisitor {
  /// Types by the offset of their declaration.
  private(set) var byOffset: [Int: TypeInfo] = [:]
  private(set) var byName: [String: TypeInfo] = [:]
  /// The types that have a number, in its order.
  private(set) var numbered: [TypeInfo] = []
  private(set) var numbers: [String: Int] = [:]
  /// Who declares a stored property of this name.
  private(set) var owners: [String: [TypeInfo]] = [:]
  /// Properties that are computed, lazy or wrapped somewhere: reading one may have effects.
  private(set) var computed: Set<String> = []
  /// Names of functions that the file declares.
  private(set) var functionNames: Set<String> = []
  /// Names of functions that take result builders.
  private(set) var builderFunctions: Set<String> = []
  private(set) var builders: Set<String> = []
  /// Type aliases of functions.
  private(set) var functionAliases: Set<String> = []
  private(set) var protocols: Set<String> = []
  /// Properties of protocols that structures may have too.
  private(set) var openNames: Set<String> = []
  /// Whether a dictionary's subscript may be one of the file's own.
  private(set) var extendsDictionaries = false
  private var stack: [TypeInfo] = []
  private let preludeCount: Int
  private var inherited: [(TypeInfo, [String])] = []
  private var extensionProperties: [(type: String, property: (name: String, isStatic: Bool?))] = []

  init(_ prelude: [PreludeType]) {
    preludeCount = prelude.count
    super.init(viewMode: .sourceAccurate)
    for type in prelude {
      let kind: TypeInfo.Kind = type.kind == .class ? .class : .structure
      let info = TypeInfo(id: numbered.count, name: type.name, kind: kind)
      numbered.append(info)
      byName[type.name] = info
      for name in type.properties { add(name, type: "", .plain, to: info) }
    }
  }

  private func number(_ name: String) -> Int {
    if let known = numbers[name] { return known }
    numbers[name] = numbers.count
    return numbers.count - 1
  }

  private func add(_ name: String, type: String, _ reading: Property.Reading, to info: TypeInfo) {
    info.properties.append(
      Property(name: name, number: number(name), type: type, reading: reading))
    owners[name, default: []].append(info)
  }

  /// Resolves who inherits from whom.
  func finish() {
    for (info, names) in inherited {
      for name in names {
        guard let base = byName[name] else {
          if !protocols.contains(name), !KnownNames.protocols.contains(name) {
            info.mayInheritUnknown = true
          }
          continue
        }
        guard info.kind == .class, base.kind == .class, base !== info else { continue }
        if base.isEncodable { info.base = base } else { info.inheritsPrelude = true }
      }
    }
    for (name, property) in extensionProperties {
      guard let info = byName[name] else { continue }
      info.memberNames.insert(property.name)
      if let isMutable = property.isStatic { info.statics[property.name] = isMutable }
    }
    for (info, names) in inherited where info.kind == .class {
      let codes = names.contains { ["Codable", "Encodable", "Decodable"].contains($0) }
      info.holdsNumber = info.base == nil && !codes
      if info.inheritsPrelude { info.isEncodable = false }
    }
  }

  // MARK: Types

  private func enter(
    _ node: some DeclSyntaxProtocol, _ name: String, _ kind: TypeInfo.Kind,
    _ inheritance: InheritanceClauseSyntax?, _ attributes: AttributeListSyntax,
    _ members: MemberBlockSyntax
  ) -> SyntaxVisitorContinueKind {
    let isActor = kind == .actor
    let info = TypeInfo(id: isActor ? -1 : numbered.count, name: name, kind: kind)
    if !isActor { numbered.append(info) }
    byOffset[node.positionAfterSkippingLeadingTrivia.utf8Offset] = info
    // The learner's own types hide the prelude's.
    if (byName[name]?.id ?? -1) < preludeCount { byName[name] = info }
    let names = inheritance?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    info.isNoncopyable = names.contains { $0.hasPrefix("~") }
    info.isEncodable =
      !isActor && !info.isNoncopyable && !Self.isIsolated(attributes)
      && !members.members.contains { $0.decl.is(IfConfigDeclSyntax.self) }
    inherited.append((info, names))
    stack.append(info)
    return .visitChildren
  }

  private static func isIsolated(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains {
      guard case .attribute(let attribute) = $0 else { return true }
      let name = attribute.attributeName.trimmedDescription
      return name == "resultBuilder" || (name.hasSuffix("Actor") && name != "MainActor")
    }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name.text, .class, node.inheritanceClause, node.attributes, node.memberBlock)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.contains(where: { $0.trimmedDescription == "@resultBuilder" }) {
      builders.insert(node.name.text)
    }
    return enter(
      node, node.name.text, .structure, node.inheritanceClause, node.attributes, node.memberBlock)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.contains(where: { $0.trimmedDescription == "@resultBuilder" }) {
      builders.insert(node.name.text)
    }
    return enter(
      node, node.name.text, .enumeration, node.inheritanceClause, node.attributes,
      node.memberBlock)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name.text, .actor, node.inheritanceClause, node.attributes, node.memberBlock)
  }
  override func visitPost(_ node: ClassDeclSyntax) { stack.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { stack.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { stack.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { stack.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    protocols.insert(node.name.text)
    let bounds = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    if !bounds.contains("AnyObject") {
      for member in node.memberBlock.members {
        guard let property = member.decl.as(VariableDeclSyntax.self) else { continue }
        openNames.formUnion(property.bindings.map { $0.pattern.trimmedDescription })
      }
    }
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer.value.trimmedDescription.contains("->") {
      functionAliases.insert(node.name.text)
    }
    return .skipChildren
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    functionNames.insert(node.name.text)
    if node.modifiers.contains(where: { $0.name.text == "mutating" }) {
      if let info = stack.last ?? extended.last.flatMap({ byName[$0] }) {
        info.mutatingMethods.insert(node.name.text)
      }
    }
    if !builders.isEmpty,
      node.signature.parameterClause.parameters.contains(where: { parameter in
        parameter.attributes.contains { attribute in
          builders.contains(attribute.trimmedDescription.replacing("@", with: ""))
        }
      })
    {
      builderFunctions.insert(node.name.text)
    }
    return .visitChildren
  }

  private var extended: [String] = []

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    extended.append(node.extendedType.trimmedDescription)
    if extended.last?.contains("Dictionary") == true || extended.last?.hasPrefix("[") == true {
      extendsDictionaries = true
    }
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { extended.removeLast() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.is(MemberBlockItemSyntax.self) == true
    guard isMember else {
      for binding in node.bindings where binding.accessorBlock != nil {
        computed.formUnion(Patterns.names(binding.pattern).map(\.name))
      }
      return .visitChildren
    }
    let modifiers = node.modifiers.map { $0.name.text }
    let isStatic = modifiers.contains("static") || modifiers.contains("class")
    for binding in node.bindings {
      for bound in Patterns.names(binding.pattern) {
        let isStored = !Self.isComputed(binding) && !Self.isWrapped(node)
        noteMember(
          bound.name, isStatic: isStatic && isStored ? node.bindingSpecifier.text == "var" : nil)
        if !isStatic { member(bound.name, binding, node, modifiers) }
      }
    }
    return .visitChildren
  }

  private func noteMember(_ name: String, isStatic: Bool?) {
    if let extended = extended.last {
      let type = extended.split(separator: ".").last.map(String.init) ?? extended
      extensionProperties.append((type, (name, isStatic)))
    } else if let info = stack.last {
      info.memberNames.insert(name)
      info.statics[name] = isStatic
    }
  }

  private func member(
    _ name: String, _ binding: PatternBindingSyntax, _ node: VariableDeclSyntax,
    _ modifiers: [String]
  ) {
    let type = binding.typeAnnotation?.type.trimmedDescription ?? Literals.type(binding.initializer)
    guard let info = stack.last, extended.isEmpty || info.kind != .unknown,
      !Self.isComputed(binding)
    else {
      computed.insert(name)
      return
    }
    let isLazy = modifiers.contains("lazy")
    let isWrapped = Self.isWrapped(node)
    if isLazy || isWrapped { computed.insert(name) }
    let isUnowned = modifiers.contains { $0.hasPrefix("unowned") }
    let reading: Property.Reading =
      isLazy || isUnowned ? .skipped : isWrapped ? .wrapped : .plain
    add(name, type: type, reading, to: info)
  }

  private static func isWrapped(_ node: VariableDeclSyntax) -> Bool {
    node.attributes.contains {
      guard case .attribute(let attribute) = $0 else { return false }
      return !KnownNames.attributes.contains(attribute.attributeName.trimmedDescription)
    }
  }

  /// Whether a property has a getter; observers leave it stored.
  private static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
    switch binding.accessorBlock?.accessors {
    case nil: false
    case .getter: true
    case .accessors(let list):
      !list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
  }
}
