import Domain
import TestSupport

@testable import Clients

/// LeetCode in memory.
enum LeetCodeSamples {
  static let address = "https://leetcode.test"
  static let session = OnlineSession(token: "sitzung", csrf: "kennung")
  static let source = "class Solution {\r\n  // é — \"quoted\"\t\\n\n}\n"

  static func judge(
    _ script: ScriptedRequests, clock: any Clock<Duration> = SkippingClock()
  ) -> OnlineJudge {
    .leetCode(at: address, requests: script.port, clock: clock)
  }

  /// Two Sum's two visible cases, or others.
  static func job(
    _ problem: Problem = .twoSum, language: Language = .swift, cases: [JudgeCase]? = nil
  ) -> JudgeJob {
    let visible = problem.tests.filter(\.isVisible).compactMap { test -> JudgeCase? in
      guard case .frozen(let input) = test.input else { return nil }
      return JudgeCase(input: input, expected: test.expected, isVisible: true)
    }
    return JudgeJob(
      problem: problem, language: language, source: source, cases: cases ?? visible,
      isOptimised: false)
  }

  static let question = """
    {"data":{"question":{"questionId":"1","questionFrontendId":"1","titleSlug":"two-sum",
    "isPaidOnly":false,"codeSnippets":[{"langSlug":"swift"},{"langSlug":"python3"}]}}}
    """

  /// A judge that takes everything and gives these checks, the last again and again.
  static func judging(
    _ checks: [ServiceAnswer], question: String = question,
    receipt: ServiceAnswer = .json(
      #"{"interpret_id":"runcode_1.5_x-Y","submission_id":673356331,"test_case":"…"}"#)
  ) -> ScriptedRequests {
    let count = Counter()
    return ScriptedRequests { request, _ in
      if request.address.hasSuffix("/graphql") { return .json(question) }
      if request.method == .post { return receipt }
      return checks[min(count.next(), checks.count - 1)]
    }
  }

  static func judging(_ checks: String...) -> ScriptedRequests { judging(checks.map { .json($0) }) }

  /// What a stream told before it ended or threw.
  static func events(
    _ stream: AsyncThrowingStream<JudgeEvent, any Error>
  ) async throws -> [JudgeEvent] {
    var events: [JudgeEvent] = []
    for try await event in stream { events.append(event) }
    return events
  }

  static func run(
    _ check: String, _ job: JudgeJob = job()
  ) async throws -> Verdict {
    try await verdict(judge(judging(check)).run(job, session))
  }

  static func submit(
    _ check: String, _ job: JudgeJob = job()
  ) async throws -> Verdict {
    try await verdict(judge(judging(check)).submit(job, session))
  }

  private static func verdict(
    _ stream: AsyncThrowingStream<JudgeEvent, any Error>
  ) async throws -> Verdict {
    guard case .finished(let verdict) = try await events(stream).last else {
      throw OnlineError.neverJudged
    }
    return verdict
  }
}
