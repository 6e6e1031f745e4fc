/// What the learner's code must define, in no particular language.
public enum Signature: Sendable, Hashable {
  /// A method of `class Solution`.
  case function(FunctionSignature)
  /// A class of its own whose calls are replayed; an input is `[names, argument lists]`.
  case design(DesignSignature)
}

extension Signature {
  /// Whether a parameter or an answer is of a type, or a list of it.
  public func mentions(_ type: ValueType) -> Bool {
    declaredTypes.contains { $0.innermost == type }
  }

  /// Those of the nodes and of the interval that are mentioned, in one order for all problems.
  public var nodeTypes: [ValueType] {
    [.listNode, .treeNode, .graphNode, .randomNode, .interval].filter(mentions)
  }

  /// The type of every parameter and of everything that is returned.
  public var declaredTypes: [ValueType] {
    switch self {
    case .function(let function): function.parameters.map(\.type) + [function.returns]
    case .design(let design):
      design.constructor.map(\.type)
        + design.methods.flatMap { $0.parameters.map(\.type) + [$0.returns] }
    }
  }

  /// Every type that an input or an answer is written in.
  public var types: [ValueType] {
    guard case .function(let function) = self else { return declaredTypes }
    return function.parameters.map(\.type) + [function.answer]
  }
}

extension ValueType {
  /// What a list, or a list of lists, holds in the end; any other type is itself.
  fileprivate var innermost: ValueType {
    if case .list(let element) = self { element.innermost } else { self }
  }
}

/// One argument of a function, a method or a constructor.
public struct Parameter: Sendable, Hashable {
  /// Who sees an argument's value.
  public enum Role: Sendable, Hashable {
    /// Passed to the learner's code.
    case argument
    /// Shapes another argument: the tail of the list `of` is joined to this index (-1: not).
    case cycle(of: String)
    /// The very node of the tree `of` that has this value.
    case node(of: String)
    /// Never enters the jail; answers the oracle's questions.
    case secret

    /// Whether the learner's function has a parameter for it.
    public var isPassed: Bool {
      switch self {
      case .argument, .node: true
      case .cycle, .secret: false
      }
    }
  }

  public var name: String
  public var type: ValueType
  public var role: Role
  /// Whether Java's signature says `List<…>` where its other ones have an array.
  public var isCollection: Bool

  public init(
    name: String, type: ValueType, role: Role = .argument, isCollection: Bool = false
  ) {
    self.name = name
    self.type = type
    self.role = role
    self.isCollection = isCollection
  }
}

/// A method of `class Solution`, how its answer is read, and the oracle it may ask.
public struct FunctionSignature: Sendable, Hashable {
  public var name: String
  /// In the order of a test's input, with the roles that never reach the learner.
  public var parameters: [Parameter]
  public var returns: ValueType
  /// Whether Java's signature says `List<…>` where its other ones have an array.
  public var returnsCollection = false
  /// The index of the parameter that the function changes in place, when the answer is there.
  public var inPlace: Int?
  /// The question that the learner's code may ask (interactive problems).
  public var oracle: Oracle?

  public init(
    name: String, parameters: [Parameter], returns: ValueType, inPlace: Int? = nil,
    oracle: Oracle? = nil
  ) {
    self.name = name
    self.parameters = parameters
    self.returns = returns
    self.inPlace = inPlace
    self.oracle = oracle
  }

  /// The type of the answer, wherever it is read from.
  public var answer: ValueType {
    guard let inPlace else { return returns }
    return parameters[inPlace].type
  }

  /// The index of the tree whose node is the answer, which is then told by its value.
  public var tellsNode: Int? {
    guard returns == .treeNode, inPlace == nil else { return nil }
    for parameter in parameters {
      guard case .node(let tree) = parameter.role else { continue }
      return parameters.firstIndex { $0.name == tree }
    }
    return nil
  }

  /// Whether another parameter is a node of the tree with this name.
  public func hasNodes(of tree: String) -> Bool {
    parameters.contains { $0.role == .node(of: tree) }
  }

  /// Whether a value can be the answer.
  public func admits(answer value: Value) -> Bool {
    guard tellsNode != nil else { return answer.admits(value) }
    return value == .null || ValueType.int.admits(value)
  }
}

/// A predicate that lives outside the jail: true from the secret on (`isBadVersion`).
public struct Oracle: Sendable, Hashable {
  /// The name that the learner calls; takes one `int`, gives a `bool`.
  public var name: String
  /// The superclass that carries it in languages with classes (`VersionControl`).
  public var host: String
  /// More questions than this in one case are a wrong answer.
  public var callLimit: Int

  public init(name: String, host: String, callLimit: Int) {
    self.name = name
    self.host = host
    self.callLimit = callLimit
  }
}

/// A class with a constructor and methods.
public struct DesignSignature: Sendable, Hashable {
  public struct Method: Sendable, Hashable {
    public var name: String
    public var parameters: [Parameter]
    public var returns: ValueType
    /// Whether Java's signature says `List<…>` where its other ones have an array.
    public var returnsCollection: Bool

    public init(
      name: String, parameters: [Parameter], returns: ValueType, returnsCollection: Bool = false
    ) {
      self.name = name
      self.parameters = parameters
      self.returns = returns
      self.returnsCollection = returnsCollection
    }
  }

  public var className: String
  public var constructor: [Parameter]
  public var methods: [Method]

  public init(className: String, constructor: [Parameter], methods: [Method]) {
    self.className = className
    self.constructor = constructor
    self.methods = methods
  }
}
