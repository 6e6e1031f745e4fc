internal import SwiftSyntax

/// What a type needs to write itself, as members of its own: that serves local, private and generic types as well.
extension Walker {
  func insertEncoder(_ info: TypeInfo, _ node: Syntax, _ group: any DeclGroupSyntax) {
    let block = group.memberBlock
    typeLines.append((info.id, line(node), block.members.last.map { endLine($0) } ?? line(block)))
    let members: String
    switch info.kind {
    case .class: members = classMembers(info)
    case .structure: members = shape(info, "static") + encode(fields(info.properties), info)
    case .enumeration:
      guard let body = casesBody(block.members, info) else { return }
      members = shape(info, "static") + encode(body, info)
    default: return
    }
    let needsConformance = info.kind != .class || info.base == nil
    if needsConformance {
      insertConformance(info.kind == .class ? "_DJObject" : "_DJEncodable", node, group)
    }
    if let last = block.members.last {
      insert("; " + members, after: last.decl)
    } else {
      insert(" " + members, after: block.leftBrace)
    }
  }

  private func insertConformance(_ name: String, _ node: Syntax, _ group: any DeclGroupSyntax) {
    if let clause = group.inheritanceClause {
      if let last = clause.inheritedTypes.last { insert(", \(name)", after: last.type) }
      return
    }
    let generics: GenericParameterClauseSyntax?
    let nameToken: TokenSyntax?
    switch node.kind {
    case .classDecl:
      let node = node.cast(ClassDeclSyntax.self)
      (generics, nameToken) = (node.genericParameterClause, node.name)
    case .structDecl:
      let node = node.cast(StructDeclSyntax.self)
      (generics, nameToken) = (node.genericParameterClause, node.name)
    case .enumDecl:
      let node = node.cast(EnumDeclSyntax.self)
      (generics, nameToken) = (node.genericParameterClause, node.name)
    default: return
    }
    if let generics {
      insert(": \(name)", after: generics)
    } else if let nameToken {
      insert(": \(name)", after: nameToken)
    }
  }

  private func shape(_ info: TypeInfo, _ modifier: String) -> String {
    let names = info.properties.map { "\($0.number)" }.joined(separator: ", ")
    if info.base != nil {
      return "override public class var _djShape: _DJShape { "
        + "_DJShape(\(info.id), [\(names)], after: super._djShape) }; "
    }
    return "public \(modifier) var _djShape: _DJShape { "
      + "_DJShape(\(info.id), [\(names)]) }; "
  }

  private func classMembers(_ info: TypeInfo) -> String {
    var text = shape(info, "class")
    if info.base != nil {
      text +=
        "override public func _djFields(_ _dje: inout _DJEncoder) { "
        + "super._djFields(&_dje); \(fields(info.properties))}"
      return text
    }
    if info.holdsNumber {
      text +=
        "@exclusivity(unchecked) private nonisolated(unsafe) final var _djSerial = "
        + "_DJSerial(); public final func _djNumber(_ fresh: Int) -> Int { "
        + "_djSerial.number(fresh) }; "
    }
    return text + "public func _djFields(_ _dje: inout _DJEncoder) { "
      + "\(fields(info.properties))}"
  }

  private func fields(_ properties: [Property]) -> String {
    properties.map {
      switch $0.reading {
      case .plain: "_dje.value(self.\($0.name)); "
      case .wrapped: "_dje.value(self._\($0.name)); "
      case .skipped: "_dje.absent(); "
      }
    }.joined()
  }

  private func encode(_ body: String, _ info: TypeInfo) -> String {
    let head =
      info.kind == .structure ? "_dje.structure(\(info.id), \(info.properties.count)); " : ""
    return "public func _djEncode(_ _dje: inout _DJEncoder) { \(head)\(body)}"
  }

  /// A switch over an enumeration's cases; nil for one without cases, or with some that are not always there.
  private func casesBody(_ members: MemberBlockItemListSyntax, _ info: TypeInfo) -> String? {
    var branches = ""
    for member in members {
      guard let node = member.decl.as(EnumCaseDeclSyntax.self) else { continue }
      if !node.attributes.isEmpty { return nil }
      for element in node.elements {
        let name = element.name.text
        let count = element.parameterClause?.parameters.count ?? 0
        let names = (0..<count).map { "_djp\($0)" }
        let pattern =
          count == 0 ? "" : "(" + names.map { "let \($0)" }.joined(separator: ", ") + ")"
        let values = names.map { "_dje.value(\($0)); " }.joined()
        branches +=
          "case .\(name)\(pattern): "
          + "_dje.enumeration(\(info.id), \"\(plain(name))\", \(count)); \(values)"
      }
    }
    return branches.isEmpty ? nil : "switch self { \(branches)}; "
  }
}
