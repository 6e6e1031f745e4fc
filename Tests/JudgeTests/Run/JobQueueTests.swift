import Testing

@testable import Judge

struct JobQueueTests {
  private func positions(_ turn: JobQueue.Turn) async -> [Int] {
    var found: [Int] = []
    for await position in turn.positions { found.append(position) }
    return found
  }

  @Test func `a job beyond the places waits until one is left, in order of arrival`() async {
    let queue = JobQueue(places: 1)
    let first = queue.enter()
    let second = queue.enter()
    let third = queue.enter()
    #expect(await positions(first).isEmpty)
    queue.leave(first)
    #expect(await positions(second) == [1])
    queue.leave(second)
    #expect(await positions(third) == [2, 1])
  }

  @Test func `a job that gives up while it waits moves the others forward`() async {
    let queue = JobQueue(places: 1)
    let first = queue.enter()
    let second = queue.enter()
    let third = queue.enter()
    queue.leave(second)
    queue.leave(first)
    #expect(await positions(third) == [2, 1])
    queue.leave(third)
    #expect(await positions(queue.enter()).isEmpty)
  }
}
