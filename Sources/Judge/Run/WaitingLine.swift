/// Jobs that wait, in rounds: each round holds at most one job of a learner.
///
/// A learner's next job stands one round behind the one before, and nobody's stands in a round that
/// is over; so the rounds are a round robin between learners, found without looking at the others.
struct WaitingLine {
  struct Job {
    var number: Int
    var learner: String
    var round: Int
    var positions: AsyncStream<Int>.Continuation
  }

  /// A round's jobs in order; numbers of jobs that left stay until they are passed.
  private struct Round {
    var numbers: [Int] = []
    var passed = 0
    var count = 0
  }

  /// So many of the first are told each move; the others when their place has halved.
  private static let alwaysTold = 16

  private var jobs: [Int: Job] = [:]
  private var rounds: [Int: Round] = [:]
  /// The learners' last rounds and how many of their jobs wait.
  private var learners: [String: (last: Int, waiting: Int)] = [:]
  private var current = 0
  private var last = 0
  private var movesUntilAllAreTold = 0

  var count: Int { jobs.count }

  func count(of learner: String) -> Int { learners[learner]?.waiting ?? 0 }

  /// Notes that a learner's job starts without waiting.
  mutating func begin(_ learner: String) {
    if jobs.isEmpty { reset() }
    learners[learner] = (current, count(of: learner))
  }

  /// Adds a job and tells how many wait before it.
  mutating func append(
    _ number: Int, of learner: String, positions: AsyncStream<Int>.Continuation
  ) -> Int {
    let round = max(current, (learners[learner]?.last ?? -1) + 1)
    learners[learner] = (round, count(of: learner) + 1)
    jobs[number] = Job(number: number, learner: learner, round: round, positions: positions)
    rounds[round, default: Round()].numbers.append(number)
    rounds[round]?.count += 1
    last = max(last, round)
    return count(through: round) - 1
  }

  mutating func remove(_ number: Int) {
    guard let job = jobs.removeValue(forKey: number) else { return }
    rounds[job.round]?.count -= 1
    if rounds[job.round]?.count == 0 { rounds[job.round] = nil }
    guard let entry = learners[job.learner] else { return }
    // Who gives the newest place up shall not stand further back for it.
    let last = entry.last == job.round ? job.round - 1 : entry.last
    learners[job.learner] = (last, entry.waiting - 1)
  }

  /// Takes the first job, passing over those of learners who are held.
  mutating func popFirst(unless isHeld: (String) -> Bool = { _ in false }) -> Job? {
    guard !jobs.isEmpty else { return nil }
    while rounds[current] == nil { current += 1 }
    for round in current...max(current, last) {
      guard let place = rounds[round] else { continue }
      for index in place.passed..<place.numbers.count {
        guard let job = jobs[place.numbers[index]], !isHeld(job.learner) else { continue }
        jobs[job.number] = nil
        // Whoever was passed over keeps the place.
        let isFirst = place.numbers[place.passed..<index].allSatisfy { jobs[$0] == nil }
        if isFirst { rounds[round]?.passed = index + 1 }
        rounds[round]?.count -= 1
        if place.count == 1 { rounds[round] = nil }
        learners[job.learner]?.waiting -= 1
        return job
      }
    }
    return nil
  }

  /// Tells the jobs how many are before them: the first ones at each move, all of them now and then.
  mutating func tell(running: Int) {
    movesUntilAllAreTold -= 1
    let tellsAll = movesUntilAllAreTold <= 0
    if tellsAll { movesUntilAllAreTold = jobs.count / 2 }
    var before = running
    var round = current
    while before - running < jobs.count, tellsAll || before - running < Self.alwaysTold {
      let place = rounds[round]
      for number in place?.numbers.dropFirst(place?.passed ?? 0) ?? [] {
        guard let job = jobs[number] else { continue }
        job.positions.yield(before)
        before += 1
      }
      round += 1
    }
  }

  /// The jobs of all rounds up to this one, counted from the nearer end.
  private func count(through round: Int) -> Int {
    if round - current < last - round {
      return (current...round).reduce(0) { $0 + (rounds[$1]?.count ?? 0) }
    }
    return jobs.count - (round..<last).reduce(0) { $0 + (rounds[$1 + 1]?.count ?? 0) }
  }

  private mutating func reset() {
    current = 0
    last = 0
    rounds = [:]
    learners = [:]
  }
}
