extension FunctionSignature {
  /// The parameters that the learner's function has.
  public var arguments: [Parameter] { parameters.filter { $0.role == .argument } }

  /// The first line of the learner's function, as LeetCode's templates write it.
  public func declaration(in language: Language) -> String {
    let changed = inPlace.map { parameters[$0].name }
    return Declaration(
      name: name, parameters: arguments, returns: returns, changed: changed
    ).text(in: language)
  }
}

extension DesignSignature.Method {
  /// The first line of the method, as LeetCode's templates write it.
  public func declaration(in language: Language) -> String {
    Declaration(name: name, parameters: parameters, returns: returns).text(in: language)
  }
}

extension DesignSignature {
  /// The first line of the constructor, as LeetCode's templates write it.
  public func constructorDeclaration(in language: Language) -> String {
    switch language {
    case .swift:
      Declaration(name: "init", parameters: constructor, returns: .void).swift(keyword: "")
    case .python: Declaration(name: "__init__", parameters: constructor, returns: nil).python
    }
  }
}

private struct Declaration {
  var name: String
  var parameters: [Parameter]
  var returns: ValueType?
  /// The parameter that is changed in place.
  var changed: String?

  func text(in language: Language) -> String {
    switch language {
    case .swift: swift(keyword: "func ")
    case .python: python
    }
  }

  func swift(keyword: String) -> String {
    let list = parameters.map { parameter in
      let isInOut = parameter.name == changed && !parameter.type.isNode
      return "_ \(parameter.name): \(isInOut ? "inout " : "")\(parameter.type.spelling(in: .swift))"
    }
    let result = returns.map { $0 == .void ? "" : " -> \($0.spelling(in: .swift))" } ?? ""
    return "\(keyword)\(name)(\(list.joined(separator: ", ")))\(result)"
  }

  var python: String {
    let list = parameters.map { "\($0.name): \($0.type.spelling(in: .python))" }
    let result = returns.map { " -> \($0.spelling(in: .python))" } ?? ""
    return "def \(name)(\((["self"] + list).joined(separator: ", ")))\(result):"
  }
}
