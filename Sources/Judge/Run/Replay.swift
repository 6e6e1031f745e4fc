internal import Domain

/// The small cases of an optimised program again, in a build with checks: what passed by luck alone
/// shows there.
///
/// Time and memory decide nothing here, and neither does a stack that the checks make too deep.
struct Replay: Sendable {
  /// A case that the checked program fails.
  struct Finding: Sendable {
    /// The case's place in the job.
    var index: Int
    var result: CaseResult
    var line: Int?
  }

  /// The checked program does not start on this machine.
  private struct Unfit: Error {}

  /// The values of one case, and how many cases there are at most.
  private static let mostValues = 300
  private static let mostCases = 150
  private static let caseMilliseconds = 200
  private static let cpuInAll = Duration.milliseconds(600)

  private let job: JudgeJob
  private let pool: WorkerPool
  private let cache: CompileCache
  private let memoryBytes: Int
  private let position: Place
  /// The places of the replayed cases in the job, the smallest first.
  private let places: [Int]

  /// Nil for a job that is built with checks anyway, for a probe, and without a small case.
  init?(_ job: JudgeJob, _ pool: WorkerPool, _ cache: CompileCache, memoryBytes: Int, place: Place)
  {
    guard job.isOptimised, !job.isProbe else { return nil }
    let small = job.cases.indices.filter { !job.excluded.contains($0) }
      .compactMap { index in
        job.cases[index].input.count(upTo: Self.mostValues).map { (index, $0) }
      }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    guard !small.isEmpty else { return nil }
    places = small.prefix(Self.mostCases).map(\.0)
    self.job = job
    self.pool = pool
    self.cache = cache
    position = place
    self.memoryBytes = memoryBytes * 2
  }

  /// Begins the checked build beside the fast one, so that nobody waits for it behind that.
  ///
  /// Nil where no compilers are kept warm: two that start cold only delay each other.
  func begin(_ language: any LearnerLanguage) -> Task<Void, Never>? {
    guard pool.isKept else { return nil }
    return Task { _ = try? await language.checkedBuild(job) }
  }

  /// Nil when nothing was found, or when there is no checked build.
  ///
  /// A build that passed before with the same cases costs nothing.
  func finding(_ language: any LearnerLanguage, _ build: Build) async -> Finding? {
    let passed = build.key.map { passKey($0) }
    if let passed, cache.use(passed) { return nil }
    do {
      guard let checked = try await language.checkedBuild(job), let program = checked.program else {
        return nil
      }
      let found = try await finding(program)
      if found == nil, let passed {
        try cache.store(
          .init(isProgram: false, diagnostics: [], libraries: []), files: [:], as: passed)
      }
      return found
    } catch {
      // The verdict stands without it: what fails here is ours, or nobody waits any longer.
      return nil
    }
  }

  /// Where the checked program crashes on a case that got a wrong answer, or crashed without a line;
  /// nil when it doesn't.
  ///
  /// LeetCode's programs are always checked: there the crash is what its user sees.
  func cause(
    of failure: CaseResult, _ language: any LearnerLanguage, _ limit: TimeLimit
  ) async -> Finding? {
    let note = failure.note ?? ""
    let isPuzzling =
      failure.verdict == .wrongAnswer
      || failure.verdict == .runtimeError && note.hasPrefix("Fatal error: ")
        && !note.contains("(line ")
    guard isPuzzling, failure.passesAlone != true else { return nil }
    do {
      guard let checked = try await language.checkedBuild(job), let program = checked.program else {
        return nil
      }
      let item = job.cases[failure.index]
      var bench = Bench(
        pool, program, CaseSource(problem: job.problem, cases: [item]), limit: limit,
        memoryBytes: memoryBytes)
      defer { bench.clear() }
      guard try await bench.start() == nil else { return nil }
      let answer = try await bench.answer(0, item, of: job.problem)
      return crash(answer, failure.index).flatMap { $0.line == nil ? nil : $0 }
    } catch {
      // The verdict stands without it.
      return nil
    }
  }

  private func passKey(_ build: String) -> String {
    let cases = places.map { job.cases[$0] }
    return CompileCache.key(
      ["passed the checks", build]
        + cases.flatMap { [Value.array($0.input).json, $0.expected?.json ?? ""] })
  }

  private func finding(_ program: Program) async throws -> Finding? {
    let cases = places.map { job.cases[$0] }
    var bench = Bench(
      pool, program, CaseSource(problem: job.problem, cases: cases),
      limit: TimeLimit(milliseconds: Self.caseMilliseconds), memoryBytes: memoryBytes,
      in: position)
    defer { bench.clear() }
    if let failure = try await bench.start() {
      guard let found = crash(failure, places[0]), found.line != nil else { throw Unfit() }
      return found
    }
    var spent = Duration.zero
    for (index, place) in places.enumerated() {
      try Task.checkCancellation()
      let answer = try await bench.answer(index, cases[index], of: job.problem)
      if let found = crash(answer, place) { return found }
      // Who only waits uses nothing of the time below.
      if case .failed(.idleLimit, _, _) = answer.outcome { return nil }
      if result(answer, place).verdict == .wrongAnswer, !isRandom {
        // Alone, so that nothing of an earlier case is left.
        bench.clear()
        let again = try await bench.answer(index, cases[index], of: job.problem, isAlone: true)
        if let found = crash(again, place) ?? otherAnswer(again, place) { return found }
      }
      spent += answer.cpu
      if spent > Self.cpuInAll { break }
    }
    return nil
  }

  private var isRandom: Bool {
    if case .statistical = job.problem.comparator { true } else { false }
  }

  private func result(_ answer: Answer, _ place: Int) -> CaseResult {
    CaseResult(answer, index: place, of: job.cases[place], problem: job.problem)
  }

  private func crash(_ answer: Answer, _ place: Int) -> Finding? {
    guard case .failed(.runtimeError, let note, let line) = answer.outcome,
      !CrashNote.tellsOfRoom(note)
    else { return nil }
    return Finding(index: place, result: result(answer, place), line: line)
  }

  private func otherAnswer(_ answer: Answer, _ place: Int) -> Finding? {
    var result = result(answer, place)
    guard result.verdict == .wrongAnswer else { return nil }
    result.verdict = .runtimeError
    result.note =
      "The checked build gives a different answer. Most likely your code reads a variable or"
      + " an array element before it is set."
    return Finding(index: place, result: result, line: nil)
  }
}

extension [Value] {
  /// How many plain values there are, letters of texts counted; nil above a limit.
  fileprivate func count(upTo limit: Int) -> Int? {
    var rest = limit
    for value in self where !value.take(from: &rest) { return nil }
    return limit - rest
  }
}

extension Value {
  fileprivate func take(from rest: inout Int) -> Bool {
    switch self {
    case .array(let items):
      for item in items where !item.take(from: &rest) { return false }
    case .object(let fields):
      for item in fields.values where !item.take(from: &rest) { return false }
    case .string(let text): rest -= Swift.max(1, text.utf8.count)
    case .null, .bool, .int, .double: rest -= 1
    }
    return rest >= 0
  }
}
