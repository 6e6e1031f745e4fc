public import Domain

/// A second look at a copy: the original's nodes take on another form, and the copy keeps its own.
///
/// The form is drawn once the answer is there, so that no count which the program gives of shared
/// nodes needs to be believed.
public struct SecondLook: Sendable, Hashable {
  /// What the original's nodes shall be joined to: every node's own links differ from before.
  public let form: Value
  private let original: Value
  private let type: ValueType

  /// Nil for another comparator, an original without nodes and an answer that is wrong already.
  public init?(
    at answer: Value, of input: [Value], problem: Problem,
    using generator: inout some RandomNumberGenerator
  ) {
    guard problem.comparator == .identity, let original = input.first,
      let nodes = original.elements, !nodes.isEmpty, let type = problem.inputTypes.first,
      judgeAnswer(answer, expected: nil, input: input, problem: problem, orderMatters: nil)
        .isAccepted
    else { return nil }
    self.original = original
    self.type = type
    switch type {
    case .graphNode: form = Self.graph(unlike: nodes, using: &generator)
    case .randomNode: form = Self.list(unlike: nodes, using: &generator)
    default: return nil
    }
  }

  /// Judges what the harness gives back: the original and the answer as they are now.
  public func judge(_ answer: Value) -> Judgement {
    guard let both = answer.elements, both.count == 2,
      isEqual(normalised(both[0], as: type), normalised(form, as: type))
    else { return .refused("The original couldn't be changed after the answer.") }
    guard isEqual(normalised(both[1], as: type), normalised(original, as: type)) else {
      return .refused("The answer changes with the original: copy every node.")
    }
    return .accepted
  }

  /// Each node leads to the next, so that all are reached, and to some others.
  private static func graph(
    unlike rows: [Value], using generator: inout some RandomNumberGenerator
  ) -> Value {
    let numbers = 1...rows.count
    let form = rows.enumerated().map { index, row -> Value in
      let own = index + 1
      var others = Set((0..<3).map { _ in Int.random(in: numbers, using: &generator) })
      if own < rows.count { others.insert(own + 1) }
      let leadsToItself = row.elements?.contains(.int(own)) ?? false
      if leadsToItself { others.remove(own) } else { others.insert(own) }
      return .array(others.sorted().map(Value.int))
    }
    return .array(form)
  }

  private static func list(
    unlike pairs: [Value], using generator: inout some RandomNumberGenerator
  ) -> Value {
    let targets = [.null] + pairs.indices.map(Value.int)
    let form = pairs.map { pair -> Value in
      let before = pair.elements?.last
      let target = targets.filter { $0 != before }.randomElement(using: &generator)
      return .array([pair.elements?.first ?? .null, target ?? .null])
    }
    return .array(form)
  }
}
