import Domain
import Testing

@testable import Clients

struct LeetCodeAnswerTests {
  private static let service = "LeetCode"
  private static let challengePage = "<html><title>Just a moment...</title></html>"

  /// What an answer means, first for those who are signed in, then for everybody.
  private static let troubles: [Named<(ServiceAnswer, OnlineError, OnlineError)>] = [
    Named(
      "a challenge by its header",
      (
        .html("<html>", status: 403, [ServiceHeader("cf-mitigated", "challenge")]),
        .challenge(service: service), .challenge(service: service)
      )),
    Named(
      "a challenge by its page",
      (
        .html(challengePage, status: 403), .challenge(service: service),
        .challenge(service: service)
      )),
    Named(
      "a challenge with another status",
      (
        .html(challengePage, status: 503), .challenge(service: service),
        .challenge(service: service)
      )),
    Named(
      "unauthorized",
      (
        .json("{}", status: 401), .sessionEnded(service: service),
        .refused(service: service, status: 401, reason: "it asks you to sign in")
      )),
    Named(
      "forbidden",
      (
        .json("{}", status: 403), .sessionEnded(service: service),
        .refused(service: service, status: 403, reason: "it asks you to sign in")
      )),
    Named(
      "a page that forbids",
      (
        .html("<html>no</html>", status: 403), .challenge(service: service),
        .challenge(service: service)
      )),
    Named(
      "a page that knows nobody",
      (
        .html("<html>no</html>", status: 401), .challenge(service: service),
        .challenge(service: service)
      )),
    Named(
      "a page that mentions the token",
      (
        .html("<html><input name=csrfmiddlewaretoken></html>", status: 403),
        .challenge(service: service), .challenge(service: service)
      )),
    Named(
      "nothing said at all",
      (
        ServiceAnswer(status: 403), .challenge(service: service), .challenge(service: service)
      )),
    Named(
      "sent to the sign-in",
      (
        ServiceAnswer(
          status: 302, headers: [ServiceHeader("Location", "/accounts/login/?next=/graphql")]),
        .sessionEnded(service: service),
        .refused(service: service, status: 302, reason: "it asks you to sign in")
      )),
    Named(
      "sent elsewhere",
      (
        ServiceAnswer(status: 301, headers: [ServiceHeader("Location", "https://leetcode.cn/")]),
        .refused(service: service, status: 301, reason: "it redirects to another address"),
        .refused(service: service, status: 301, reason: "it redirects to another address")
      )),
    Named(
      "a csrf failure as a page",
      (
        .html("<html><p>CSRF verification failed.</p></html>", status: 403), .forgeryCheck,
        .forgeryCheck
      )),
    Named(
      "a csrf failure as JSON",
      (
        .json(#"{"detail":"CSRF Failed: Referer checking failed"}"#, status: 403), .forgeryCheck,
        .forgeryCheck
      )),
    Named(
      "too many requests",
      (
        .json("{}", status: 429, [ServiceHeader("Retry-After", "12")]),
        .rateLimited(service: service, retryAfterSeconds: 12),
        .rateLimited(service: service, retryAfterSeconds: 12)
      )),
    Named(
      "too many requests without a time",
      (
        .html("<html>", status: 429), .rateLimited(service: service, retryAfterSeconds: nil),
        .rateLimited(service: service, retryAfterSeconds: nil)
      )),
    Named(
      "too soon, as it was said once",
      (
        .json(#"{"error":"You run code too soon"}"#),
        .rateLimited(service: service, retryAfterSeconds: nil),
        .rateLimited(service: service, retryAfterSeconds: nil)
      )),
    Named(
      "premium in words",
      (
        .json(#"{"error":"Please subscribe to premium"}"#), .premium(slug: "two-sum"),
        .premium(slug: "two-sum")
      )),
    Named(
      "not found",
      (
        .html("<html>", status: 404), .unknownProblem(slug: "two-sum"),
        .unknownProblem(slug: "two-sum")
      )),
    Named(
      "a client's form",
      (
        .html("<html>", status: 499),
        .refused(service: service, status: 499, reason: "it didn't say why"),
        .refused(service: service, status: 499, reason: "it didn't say why")
      )),
    Named(
      "a reason",
      (
        .json(#"{"message":"no such list"}"#, status: 400),
        .refused(service: service, status: 400, reason: "no such list"),
        .refused(service: service, status: 400, reason: "no such list")
      )),
    Named(
      "a page of trouble",
      (
        .html("<h1>Server Error (500)</h1>", status: 500), .serviceTrouble(service: service),
        .serviceTrouble(service: service)
      )),
    Named(
      "a page instead of data",
      (
        .html(#"{"data":{}}"#),
        .unreadable(service: service, reason: "a page instead of data"),
        .unreadable(service: service, reason: "a page instead of data")
      )),
    Named(
      "nothing said of its kind",
      (
        ServiceAnswer(status: 200, body: Array("{}".utf8)),
        .unreadable(service: service, reason: "data that isn't JSON"),
        .unreadable(service: service, reason: "data that isn't JSON")
      )),
  ]

  private static func reading(_ answer: ServiceAnswer, _ session: OnlineSession?) throws -> Value {
    try LeetCodeAnswer(
      answer, to: LeetCodeSite.Call(path: "/x", session: session, slug: "two-sum"),
      now: Instant(milliseconds: 0)
    ).value
  }

  @Test(arguments: troubles) func `each trouble has its own error`(
    trouble: Named<(ServiceAnswer, OnlineError, OnlineError)>
  ) {
    let (answer, signedIn, anonymous) = trouble.content
    #expect(throws: signedIn) { try Self.reading(answer, LeetCodeSamples.session) }
    #expect(throws: anonymous) { try Self.reading(answer, nil) }
  }

  @Test(arguments: ["{\"state\":\"SUCC", "", "[1,2", "{}{}", "nul"])
  func `broken JSON is unreadable`(text: String) {
    let error = #expect(throws: OnlineError.self) { try Self.reading(.json(text), nil) }
    guard case .unreadable(_, let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.hasPrefix("invalid JSON: "))
  }

  @Test func `a long reason is cut, and keys in it are hidden`() {
    let text = "bad key eyJhbGciOiJIUzI1NiIsInR5cCI6 " + String(repeating: "x ", count: 4000)
    let error = #expect(throws: OnlineError.self) {
      try Self.reading(.json("{\"error\":\"\(text)\"}"), nil)
    }
    guard case .refused(_, _, let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.count == 200)
    #expect(!reason.contains("eyJ"))
  }

  @Test func `data is data`() throws {
    #expect(try Self.reading(.json(#"{"a":[1]}"#), nil) == ["a": [1]])
  }
}
