import Domain
import Testing

@testable import Clients

struct LeetCodeMemberTests {
  private static func judge(_ text: String) -> OnlineJudge {
    LeetCodeSamples.judge(ScriptedRequests([.success(.json(text))]))
  }

  private static let names: [Named<(String, OnlineMember?)>] = [
    Named(
      "a member, spelled as there",
      (
        #"{"data":{"allQuestionsCount":[{"difficulty":"All","count":3273}],"matchedUser":{"username":"Ada","submitStats":{"acSubmissionNum":[{"difficulty":"All","count":133,"submissions":215},{"difficulty":"Easy","count":3}]}}}}"#,
        OnlineMember(name: "Ada", solved: 133)
      )),
    Named(
      "a count as a text",
      (
        #"{"data":{"matchedUser":{"username":"ada","submitStats":{"acSubmissionNum":[{"difficulty":"Easy","count":"1"},{"difficulty":"All","count":"7"}]}}}}"#,
        OnlineMember(name: "ada", solved: 7)
      )),
    Named(
      "a count that nobody has",
      (
        #"{"data":{"matchedUser":{"username":"ada","submitStats":{"acSubmissionNum":[{"difficulty":"All","count":9223372036854775807}]}}}}"#,
        OnlineMember(name: "ada", solved: 1_000_000)
      )),
    Named(
      "without statistics",
      (
        #"{"data":{"matchedUser":{"username":"ada","submitStats":null}}}"#,
        OnlineMember(name: "ada")
      )
    ),
    Named(
      "nobody",
      (
        #"{"errors":[{"message":"That user does not exist.","locations":[{"line":3,"column":3}],"path":["matchedUser"],"extensions":{"handled":true}}],"data":{"matchedUser":null}}"#,
        nil
      )),
  ]

  @Test(arguments: names) func `a name is looked up`(sample: Named<(String, OnlineMember?)>)
    async throws
  {
    #expect(try await Self.judge(sample.content.0).member("ada") == sample.content.1)
  }

