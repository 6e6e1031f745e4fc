extension Signature {
  /// Whether LeetCode's templates have this signature in a language.
  public func exists(in language: Language) -> Bool { language.template.admits(self) }
}

extension FunctionSignature {
  /// The parameters that the learner's function has.
  public var arguments: [Parameter] { parameters.filter(\.role.isPassed) }

  /// The first line of the learner's function, as LeetCode's templates write it.
  public func declaration(in language: Language) -> String {
    language.template.method(
      Declaration(
        name: name, parameters: arguments, returns: returns,
        returnsCollection: returnsCollection,
        changed: inPlace.map { parameters[$0].name }, asksOracle: oracle != nil))
  }
}

extension DesignSignature {
  /// The first line of a method, as LeetCode's templates write it.
  public func declaration(of method: Method, in language: Language) -> String {
    language.template.method(
      Declaration(
        name: method.name, parameters: method.parameters, returns: method.returns,
        returnsCollection: method.returnsCollection, owner: className))
  }

  /// The first line of the constructor, as LeetCode's templates write it.
  public func constructorDeclaration(in language: Language) -> String {
    language.template.constructor(
      Declaration(name: className, parameters: constructor, owner: className))
  }
}
