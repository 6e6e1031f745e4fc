import Domain
import Testing

@testable import Clients

struct RequestReportTests {
  @Test(arguments: [
    ("https://leetcode.com/graphql", "leetcode.com/graphql"),
    ("http://127.0.0.1:8080/v1/chat?key=geheim#top", "127.0.0.1:8080/v1/chat"),
    ("https://ada:geheim@leetcode.com/x", "leetcode.com/x"),
    ("https://leetcode.com/#geheim", "leetcode.com/"),
    ("https://leetcode.com", "leetcode.com"), ("nothing", "nothing"),
    ("https://host.test/a@b/c", "host.test/a@b/c"),
    ("https://host.test/sk-abcdefghijklmnop1234/c", "host.test/[hidden]/c"),
  ]) func `a place is a host and a path`(address: String, place: String) {
    #expect(RequestReport.place(of: address) == place)
  }

  @Test(arguments: [
    (200, 0, LogEntry.Level.debug), (302, 0, .debug), (200, 1, .info), (403, 0, .warning),
    (503, 3, .warning),
  ]) func `a line matters as much as it tells of trouble`(
    status: Int, retries: Int, level: LogEntry.Level
  ) {
    var report = RequestReport(ServiceRequest(service: "LeetCode", address: "https://x.test/"))
    report.note(.answered(ServiceAnswer(status: status)))
    report.retries = retries
    #expect(report.level == level)
  }

  /// What no line may hold, wherever it was in a request or an answer.
  private static let secrets = [
    "geheimsitzung", "geheimcsrf", "geheimbearer", "geheimapikey", "geheimquery", "geheimbody",
    "geheimuser", "geheimsetcookie", "geheimanswer",
  ]

  private static let request = ServiceRequest(
    service: "LeetCode", method: .post,
    address: "https://ada:geheimuser@leetcode.test/graphql?key=geheimquery",
    headers: [
      ServiceHeader("Cookie", "LEETCODE_SESSION=geheimsitzung; csrftoken=geheimcsrf"),
      ServiceHeader("x-csrftoken", "geheimcsrf"),
      ServiceHeader("Authorization", "Bearer geheimbearer"),
      ServiceHeader("x-api-key", "geheimapikey"),
    ], body: Array("geheimbody".utf8))

  @Test(arguments: [
    Named<Result<ServiceAnswer, any Error>>(
      "an answer",
      .success(
        ServiceAnswer(
          status: 200, headers: [ServiceHeader("Set-Cookie", "csrftoken=geheimsetcookie")],
          body: Array("geheimanswer".utf8)))),
    Named(
      "a refusal",
      .success(
        ServiceAnswer(
          status: 403, headers: [ServiceHeader("Set-Cookie", "csrftoken=geheimsetcookie")],
          body: Array("geheimanswer".utf8)))),
    Named("a loss", .failure(OnlineError.offline(service: "LeetCode"))),
    Named(
      "a bad address", .failure(OnlineError.badAddress("https://ada:geheimuser@x/?key=geheimquery"))
    ),
    Named("a cancellation", .failure(CancellationError())),
  ]) func `no line of the log holds a secret`(
    end: Named<Result<ServiceAnswer, any Error>>
  ) async throws {
    let lines = LogLines()
    let requests = Retrying(
      inner: ScriptedRequests([end.content]).port, clock: SkippingClock(), jitter: { 0 },
      now: { Instant(milliseconds: 0) }
    ) { report in
      lines.note("\(report.message) \(report.detail ?? "")")
    }.requests
    _ = try? await requests.send(Self.request)
    do { for try await _ in requests.stream(Self.request) {} } catch {}
    let all = lines.all
    #expect(all.count == 2)
    for line in all {
      #expect(line.hasPrefix("POST leetcode.test/graphql · "))
      #expect(Self.secrets.filter(line.contains) == [])
    }
  }
}
