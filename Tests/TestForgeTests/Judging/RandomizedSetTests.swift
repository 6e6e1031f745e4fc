import Domain
import TestForge
import Testing

@Suite struct RandomizedSetTests {
  private func judge(_ calls: [(String, [Value], Value)]) -> Judgement {
    let names = ["RandomizedSet"] + calls.map { Value.string($0.0) }
    let arguments = [[]] + calls.map { Value.array($0.1) }
    return judgeAnswer(
      .array([nil] + calls.map(\.2)), expected: nil, input: [.array(names), .array(arguments)],
      problem: .stack(comparator: .statistical(name: "randomized-set")), orderMatters: nil)
  }

  private let three: [(String, [Value], Value)] = [1, 2, 3].map { ("insert", [.int($0)], true) }

  private func draws(_ count: Int, _ member: (Int) -> Int) -> [(String, [Value], Value)] {
    (0..<count).map { ("getRandom", [], .int(member($0))) }
  }

  @Test func `right answers with an even spread pass`() {
    #expect(judge(three + draws(300) { $0 * 7 % 3 + 1 }).isAccepted)
  }

  @Test func `a stranger, a wrong flag and a removed member fail`() {
    #expect(!judge(three + [("getRandom", [], 4)]).isAccepted)
    #expect(!judge(three + [("insert", [1], true)]).isAccepted)
    #expect(!judge(three + [("remove", [9], true)]).isAccepted)
    #expect(!judge(three + [("remove", [1], true), ("getRandom", [], 1)]).isAccepted)
  }

  @Test func `one member that always comes fails`() {
    let judgement = judge(three + draws(300) { _ in 2 })
    #expect(!judgement.isAccepted)
    #expect(judgement.reason?.contains("equally often") == true)
  }

  @Test func `one member that never comes fails`() {
    #expect(!judge(three + draws(300) { $0 % 2 + 1 }).isAccepted)
  }

  @Test func `a few draws prove nothing`() {
    #expect(judge(three + draws(5) { _ in 1 }).isAccepted)
  }

  @Test func `draws before and after a change are judged apart`() {
    let calls =
      three + draws(30) { $0 % 3 + 1 } + [("remove", [3], true)] + draws(30) { $0 % 2 + 1 }
    #expect(judge(calls).isAccepted)
  }
}