  @Test(arguments: [
    (
      #"{"errors":[{"message":"Service is busy"}],"data":{"matchedUser":null}}"#,
      OnlineError.refused(service: "LeetCode", status: 200, reason: "Service is busy")
    ),
    (
      #"{"errors":[{"message":"Cannot query field"}]}"#,
      .refused(service: "LeetCode", status: 200, reason: "Cannot query field")
    ),
    (#"{"data":null}"#, .unreadable(service: "LeetCode", reason: "an answer without data")),
    (
      #"{"data":{}}"#,
      .unreadable(service: "LeetCode", reason: "an answer without “matchedUser”")
    ),
    (
      #"{"data":{"matchedUser":{}}}"#,
      .unreadable(service: "LeetCode", reason: "a member without a name")
    ),
    (
      #"{"data":{"matchedUser":null}}"#,
      .unreadable(service: "LeetCode", reason: "a member without a name")
    ),
    (#"[]"#, .unreadable(service: "LeetCode", reason: "an answer without data")),
  ]) func `trouble is never taken for a name that nobody has`(text: String, error: OnlineError)
    async
  {
    await #expect(throws: error) { try await Self.judge(text).member("ada") }
  }

  @Test(arguments: [
    (
      #"{"data":{"userStatus":{"userId":1,"username":"ada","isSignedIn":true,"isPremium":true}}}"#,
      true
    ),
    (#"{"data":{"userStatus":{"username":"ada","isSignedIn":"true","isPremium":null}}}"#, false),
    (#"{"data":{"userStatus":{"username":"ada","isSignedIn":1}}}"#, false),
  ]) func `a session has its owner`(text: String, isPremium: Bool) async throws {
    let account = try await Self.judge(text).account(LeetCodeSamples.session)
    #expect(account == OnlineAccount(name: "ada", isPremium: isPremium))
  }

  @Test(arguments: [
    #"{"data":{"userStatus":{"userId":null,"isSignedIn":false,"isPremium":null,"username":""}}}"#,
    #"{"data":{"userStatus":null}}"#, #"{"data":null}"#,
    #"{"data":{"userStatus":{"isSignedIn":true,"username":""}}}"#,
    #"{"data":{"userStatus":{}}}"#,
  ]) func `a dead session says so`(text: String) async {
    await #expect(throws: OnlineError.sessionEnded(service: "LeetCode")) {
      try await Self.judge(text).account(LeetCodeSamples.session)
    }
  }

  @Test func `what was solved last comes newest first`() async throws {
    let text = """
      {"data":{"recentAcSubmissionList":[
      {"title":"Two Sum","titleSlug":"two-sum","timestamp":"1705161438","statusDisplay":"Accepted","lang":"swift"},
      {"id":"9","title":"Count Negative Numbers in a Sorted Matrix","titleSlug":"count-negative-numbers-in-a-sorted-matrix","timestamp":1705161499,"statusDisplay":"Accepted","lang":"javascript"},
      {"title":"No slug","timestamp":"1"},{"titleSlug":"no-time"}]}}
      """
    let list = try await Self.judge(text).recentlySolved("ada")
    #expect(
      list == [
        OnlineSubmission(
          id: 9, slug: "count-negative-numbers-in-a-sorted-matrix",
          title: "Count Negative Numbers in a Sorted Matrix", verdict: .accepted,
          status: "Accepted", language: "javascript",
          at: Instant(milliseconds: 1_705_161_499_000)),
        OnlineSubmission(
          id: nil, slug: "two-sum", title: "Two Sum", verdict: .accepted, status: "Accepted",
          language: "swift", at: Instant(milliseconds: 1_705_161_438_000)),
      ])
  }

  @Test func `an empty list is nothing solved, and null is no list`() async throws {
    let empty = #"{"data":{"recentAcSubmissionList":[]}}"#
    #expect(try await Self.judge(empty).recentlySolved("ada") == [])
    await #expect(
      throws: OnlineError.unreadable(service: "LeetCode", reason: "a missing list")
    ) {
      try await Self.judge(#"{"data":{"recentAcSubmissionList":null}}"#).recentlySolved("ada")
    }
  }

  @Test func `submissions to a problem come newest first`() async throws {
    let text = """
      {"data":{"submissionList":{"lastKey":null,"hasNext":false,"submissions":[
      {"id":"11","title":"Two Sum","titleSlug":"two-sum","status":11,"statusDisplay":"Wrong Answer","lang":"python3","runtime":"N/A","timestamp":"1705161438","isPending":"Not Pending","memory":"N/A"},
      {"id":12,"status":"10","lang":"swift","runtime":"52 ms","timestamp":"1705161499","isPending":"Not Pending","memory":"17.6 MB"},
      {"id":"13","statusDisplay":"Judging","timestamp":1705161500,"isPending":"Pending"}]}}}
      """
    let list = try await Self.judge(text).submissions(LeetCodeSamples.session, "two-sum")
    #expect(list.map(\.id) == [13, 12, 11])
    #expect(list.map(\.verdict) == [nil, .accepted, .wrongAnswer])
    #expect(list.map(\.runtime) == [nil, "52 ms", nil])
    #expect(list.map(\.memory) == [nil, "17.6 MB", nil])
    #expect(list.allSatisfy { $0.slug == "two-sum" })
  }

  @Test(arguments: [(0, 1), (20, 1), (21, 2), (45, 3), (500, 5)])
  func `a long list of submissions is walked page by page, a hundred of them`(
    count: Int, pages: Int
  ) async throws {
    let script = ScriptedRequests { request, index in
      let variables = try Value(json: request.body)["variables"]
      let offset = variables?["offset"]?.integer ?? -1
      #expect(offset == index * 20)
      // One was handed in meanwhile: from the second page on all have moved by one.
      let first = max(0, offset - min(index, 1))
      let rows = (first..<max(first, min(first + 20, count))).map { number -> Value in
        ["id": .int(1_000 - number), "lang": "swift", "timestamp": .int(2_000_000 - number)]
      }
      let list: Value = ["hasNext": .bool(first + 20 < count), "submissions": .array(rows)]
      return .json(Value.object(["data": ["submissionList": list]]).json)
    }
    let list = try await LeetCodeSamples.judge(script)
      .submissions(LeetCodeSamples.session, "two-sum")
    #expect(list.compactMap(\.id) == (0..<min(count, 99)).map { 1_000 - $0 })
    #expect(script.requests.count == pages)
  }

  @Test func `a null list of submissions is a dead session`() async {
    let text = #"{"data":{"submissionList":null}}"#
    await #expect(throws: OnlineError.sessionEnded(service: "LeetCode")) {
      try await Self.judge(text).submissions(LeetCodeSamples.session, "two-sum")
    }
  }

  @Test(arguments: [
    (10, "Accepted", VerdictKind.accepted), (11, nil, .wrongAnswer), (12, nil, .memoryLimit),
    (13, nil, .outputLimit), (14, nil, .timeLimit), (15, nil, .runtimeError),
    (16, nil, .internalError), (20, nil, .compileError), (21, nil, .internalError),
    (30, nil, .timeLimit), (50, nil, .denied), (nil, "Time Limit Exceeded", .timeLimit),
    (99, "Output Limit Exceeded", .outputLimit), (13, "Time Limit Exceeded", .timeLimit),
    (99, "Something", nil), (nil, nil, nil),
  ]) func `an outcome has its word`(code: Int?, words: String?, kind: VerdictKind?) {
    #expect(VerdictKind(leetCode: code, saying: words) == kind)
  }
}
