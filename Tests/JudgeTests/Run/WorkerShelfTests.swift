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

  @Test func `the one used last is taken, if possible one whose run is over`() {
    var shelf = shelf()
    for worker in 1...2 {
      _ = shelf.reserve(swift, now: start)
      _ = shelf.put(item(worker), swift)
    }
    let result1 = shelf.take(swift, now: start, isBusy: { $0 == 2 })?.worker
    #expect(result1 == 1)
    let result2 = shelf.take(swift, now: start, isBusy: { _ in true })?.worker
    #expect(result2 == 2)
    let result3 = shelf.take(swift, now: start)
    #expect(result3 == nil)
  }

  @Test func `there are never more of one runtime than allowed`() {
    var shelf = shelf(WorkerLimits(perRuntime: 2))
    let result4 = shelf.reserve(swift, now: start)
    #expect(result4)
    let result5 = shelf.reserve(swift, now: start)
    #expect(result5)
    let result6 = shelf.reserve(swift, now: start)
    #expect(!result6)
    let result7 = shelf.reserve(python, now: start)
    #expect(result7)
    shelf.drop(swift)
    let result8 = shelf.reserve(swift, now: start)
    #expect(result8)
  }

  @Test func `a worker that has served enough goes, and another is wanted`() {
    var shelf = shelf(WorkerLimits(runs: 3))
    _ = shelf.reserve(swift, now: start)
    let result9 = shelf.put(item(1, runs: 2), swift)
    #expect(result9 == nil)
    #expect(shelf.wanted(now: start).isEmpty)
    _ = shelf.take(swift, now: start)
    let result10 = shelf.put(item(1, runs: 3), swift)
    #expect(result10 == 1)
    #expect(shelf.wanted(now: start) == [swift])
  }

  @Test(arguments: [(20, [Int]()), (40, [1]), (299, [1]), (340, [1, 2])])
  func `of several that wait one stays, and it too goes in the end`(
    seconds: Int, gone: [Int]
  ) {
    var shelf = shelf()
    for worker in 1...2 {
      _ = shelf.reserve(swift, now: start)
      _ = shelf.put(item(worker, at: worker), swift)
    }
    let result11 = shelf.retire(now: start + .seconds(seconds))
    #expect(result11 == gone)
  }

  @Test func `what holds too much memory goes, the one unused for longest first`() {
    var shelf = shelf(WorkerLimits(memoryBytes: 250))
    for (index, runtime) in [swift, python, swift].enumerated() {
      _ = shelf.reserve(runtime, now: start)
      _ = shelf.put(item(index, memory: 100, at: 3 - index), runtime)
    }
    let result12 = shelf.retire(now: start).count
    #expect(result12 == 1)
    #expect(shelf.memoryBytes == 200)
  }

  @Test func `a runtime whose workers do not start is left alone for a while`() {
    var shelf = shelf()
    for _ in 0..<3 {
      let result13 = shelf.reserve(swift, now: start)
      #expect(result13)
      shelf.noteFailure(swift, now: start)
    }
    let result14 = shelf.reserve(swift, now: start + .seconds(100))
    #expect(!result14)
    let result15 = shelf.reserve(swift, now: start + .seconds(400))
    #expect(result15)
  }
}
