import Testing

@testable import Judge

struct WorkerShelfTests {
  private let start = ContinuousClock.now
  private let swift = Runtime(key: "swift", kind: .forks, spec: JailSpec(arguments: ["/a"]))
  private let python = Runtime(key: "python", kind: .forks, spec: JailSpec(arguments: ["/a"]))

  private func shelf(_ limits: WorkerLimits = WorkerLimits()) -> WorkerShelf<Int> {
    WorkerShelf(limits)
  }

  private func item(_ worker: Int, runs: Int = 0, memory: Int = 0, at seconds: Int = 0)
    -> WorkerShelf<Int>.Item
  {
    .init(
      worker: worker, runs: runs, memoryBytes: memory, since: start + .seconds(seconds))
  }

  /// A shelf on which some workers of Swift wait.
  private func shelf(waiting: ClosedRange<Int>, _ limits: WorkerLimits = WorkerLimits())
    -> WorkerShelf<Int>
  {
    var shelf = shelf(limits)
    for worker in waiting {
      _ = shelf.reserve(swift, now: start)
      _ = shelf.put(item(worker, at: worker), swift)
    }
    return shelf
  }

  @Test func `the one that rested longest is taken, if possible one whose run is over`() {
    var shelf = shelf(waiting: 1...3)
    let free = shelf.take(swift, now: start, isBusy: { $0 == 1 })
    let busy = shelf.take(swift, now: start, isBusy: { _ in true })
    let rest = shelf.take(swift, now: start)
    let none = shelf.take(swift, now: start)
    #expect([free?.worker, busy?.worker, rest?.worker, none?.worker] == [2, 1, 3, nil])
  }

  @Test(arguments: [(1, true), (50, false)])
  func `another one is wanted where one had no time to get ready`(pause: Int, isWanted: Bool) {
    var shelf = shelf()
    _ = shelf.reserve(swift, now: start)
    _ = shelf.put(item(1, runs: 1), swift)
    _ = shelf.take(swift, now: start + .milliseconds(pause))
    #expect(shelf.wanted(now: start) == (isWanted ? [swift] : []))
  }

  @Test func `there are never more of one runtime than allowed`() {
    var shelf = shelf(WorkerLimits(perRuntime: 2))
    let allowed = [swift, swift, swift, python].map { shelf.reserve($0, now: start) }
    #expect(allowed == [true, true, false, true])
    shelf.drop(swift)
    let again = shelf.reserve(swift, now: start)
    #expect(again)
  }

  @Test func `a worker that has served enough goes, and another is wanted`() {
    var shelf = shelf(WorkerLimits(runs: 3))
    _ = shelf.reserve(swift, now: start)
    let kept = shelf.put(item(1, runs: 2), swift)
    #expect(kept == nil)
    #expect(shelf.wanted(now: start).isEmpty)
    _ = shelf.take(swift, now: start)
    let spent = shelf.put(item(1, runs: 3), swift)
    #expect(spent == 1)
    #expect(shelf.wanted(now: start) == [swift])
  }

  @Test(arguments: [(20, [Int]()), (40, [1]), (299, [1]), (340, [1, 2])])
  func `of several that wait one stays, and it too goes in the end`(
    seconds: Int, gone: [Int]
  ) {
    var shelf = shelf(waiting: 1...2)
    let retired = shelf.retire(now: start + .seconds(seconds))
    #expect(retired == gone)
  }

  @Test func `what holds too much memory goes, the one unused for longest first`() {
    var shelf = shelf(WorkerLimits(memoryBytes: 250))
    for (index, runtime) in [swift, python, swift].enumerated() {
      _ = shelf.reserve(runtime, now: start)
      _ = shelf.put(item(index, memory: 100, at: [2, 1, 3][index]), runtime)
    }
    let gone = shelf.retire(now: start)
    #expect(gone == [1])
    #expect(shelf.memoryBytes == 200)
  }

  @Test func `a runtime whose workers do not start is left alone for a while`() {
    var shelf = shelf()
    for _ in 0..<3 {
      _ = shelf.reserve(swift, now: start)
      shelf.noteFailure(swift, now: start)
    }
    let soon = shelf.reserve(swift, now: start + .seconds(100))
    let later = shelf.reserve(swift, now: start + .seconds(400))
    #expect(!soon)
    #expect(later)
  }
}
