import Domain
import Testing

@testable import Clients

struct LeetCodeSiteTests {
  private static let signedIn = ServiceAnswer.json(
    #"{"data":{"userStatus":{"isSignedIn":true,"username":"ada","isPremium":null}}}"#)

  private static func cookie(_ token: String) -> ServiceHeader {
    ServiceHeader("set-cookie", "csrftoken=\(token); expires=Mon; Path=/; SameSite=Lax; Secure")
  }

  @Test func `a signed-in request has the head of a browser`() async throws {
    let script = ScriptedRequests([.success(Self.signedIn)])
    _ = try await LeetCodeSamples.judge(script).account(LeetCodeSamples.session)
    let request = try #require(script.requests.first)
    let headers = Dictionary(
      uniqueKeysWithValues: request.headers.map { ($0.name.lowercased(), $0.value) })
    #expect(script.requests.count == 1)
    #expect(request.method == .post)
    #expect(request.address == "https://leetcode.test/graphql")
    #expect(headers["cookie"] == "LEETCODE_SESSION=sitzung; csrftoken=kennung")
    #expect(headers["x-csrftoken"] == "kennung")
    #expect(headers["origin"] == "https://leetcode.test")
    #expect(headers["referer"] == "https://leetcode.test/")
    #expect(headers["x-requested-with"] == "XMLHttpRequest")
    #expect(headers["content-type"] == "application/json")
    #expect(headers["user-agent"]?.hasPrefix("Mozilla/5.0") == true)
  }

  @Test func `a public request shows no cookie`() async throws {
    let script = ScriptedRequests([
      .success(.json(#"{"data":{"matchedUser":{"username":"ada"}}}"#, [Self.cookie("neu")]))
    ])
    let judge = LeetCodeSamples.judge(script)
    _ = try await judge.member("ada")
    _ = try await judge.member("ada")
    for request in script.requests {
      let names = request.headers.map { $0.name.lowercased() }
      #expect(!names.contains("cookie"))
      #expect(!names.contains("x-csrftoken"))
    }
  }

  @Test func `a missing csrf token is asked for once`() async throws {
    let script = ScriptedRequests { request, _ in
      request.method == .get ? .html("<html>", status: 400, [Self.cookie("neu")]) : Self.signedIn
    }
    let judge = LeetCodeSamples.judge(script)
    let session = OnlineSession(token: "sitzung", csrf: "")
    _ = try await judge.account(session)
    _ = try await judge.account(session)
    #expect(script.requests.map(\.method) == [.get, .post, .post])
    #expect(script.requests.first?.address == "https://leetcode.test/graphql/")
    let door = script.requests.first?.headers.first { $0.name == "Cookie" }
    #expect(door?.value == "LEETCODE_SESSION=sitzung")
    for request in script.requests.dropFirst() {
      #expect(request.headers.contains(ServiceHeader("x-csrftoken", "neu")))
      #expect(
        request.headers.contains(
          ServiceHeader("Cookie", "LEETCODE_SESSION=sitzung; csrftoken=neu")))
    }
  }

  @Test func `a csrf token that nobody gives is done without`() async throws {
    let script = ScriptedRequests { request, _ in
      request.method == .get ? .html("<html>", status: 400) : Self.signedIn
    }
    let judge = LeetCodeSamples.judge(script)
    let session = OnlineSession(token: "sitzung", csrf: "")
    _ = try await judge.account(session)
    _ = try await judge.account(session)
    #expect(script.requests.map(\.method) == [.get, .post, .post])
  }

  @Test func `a csrf token that is replaced is replaced at once, for its session alone`()
    async throws
  {
    let script = ScriptedRequests { _, index in
      index == 0
        ? ServiceAnswer(
          status: 200, headers: Self.signedIn.headers + [Self.cookie("neu")],
          body: Self.signedIn.body)
        : Self.signedIn
    }
    let judge = LeetCodeSamples.judge(script)
    let other = OnlineSession(token: "andere", csrf: "anders")
    _ = try await judge.account(LeetCodeSamples.session)
    _ = try await judge.account(LeetCodeSamples.session)
    _ = try await judge.account(other)
    let tokens = script.requests.map { request in
      request.headers.first { $0.name == "x-csrftoken" }?.value
    }
    #expect(tokens == ["kennung", "neu", "anders"])
  }

  private static let forged = ServiceAnswer.html("CSRF verification failed", status: 403)

  @Test func `a csrf token that became old is asked for anew, once`() async throws {
    let script = ScriptedRequests { request, _ in
      if request.method == .get { return .html("<html>", status: 400, [Self.cookie("neu")]) }
      let isNew = request.headers.contains(ServiceHeader("x-csrftoken", "neu"))
      return isNew ? Self.signedIn : Self.forged
    }
    let judge = LeetCodeSamples.judge(script)
    #expect(try await judge.account(LeetCodeSamples.session).name == "ada")
    #expect(try await judge.account(LeetCodeSamples.session).name == "ada")
    #expect(script.requests.map(\.method) == [.post, .get, .post, .post])
  }

  @Test func `a refusal that brings a new csrf token needs no further question`() async throws {
    let refusal = ServiceAnswer(
      status: 403, headers: Self.forged.headers + [Self.cookie("neu")], body: Self.forged.body)
    let script = ScriptedRequests([.success(refusal), .success(Self.signedIn)])
    let judge = LeetCodeSamples.judge(script)
    #expect(try await judge.account(LeetCodeSamples.session).name == "ada")
    #expect(script.requests.map(\.method) == [.post, .post])
  }

  @Test func `a csrf token that stays refused is told`() async {
    let script = ScriptedRequests([.success(Self.forged)])
    await #expect(throws: OnlineError.forgeryCheck) {
      try await LeetCodeSamples.judge(script).account(LeetCodeSamples.session)
    }
    #expect(script.requests.map(\.method) == [.post, .get])
  }

  @Test(arguments: ["", "a b", "a;b", "a\r\nX: 1", "é"])
  func `a cookie that can be none is not sent`(token: String) async {
    let script = ScriptedRequests([.success(Self.signedIn)])
    await #expect(throws: OnlineError.sessionEnded(service: "LeetCode")) {
      try await LeetCodeSamples.judge(script).account(OnlineSession(token: token, csrf: "x"))
    }
    #expect(script.requests.isEmpty)
  }

  @Test(arguments: ["", "..", "a/b", "a b", "a\r\nX: 1", "a?b"])
  func `a slug that can be none is not sent`(slug: String) async {
    let script = ScriptedRequests([.success(Self.signedIn)])
    await #expect(throws: OnlineError.unknownProblem(slug: slug)) {
      try await LeetCodeSamples.judge(script).submissions(LeetCodeSamples.session, slug)
    }
    #expect(script.requests.isEmpty)
  }

  @Test func `what the network throws is passed on`() async {
    let script = ScriptedRequests([.failure(OnlineError.offline(service: "LeetCode"))])
    await #expect(throws: OnlineError.offline(service: "LeetCode")) {
      try await LeetCodeSamples.judge(script).member("ada")
    }
  }
}
