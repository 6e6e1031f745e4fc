import Domain
import TestSupport
import Testing

@testable import Judge

struct CasesAheadTests {
  private func ahead(_ count: Int, size: Int) -> CasesAhead {
    let item = JudgeCase(
      input: [.array(Array(repeating: 1, count: size)), 9], expected: nil, isVisible: true)
    let source = CaseSource(problem: .twoSum, cases: Array(repeating: item, count: count))
    return CasesAhead(0..<count, of: source, budget: TimeLimit(milliseconds: 100).budget)
  }

  @Test(arguments: [(1, 4, 1), (256, 4, 256), (1000, 4, 256), (1000, 100_000, 6)])
  func `so many cases are sent before their turn`(count: Int, size: Int, sent: Int) throws {
    var ahead = ahead(count, size: size)
    #expect(try ahead.take().count == sent)
    #expect(try ahead.take().isEmpty)
  }

  @Test func `all cases are sent in the end, a batch at a time`() throws {
    var ahead = ahead(1000, size: 4)
    var batches: [Int] = []
    for _ in 0..<1000 {
      let frames = try ahead.take()
      if !frames.isEmpty { batches.append(frames.count) }
      ahead.noteAnswer()
    }
    #expect(batches.reduce(0, +) == 1000)
    #expect(batches.count < 10)
  }
}
