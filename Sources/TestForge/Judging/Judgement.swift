public import Domain

/// Whether an answer is right, and if not, why.
public struct Judgement: Sendable, Hashable {
  public var isAccepted: Bool
  /// A sentence for the learner when the two values alone do not say what is wrong.
  public var reason: String?

  public init(isAccepted: Bool, reason: String? = nil) {
    self.isAccepted = isAccepted
    self.reason = reason
  }

  static let accepted = Judgement(isAccepted: true)

  static func refused(_ reason: String) -> Judgement {
    Judgement(isAccepted: false, reason: reason)
  }

  init(_ isAccepted: Bool) { self.init(isAccepted: isAccepted) }
}

/// Judges an answer by the problem's comparator.
///
/// `expected` may be nil where the comparator needs none. With `orderMatters` (imported and own
/// cases, F11) a given expectation is compared by ``outputMatches(_:_:orderMatters:)`` instead.
public func judgeAnswer(
  _ actual: Value, expected: Value?, input: [Value], problem: Problem, orderMatters: Bool?
) -> Judgement {
  let type = problem.answerType
  let answer = normalised(actual, as: type)
  let wanted = expected.map { normalised($0, as: type) }
  if let orderMatters, let wanted, problem.comparator.needsExpected {
    return Judgement(outputMatches(answer, wanted, orderMatters: orderMatters))
  }
  return judge(answer, wanted, input: input, problem: problem)
}

private func judge(
  _ actual: Value, _ expected: Value?, input: [Value], problem: Problem
) -> Judgement {
  switch problem.comparator {
  case .checker(let name), .statistical(let name):
    guard let checker = Checker.named[name] else {
      return .refused("There is no checker called \(name).")
    }
    return checker.judge(actual, input, problem)
  case .roundTrip:
    return judgeRoundTrip(actual, input: input, problem: problem)
  case .identity:
    return judgeIdentity(actual, input: input, problem: problem)
  case .interactive:
    guard let wanted = expected ?? problem.secret(of: input) else {
      return .refused("This case has no secret to compare with.")
    }
    return Judgement(isEqual(actual, wanted))
  case .exact, .multiset, .float, .replay:
    guard let expected else {
      return .refused("This case has no expected answer to compare with.")
    }
    return judge(actual, expected, by: problem.comparator)
  }
}

private func judge(_ actual: Value, _ expected: Value, by comparator: Comparator) -> Judgement {
  switch comparator {
  case .multiset(let depth):
    // Sorting a list that is too long already would take as long as it is.
    guard actual.elements?.count == expected.elements?.count else { return Judgement(false) }
    return Judgement(isEqual(sorted(actual, depth: depth), sorted(expected, depth: depth)))
  case .float(let absolute, let relative):
    return Judgement(isNear(actual, expected, absolute: absolute, relative: relative))
  case .replay:
    return judgeReplay(actual, expected)
  default:
    return Judgement(isEqual(actual, expected))
  }
}

private func judgeReplay(_ actual: Value, _ expected: Value) -> Judgement {
  guard let answers = actual.elements, let wanted = expected.elements else {
    return .refused("The record of the calls is missing.")
  }
  let calls = zip(answers, wanted)
  let wrong = calls.enumerated().first { _, pair in
    !isNear(pair.0, pair.1, absolute: 1e-5, relative: 1e-5)
  }
  if let (index, pair) = wrong {
    return .refused("Call \(index) gave \(pair.0.quoted), not \(pair.1.quoted).")
  }
  return Judgement(answers.count == wanted.count)
}

private func judgeRoundTrip(_ actual: Value, input: [Value], problem: Problem) -> Judgement {
  guard let first = input.first else { return .refused("The case has no argument.") }
  if isEqual(actual, normalised(first, as: problem.answerType)) { return .accepted }
  return .refused("The round trip didn't return what went in.")
}

private func judgeIdentity(_ actual: Value, input: [Value], problem: Problem) -> Judgement {
  guard let value = actual["value"], let shared = actual["shared"]?.integer,
    let original = input.first
  else { return .refused("The copy couldn't be read.") }
  let type = problem.inputTypes.first ?? .void
  let (copy, source) = (normalised(value, as: type), normalised(original, as: type))
  guard isEqual(copy, source) else {
    return .refused("The copy differs from the original in form or values.")
  }
  guard shared == 0 else {
    let nodes = shared == 1 ? "1 node" : "\(shared) nodes"
    return .refused("The answer shares \(nodes) with the original: copy every node.")
  }
  return .accepted
}
