import Domain
import Foundation
import TestSupport
import Testing

@testable import Judge

/// Real runs through one place of an engine.
@Suite(.timeLimit(.minutes(20)))
struct FloodTests {
  private enum Moment: Equatable {
    case floodRunEnded, otherQueued, otherBegan
  }

  private static func job(_ learner: String) -> JudgeJob {
    JudgeJob(
      problem: .function("f", [.int], .int), language: .python,
      source: "class Solution:\n def f(self, a):\n  return a",
      cases: [JudgeCase(input: [4], expected: 4, isVisible: true)], isOptimised: true,
      learner: learner)
  }

  /// An engine tells its events while the job holds its place, so their order is the runs' own.
  @Test func `another learner's first run waits for one run of a flood at most`() async throws {
    try await withTemporaryFolder { folder in
      let engine = Engine(liveConfiguration(cache: folder.path, simultaneousJobs: 1))
      let (moments, moment) = AsyncStream.makeStream(of: Moment.self)
      let (entries, entry) = AsyncStream.makeStream(of: Int.self)
      try await withThrowingTaskGroup { group in
        for number in 0..<100 {
          group.addTask {
            try await engine.judge(Self.job("flood")) { event in
              entry.yield(number)
              if case .finished = event { moment.yield(.floodRunEnded) }
            }
          }
        }
        var entered: Set<Int> = []
        for await number in entries where entered.insert(number).inserted {
          if entered.count == 100 { break }
        }
        try await engine.judge(Self.job("another")) { event in
          switch event {
          case .queued: moment.yield(.otherQueued)
          case .compiling: moment.yield(.otherBegan)
          default: break
          }
        }
        try await group.waitForAll()
      }
      moment.finish()
      var all: [Moment] = []
      for await moment in moments { all.append(moment) }
      let queued = try #require(all.firstIndex(of: .otherQueued))
      let began = try #require(all.firstIndex(of: .otherBegan))
      #expect(all[queued..<began].count { $0 == .floodRunEnded } <= 1)
      // Else there was no flood.
      #expect(all[began...].contains(.floodRunEnded))
    }
  }
}
