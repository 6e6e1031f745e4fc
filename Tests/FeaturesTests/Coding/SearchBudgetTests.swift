@testable import CodingFeature
import Domain
import Testing

@Suite struct SearchBudgetTests {
  private func result(_ kind: VerdictKind, milliseconds: Double = 0) -> CaseResult {
    CaseResult(
      index: 0, visible: false, verdict: kind, input: [1], cpuMilliseconds: milliseconds)
  }

  @Test func `own work, jobs and cases all cost, and a reserve is kept`() {
    var budget = SearchBudget()
    budget.charge(work: .milliseconds(100))
    budget.charge(result(.accepted, milliseconds: 900), in: .swift)
    #expect(budget.spent >= .seconds(1))
    #expect(budget.left <= .seconds(1))
    #expect(!budget.isSpent())
    #expect(budget.isSpent(keeping: .seconds(1)))
    let before = budget.spent
    budget.chargeProcess(of: .python)
    #expect(budget.spent > before)
    budget.charge(result(.wrongAnswer, milliseconds: 5_000), in: .swift)
    #expect(budget.isSpent())
    #expect(budget.left == .zero)
  }

  @Test func `a stopped program costs more than its limit`() {
    var (stopped, crashed) = (SearchBudget(), SearchBudget())
    stopped.charge(result(.timeLimit, milliseconds: 80), in: .swift)
    crashed.charge(result(.runtimeError, milliseconds: 80), in: .swift)
    #expect(stopped.spent > crashed.spent)
  }

  @Test(
    arguments: [
      (Language.swift, VerdictKind.runtimeError, true), (.cpp, .runtimeError, true),
      (.python, .runtimeError, false), (.java, .wrongAnswer, false), (.swift, .accepted, false),
      (.go, .memoryLimit, true),
    ])
  func `a process that fell costs its successor`(
    language: Language, kind: VerdictKind, hasFallen: Bool
  ) {
    var (one, two) = (SearchBudget(), SearchBudget())
    one.charge(result(kind), in: language)
    two.charge(result(.wrongAnswer), in: language)
    if hasFallen { two.chargeProcess(of: language) }
    #expect(one.spent == two.spent)
  }

  @Test func `a large input costs more than a small one`() {
    var (small, large) = (SearchBudget(), SearchBudget())
    small.charge(result(.accepted), size: 3, in: .swift)
    large.charge(result(.accepted), size: 100_000, in: .swift)
    #expect(large.spent > small.spent + .milliseconds(10))
  }

  @Test func `what may cost more than is left is not started`() {
    var budget = SearchBudget()
    budget.charge(work: .milliseconds(1_800))
    #expect(!budget.isSpent(for: .milliseconds(200)))
    #expect(budget.isSpent(for: .milliseconds(201)))
    #expect(budget.isSpent(keeping: .milliseconds(100), for: .milliseconds(150)))
  }

  @Test func `a stopped case costs no more than was foreseen`() {
    for language in Language.allCases {
      var budget = SearchBudget()
      budget.chargeProcess(of: language)
      budget.charge(result(.timeLimit, milliseconds: 92), size: 7, in: language)
      #expect(
        budget.spent
          <= SearchBudget.most(stoppedAfter: .milliseconds(92), size: 7, in: language))
    }
  }

  @Test func `so many cases go together as are likely to be paid, for both programs`() {
    var budget = SearchBudget()
    let small = Array(repeating: 3, count: 256)
    #expect(budget.affordable(small, most: .milliseconds(140), keeping: .zero) == 256)
    let large = Array(repeating: 200_000, count: 4)
    #expect(budget.affordable(large, most: .milliseconds(140), keeping: .zero) == 1)
    // A mean of ten milliseconds, twice.
    for _ in 0..<10 { budget.charge(result(.accepted, milliseconds: 10), in: .swift) }
    let count = budget.affordable(small, most: .milliseconds(140), keeping: .zero)
    #expect((80...95).contains(count), "\(count)")
    budget.charge(wait: .seconds(10))
    #expect(budget.affordable(small, most: .zero, keeping: .zero) == 0)
  }

  @Test func `patience ends a search that a busy machine does not let work`() {
    var budget = SearchBudget()
    budget.charge(wait: .seconds(9))
    #expect(!budget.isSpent())
    budget.charge(wait: .seconds(1))
    #expect(budget.isSpent())
    #expect(budget.left > .zero)
  }

  @Test(
    arguments: [
      ([], false), ([10], false), ([10, 40], true), ([10, 300], false), ([100, 190], true),
      ([100, 400], false), ([0, 10], false), ([40, 10], true),
    ] as [([Double], Bool)])
  func `the next size is passed over when two before it say that it is quick enough`(
    milliseconds: [Double], passes: Bool
  ) {
    var growth = Growth(limit: 1000)
    for time in milliseconds { growth.note(time) }
    let isPassed = growth.passes()
    #expect(isPassed == passes)
  }

  @Test func `sizes are passed over until one comes near to the limit`() {
    var growth = Growth(limit: 1000)
    growth.note(10)
    growth.note(30)
    // 90 and 270 are far from it, 810 is not.
    let passed = (0..<3).map { _ in growth.passes() }
    #expect(passed == [true, true, false])
  }
}
