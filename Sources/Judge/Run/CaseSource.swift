internal import Domain

/// A job's cases as calls to the program.
struct CaseSource: Sendable {
  let problem: Problem
  let cases: [JudgeCase]

  var count: Int { cases.count }

  /// Whether a case can be sent before the one before is answered: nothing of ours comes between.
  var areSentAhead: Bool {
    switch problem.comparator {
    case .roundTrip, .identity: return false
    default: break
    }
    guard case .function(let function) = problem.signature else { return true }
    return function.oracle == nil
  }

  func call(_ index: Int) throws(JudgeError) -> CaseCall {
    try CaseCall.first(for: cases[index], of: problem)
  }
}
