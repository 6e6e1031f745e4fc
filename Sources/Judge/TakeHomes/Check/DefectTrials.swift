internal import Domain

/// Runs a candidate's tests on the reference with one defect after the other, and with none among them.
///
/// Tests cannot tell which process is which. One that fails where no defect is on fails by chance, by the
/// time or by whatever else it looks at: it finds nothing, and its file counts for nothing. One that fails
/// with a defect must do so again, and a defect that no test met may have come too late for them: it is
/// tried three times.
struct DefectTrials: Sendable {
  private static let clean = 5
  private static let tries = 3
  private static let repeats = 2

  let run: GradeRun
  let mutants: [TakeHome.Mutant]

  /// What became of each defect, and the files that turned out to be flaky.
  func outcomes(
    on targets: [GradeRun.Target], done: (Int) -> Void
  ) async throws -> ([GradeReport.MutantOutcome], flaky: [String]) {
    var targets = targets
    var (killed, doubted) = try await trials(Array(mutants.indices), on: targets, done: done)
    var flaky: Set<String> = []
    while !doubted.isEmpty {
      flaky.formUnion(doubted)
      for index in targets.indices {
        targets[index].counted = targets[index].counted.filter {
          !flaky.contains(GradeRun.file($0))
        }
      }
      (killed, doubted) = try await trials(killed.sorted(), on: targets) { _ in }
    }
    let outcomes = mutants.enumerated().map { index, mutant in
      GradeReport.MutantOutcome(of: mutant, isKilled: killed.contains(index))
    }
    return (outcomes, flaky.sorted())
  }

  /// Which of some defects the counted tests find, and the files of those that fail without one.
  private func trials(
    _ indices: [Int], on targets: [GradeRun.Target], done: (Int) -> Void
  ) async throws -> (killed: Set<Int>, doubted: Set<String>) {
    let order = (indices.map(Int?.some) + Array(repeating: nil, count: Self.clean)).shuffled()
    return try await withThrowingTaskGroup(of: (Int?, Set<String>).self) { group in
      for index in order {
        group.addTask {
          (index, try await fallen(with: index.map { mutants[$0] }, on: targets))
        }
      }
      var (killed, doubted): (Set<Int>, Set<String>) = ([], [])
      var count = 0
      for try await (index, fallen) in group {
        guard let index else {
          doubted.formUnion(fallen.map(GradeRun.file))
          continue
        }
        count += 1
        if !fallen.isEmpty { killed.insert(index) }
        done(count)
      }
      return (killed, doubted)
    }
  }

  /// Counted tests that do not pass: with a defect the first that does so again is enough.
  private func fallen(
    with mutant: TakeHome.Mutant?, on targets: [GradeRun.Target]
  ) async throws -> Set<String> {
    guard let mutant else {
      var all: Set<String> = []
      for target in targets { all.formUnion(try await fallen(target)) }
      return all
    }
    let defect = run.secret.number(of: mutant, in: run.takeHome)
    for var target in targets {
      for _ in 0..<Self.tries {
        let found = try await fallen(target, defect)
        if found.isEmpty { continue }
        if try await falls(found, again: target, defect) { return found }
        // By chance, then; others may find it still.
        target.counted.subtract(found)
      }
    }
    return []
  }

  /// Those that did not pass in one run, which a defect's ends at the first.
  private func fallen(
    _ target: GradeRun.Target, _ defect: UInt64? = nil
  ) async throws -> Set<String> {
    guard !target.counted.isEmpty else { return [] }
    let told = try await run.workshop.run(run.order(target, defect: defect)) { test, _ in
      defect == nil || test.failure == nil || !target.counted.contains(test.id)
    }
    let failed = target.counted.filter { told.ended[$0]?.failure != nil }
    // Where one failed, the others were only cut off.
    return defect != nil && !failed.isEmpty
      ? failed : failed.union(target.counted.filter { told.ended[$0] == nil })
  }

  /// Whether tests fail once more with the defect: one alone, or else all together.
  ///
  /// What meets a defect in a race does not do so each time.
  private func falls(
    _ tests: Set<String>, again target: GradeRun.Target, _ defect: UInt64
  ) async throws -> Bool {
    if tests.count == 1, let test = tests.first {
      var order = run.order(target, defect: defect)
      order.test = test
      for _ in 0..<Self.repeats {
        let told = try await run.workshop.run(order)
        let isFallen = told.ended[test].map { $0.failure != nil } ?? told.begun.contains(test)
        if isFallen { return true }
      }
    }
    for _ in 0..<Self.repeats
    where try await !fallen(target, defect).isDisjoint(with: tests) {
      return true
    }
    return false
  }
}

extension GradeReport.MutantOutcome {
  init(of mutant: TakeHome.Mutant, isKilled: Bool) {
    self.init(id: mutant.id, defect: mutant.defect, isKilled: isKilled)
  }
}
