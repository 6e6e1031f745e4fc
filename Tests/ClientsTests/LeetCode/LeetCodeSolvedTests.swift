import Domain
import Testing

@testable import Clients

struct LeetCodeSolvedTests {
  private static func page(_ count: Int, from start: Int, total: Value) -> String {
    let questions = (start..<start + count).map { number -> Value in
      ["titleSlug": .string("p-\(number)"), "title": .string("P \(number)")]
    }
    let list: Value = ["totalNum": total, "questions": .array(questions)]
    return Value.object(["data": ["userProgressQuestionList": list]]).json
  }

  private static let all = """
    {"user_name":"ada","num_solved":2,"stat_status_pairs":[
    {"stat":{"question_id":1,"frontend_question_id":1,"question__title":"Two Sum","question__title_slug":"two-sum"},"status":"ac","difficulty":{"level":1},"paid_only":false},
    {"stat":{"question_id":2,"frontend_question_id":"2","question__title":"Add","question__title_slug":"add-two-numbers"},"status":"notac"},
    {"stat":{"question_id":3,"question__title_slug":"lru-cache"},"status":"AC"},
    {"stat":{"question__title_slug":"jump-game"},"status":null},{"stat":null,"status":"ac"},{}],
    "category_slug":"all"}
    """

  @Test func `all pages are walked by their cursor`() async throws {
    let script = ScriptedRequests { request, _ in
      let body = try Value(json: request.body)
      let filters = body["variables"]?["filters"]
      let skip = filters?["skip"]?.integer ?? -1
      #expect(filters?["limit"] == 50)
      #expect(filters?["questionStatus"] == "SOLVED")
      return .json(Self.page(min(50, 120 - skip), from: skip, total: "120"))
    }
    let judge = LeetCodeSamples.judge(script)
    var slugs: [String] = []
    var cursor: Int?
    repeat {
      let page = try await judge.solved(LeetCodeSamples.session, cursor)
      #expect(page.total == 120)
      slugs += page.items.map(\.slug)
      cursor = page.next
    } while cursor != nil
    #expect(slugs == (0..<120).map { "p-\($0)" })
    #expect(script.requests.count == 3)
  }

  @Test func `an empty page is the last, whatever the total says`() async throws {
    let script = ScriptedRequests([.success(.json(Self.page(0, from: 50, total: 120)))])
    let page = try await LeetCodeSamples.judge(script).solved(LeetCodeSamples.session, 50)
    #expect(page.items.isEmpty)
    #expect(page.next == nil)
  }

  @Test(arguments: [
    ("2024-01-13T15:57:18+00:00", 1_705_161_438_000), ("2024-01-13T15:57:18Z", 1_705_161_438_000),
    ("2024-01-13T21:27:18.123456+05:30", 1_705_161_438_000),
    ("2024-01-13 07:57:18-0800", 1_705_161_438_000), ("1705161438", 1_705_161_438_000),
    ("yesterday", nil), ("", nil), ("2024-13-13T15:57:18Z", nil), ("-5", nil), ("1e300", nil),
  ]) func `times are read as they are written`(text: String, milliseconds: Int64?) {
    #expect(Instant(leetCode: .string(text))?.milliseconds == milliseconds)
  }

  @Test(arguments: [
    ("9223372036854775807", 1_000_000), (#""9223372036854775807""#, 1_000_000), ("-3", 0),
    ("null", 1),
  ]) func `a list is as long as one can be`(total: String, told: Int) async throws {
    let text =
      #"{"data":{"userProgressQuestionList":{"totalNum":TOTAL,"questions":[{"titleSlug":"two-sum"}]}}}"#
    let script = ScriptedRequests([.success(.json(text.replacing("TOTAL", with: total)))])
    let page = try await LeetCodeSamples.judge(script).solved(LeetCodeSamples.session, nil)
    #expect(page.total == told)
  }

  @Test(arguments: [
    Named("null", ServiceAnswer.json(#"{"data":{"userProgressQuestionList":null}}"#)),
    Named(
      "an error",
      .json(
        #"{"errors":[{"message":"Unknown field"}],"data":{"userProgressQuestionList":null}}"#)),
    Named("refused", .json("{}", status: 400)),
    Named("a page", .html("<html>")),
    Named("without questions", .json(#"{"data":{"userProgressQuestionList":{"totalNum":3}}}"#)),
  ]) func `where there are no pages, the list of all problems tells`(
    answer: Named<ServiceAnswer>
  ) async throws {
    let script = ScriptedRequests { request, _ in
      request.address.hasSuffix("/api/problems/all/") ? .json(Self.all) : answer.content
    }
    let page = try await LeetCodeSamples.judge(script).solved(LeetCodeSamples.session, nil)
    #expect(
      page.items == [
        OnlineSolved(slug: "two-sum", title: "Two Sum"),
        OnlineSolved(slug: "lru-cache", title: "lru-cache"),
      ])
    #expect(page.total == 2)
    #expect(page.next == nil)
    #expect(
      script.requests.last?.headers.contains { $0.name == "Cookie" } == true)
  }

  @Test func `a list of nobody's is a dead session`() async {
    let script = ScriptedRequests { request, _ in
      .json(
        request.method == .get
          ? #"{"user_name":"","stat_status_pairs":[]}"#
          : #"{"data":{"userProgressQuestionList":null}}"#)
    }
    await #expect(throws: OnlineError.sessionEnded(service: "LeetCode")) {
      try await LeetCodeSamples.judge(script).solved(LeetCodeSamples.session, nil)
    }
  }

  @Test(arguments: [
    OnlineError.offline(service: "LeetCode"),
    .rateLimited(service: "LeetCode", retryAfterSeconds: 60), .challenge(service: "LeetCode"),
    .sessionEnded(service: "LeetCode"),
  ]) func `other troubles are told and not asked around`(error: OnlineError) async {
    let script = ScriptedRequests([.failure(error)])
    await #expect(throws: error) {
      try await LeetCodeSamples.judge(script).solved(LeetCodeSamples.session, nil)
    }
    #expect(script.requests.count == 1)
  }
}
