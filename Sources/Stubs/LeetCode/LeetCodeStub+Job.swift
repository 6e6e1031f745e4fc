import Domain

extension LeetCodeStub {
  /// Something that the judge was given.
  struct Job: Sendable {
    var owner: String
    var isRun: Bool
    var result: Value
    var pendingPolls: Int
    /// A fault of the judge's pace.
    var pace: LeetCodeFault?
    /// How often somebody asked.
    private var polls = 0

    init(owner: String, isRun: Bool, result: Value, pendingPolls: Int, pace: LeetCodeFault?) {
      self.owner = owner
      self.isRun = isRun
      self.result = result
      self.pendingPolls = pace == .pendingLong ? max(20, pendingPolls) : pendingPolls
      self.pace = pace
    }

    /// What the next who asks is answered.
    mutating func poll(isNew: Bool) -> Value {
      defer { polls += 1 }
      let step = polls - pendingPolls
      if pace == .never || step < 0 { return ["state": "PENDING"] }
      let words = isNew ? ["PREPARING", "COMPILING", "RUNNING_TESTS"] : ["STARTED"]
      if step < words.count { return ["state": .string(words[step])] }
      switch pace {
      case .expires: return ["state": "PENDING"]
      case .failure: return ["state": "FAILURE"]
      default: return isNew ? later : result
      }
    }

    /// The result with what the later form of the question adds.
    private var later: Value {
      guard case .object(var fields) = result else { return result }
      fields["ai_state"] = "SUCCESS"
      fields["ai_judge_message"] = ""
      fields["judger_status_code"] = fields["status_code"]
      return .object(fields)
    }
  }
}
