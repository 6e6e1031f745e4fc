/// Who judges a learner's code.
public enum ExecutionPlace: String, Sendable, Hashable, Codable, CaseIterable {
  /// The jail of this machine.
  case local
  case leetCode = "leetcode"
  /// Nobody: the code is kept and nothing is run.
  case none
}
