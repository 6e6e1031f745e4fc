import Domain
import Foundation
import TestSupport
import Testing

@testable import Judge

struct BuildClockTests {
  private let begin = Date(timeIntervalSince1970: 1_000_000)

  @Test func `how far a build is, is seen by whoever looks, until it ends`() async throws {
    try await withTemporaryFolder { folder in
      let place = folder.appending(path: "swift-1").path
      let (builder, other) = (
        BuildClock(place: place, kind: "swift"), BuildClock(place: place, kind: "swift")
      )
      #expect(other.state() == nil)
      builder.begin(2, of: 4, since: begin, expectedSeconds: 50)
      #expect(
        other.state(now: begin + 12)
          == RecorderBuild(part: 2, parts: 4, seconds: 12, expectedSeconds: 50))
      builder.end(after: 61)
      #expect(other.state() == nil)
      #expect(other.expected(orBy: "other", times: 2) == 61)
    }
  }

  @Test func `what another kind took says what to expect, and what failed says nothing`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let plain = BuildClock(place: folder.appending(path: "a").path, kind: "swift")
      let traced = BuildClock(place: folder.appending(path: "b").path, kind: "swift-traced")
      #expect(traced.expected(orBy: "swift", times: 2) == nil)
      plain.end(after: 30)
      traced.begin(1, of: 4, since: begin, expectedSeconds: nil)
      traced.end(after: nil)
      #expect(traced.expected(orBy: "swift", times: 2) == 60)
      traced.end(after: 40)
      #expect(traced.expected(orBy: "swift", times: 2) == 40)
    }
  }

  @Test func `nothing is being built by a process that has gone`() async throws {
    try await withTemporaryFolder { folder in
      let clock = BuildClock(place: folder.appending(path: "a").path, kind: "swift")
      clock.begin(1, of: 4, since: begin, expectedSeconds: nil)
      let file = folder.appending(path: "a.building")
      let text = try String(contentsOf: file, encoding: .utf8)
      try text.replacing("\"process\":\(getpid())", with: "\"process\":2147483646")
        .write(to: file, atomically: true, encoding: .utf8)
      #expect(clock.state() == nil)
    }
  }
}
