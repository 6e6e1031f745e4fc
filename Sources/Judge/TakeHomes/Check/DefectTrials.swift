internal import Domain

/// Runs a candidate's tests on the reference with one defect after the other, and with none among them.
///
/// Tests cannot tell which process is which. One that fails where no defect is on fails by chance, by the
/// time or by whatever else it looks at: it finds nothing, and its file counts for nothing.
struct DefectTrials: Sendable {
  private static let clean = 3

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
      GradeReport.MutantOutcome(
        id: mutant.id, defect: mutant.defect, isKilled: killed.contains(index))
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

  /// Counted tests that do not pass: with a defect the first is enough.
  private func fallen(
    with mutant: TakeHome.Mutant?, on targets: [GradeRun.Target]
  ) async throws -> Set<String> {
    let defect = mutant.map { run.secret.number(of: $0, in: run.takeHome) }
    var all: Set<String> = []
    for target in targets where !target.counted.isEmpty {
      let order = run.order(target, defect: defect)
      let told = try await run.workshop.run(order) { test, _ in
        defect == nil || test.failure == nil || !target.counted.contains(test.id)
      }
      let fallen = target.counted.filter { told.ended[$0].map { $0.failure != nil } ?? true }
      if defect != nil, !fallen.isEmpty { return fallen }
      all.formUnion(fallen)
    }
    return all
  }
}
