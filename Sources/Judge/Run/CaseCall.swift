internal import Domain
internal import TestForge

/// One question to the learner's program: what is sent, to which process, and who answers back.
struct CaseCall {
  /// Which of the job's processes: a round trip decodes in the second.
  var process = 0
  var frame: Frame
  var oracle: OracleDesk?
  /// Whether it is about what this very process answered just before.
  var isAboutAnswer = false
}

/// Answers the oracle's questions outside the jail and counts them.
struct OracleDesk {
  private let secret: Int
  private let oracle: Oracle
  private var calls = 0

  /// Nil when the signature has no oracle.
  init?(_ signature: FunctionSignature, input: [Value]) throws(JudgeError) {
    guard let oracle = signature.oracle else { return nil }
    guard let index = signature.parameters.firstIndex(where: { $0.role == .secret }),
      input.indices.contains(index), let secret = input[index].integer
    else { throw .malformedCase(reason: "its secret is missing") }
    self.secret = secret
    self.oracle = oracle
  }

  /// Nil when the question makes no sense.
  mutating func answer(_ question: Value?) -> Answer? {
    guard let number = question?.elements?.first?.integer else { return nil }
    calls += 1
    guard calls <= oracle.callLimit else {
      return .exhausted(
        note: "\(oracle.name) was asked more than \(oracle.callLimit) times.")
    }
    return .frame(Frame(.oracleAnswer, .bool(number >= secret)))
  }

  enum Answer {
    case frame(Frame)
    case exhausted(note: String)
  }
}

extension CaseCall {
  /// The call of a case; a round trip's second call needs the first one's answer.
  static func first(for item: JudgeCase, of problem: Problem) throws(JudgeError) -> CaseCall {
    switch (problem.signature, problem.comparator) {
    case (.design, .roundTrip(let encode, _)):
      return CaseCall(
        frame: Frame(.callCase, ["call": .string(encode), "arguments": .array(item.input)]))
    case (.design, _):
      guard item.input.count == 2 else {
        throw .malformedCase(reason: "a design case has names and argument lists")
      }
      return CaseCall(frame: Frame(.callCase, .array(item.input)))
    case (.function(let function), _):
      guard item.input.count == function.parameters.count else {
        throw .malformedCase(
          reason: "it has \(item.input.count) arguments instead of \(function.parameters.count)")
      }
      let sent = zip(function.parameters, item.input).filter { $0.0.role != .secret }.map(\.1)
      return try CaseCall(
        frame: Frame(.callCase, .array(sent)), oracle: OracleDesk(function, input: item.input))
    }
  }

  /// The second half of a round trip, for another process; nil for any other comparator.
  static func second(after answer: Value, of problem: Problem) -> CaseCall? {
    guard case .roundTrip(_, let decode) = problem.comparator else { return nil }
    return CaseCall(
      process: 1,
      frame: Frame(.callCase, ["call": .string(decode), "arguments": .array([answer])]))
  }

  /// Lets the input's nodes take on another form and asks for the input and the answer.
  init(_ look: SecondLook) {
    self.init(frame: Frame(.callCase, ["again": look.form]), isAboutAnswer: true)
  }
}
