import Testing

@testable import Judge

struct JobQueueTests {
  private func positions(_ turn: JobQueue.Turn) async -> [Int] {
    var found: [Int] = []
    for await position in turn.positions { found.append(position) }
    return found
  }

  /// A queue with one place whose jobs are let in one by one, as they would run.
  private struct Line {
    let queue: JobQueue
    var waiting: [(name: String, turn: JobQueue.Turn)] = []
    var order: [String] = []

    init(perLearner: Int = 64, inAll: Int = 256) {
      queue = JobQueue(places: 1, bounds: .init(perLearner: perLearner, inAll: inAll))
    }

    mutating func enter(_ learner: String) throws {
      waiting.append((learner, try queue.enter(learner)))
    }

    /// Finds the one whose turn it is and ends it.
    mutating func runNext() throws {
      let index = try #require(waiting.firstIndex { queue.isRunning($0.turn) })
      let job = waiting.remove(at: index)
      order.append(job.name)
      queue.leave(job.turn)
    }
  }

  @Test func `a job beyond the places waits until one is left, in order of arrival`() async throws {
    let queue = JobQueue(places: 1)
    let first = try queue.enter()
    let second = try queue.enter()
    let third = try queue.enter()
    #expect(await positions(first).isEmpty)
    queue.leave(first)
    #expect(await positions(second) == [1])
    queue.leave(second)
    #expect(await positions(third) == [1])
  }

  @Test func `a job that gives up while it waits moves the others forward`() async throws {
    let queue = JobQueue(places: 1)
    let first = try queue.enter()
    let second = try queue.enter()
    let third = try queue.enter()
    queue.leave(second)
    queue.leave(first)
    #expect(await positions(third) == [1])
    queue.leave(third)
    #expect(await positions(try queue.enter()).isEmpty)
  }

  @Test(arguments: [
    (["a", "a", "a", "b"], ["a", "b", "a", "a"]),
    (["a", "a", "b", "b", "a"], ["a", "b", "a", "b", "a"]),
    (["a", "a", "a", "b", "c", "b"], ["a", "b", "c", "a", "b", "a"]),
    (["a", "b", "c"], ["a", "b", "c"]),
  ])
  func `learners take turns, and each one's jobs keep their order`(
    arrivals: [String], expected: [String]
  ) throws {
    var line = Line()
    for learner in arrivals { try line.enter(learner) }
    while !line.waiting.isEmpty { try line.runNext() }
    #expect(line.order == expected)
  }

  @Test(arguments: [0, 1, 5, 63])
  func `a flood delays another's first run by one run at most`(finished: Int) throws {
    var line = Line()
    for _ in 0..<64 { try line.enter("flood") }
    for _ in 0..<finished { try line.runNext() }
    try line.enter("other")
    let before = line.order.count
    while !line.order.contains("other") { try line.runNext() }
    #expect(line.order.count - before <= 2)
  }

  @Test func `who gives up places does not stand further back for it`() throws {
    var line = Line()
    try line.enter("a")
    for _ in 0..<20 {
      try line.enter("b")
      line.queue.leave(line.waiting.removeLast().turn)
    }
    try line.enter("c")
    try line.enter("b")
    try line.enter("c")
    while !line.waiting.isEmpty { try line.runNext() }
    #expect(line.order == ["a", "c", "b", "c"])
  }

  @Test func `a job beyond the bounds is told when to come back`() throws {
    var line = Line(perLearner: 2, inAll: 3)
    for learner in ["a", "a", "a"] { try line.enter(learner) }
    let queue = line.queue
    #expect(throws: JudgeError.self) { try queue.enter("a") }
    try line.enter("b")
    let error = #expect(throws: JudgeError.self) { try queue.enter("c") }
    #expect((error?.retryAfterSeconds ?? 0) >= 1)
    try line.runNext()
    try line.enter("c")
  }

  @Test func `places are told right while many wait`() async throws {
    let queue = JobQueue(places: 1, bounds: .init(perLearner: 500, inAll: 500))
    let turns = try (0..<100).map { try queue.enter("learner \($0 % 7)") }
    for turn in turns.prefix(40) { queue.leave(turn) }
    var places: [Int] = []
    for turn in turns.dropFirst(41) {
      for await place in turn.positions {
        places.append(place)
        break
      }
    }
    // Told at least since their place halved.
    for (index, place) in places.enumerated() { #expect((index + 1...2 * (index + 21)) ~= place) }
    #expect(Array(places.prefix(16)) == Array(1...16))
  }

  @Test func `spare work gives way to a job`() async throws {
    let queue = JobQueue(places: 1)
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    async let spare = queue.whileFree {
      begin.finish()
      try await Task.sleep(for: .seconds(600))
      return 1
    }
    for await _ in begun {}
    let turn = try queue.enter()
    #expect(try await spare == nil)
    #expect(try await queue.whileFree { 1 } == nil)
    #expect(try await queue.whileFree(besideRuns: true) { 1 } == 1)
    queue.leave(turn)
    #expect(try await queue.whileFree { 1 } == 1)
  }

  @Test func `spare work goes on beside a job that nobody waits for`() async throws {
    let queue = JobQueue(places: 2)
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    let (ended, end) = AsyncStream.makeStream(of: Void.self)
    let probe = try queue.enter(isProbe: true)
    async let spare = queue.whileFree {
      begin.finish()
      for await _ in ended {}
      try Task.checkCancellation()
      return 1
    }
    for await _ in begun {}
    queue.leave(probe)
    let next = try queue.enter(isProbe: true)
    end.finish()
    #expect(try await spare == 1)
    let job = try queue.enter()
    #expect(try await queue.whileFree { 1 } == nil)
    queue.leave(job)
    #expect(try await queue.whileFree { 1 } == 1)
    queue.leave(next)
  }
}
