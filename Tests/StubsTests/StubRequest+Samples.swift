import Domain
import Stubs

extension StubRequest {
  /// A request with a body of JSON.
  static func post(
    _ path: String, _ body: Value = [:], headers: [String: String] = [:]
  ) -> StubRequest {
    StubRequest(method: "POST", path: path, headers: headers, body: Array(body.json.utf8))
  }

  static func get(_ path: String, headers: [String: String] = [:]) -> StubRequest {
    StubRequest(method: "GET", path: path, headers: headers, body: [])
  }
}

extension [String: String] {
  /// What a browser with a session sends from a problem's page.
  static func signedIn(
    _ session: String = "stub-session", csrf: String = "stub-csrf", slug: String = "two-sum"
  ) -> [String: String] {
    [
      "cookie": "LEETCODE_SESSION=\(session); csrftoken=\(csrf)", "x-csrftoken": csrf,
      "referer": "https://leetcode.com/problems/\(slug)/",
    ]
  }
}

extension LeetCodeStub {
  /// A stand-in whose clock stands still.
  static func sample(_ change: (inout World) -> Void = { _ in }) -> LeetCodeStub {
    var world = World.sample
    change(&world)
    return LeetCodeStub(world: world, now: { Instant(milliseconds: 1_800_000_000_000) })
  }

  /// Asks a query, signed in with a session or not.
  func ask(
    _ query: String, _ variables: Value = [:], session: String? = nil
  ) async -> StubAnswer {
    await answer(
      .post(
        "/graphql", ["query": .string(query), "variables": variables],
        headers: session.map { .signedIn($0) } ?? [:]))
  }

  /// Hands code in, as `ada` with the number of Two Sum.
  func send(
    _ code: String, run input: String? = nil, language: String = "swift", question: Value = "1",
    slug: String = "two-sum", headers: [String: String]? = nil
  ) async -> StubAnswer {
    var body: [String: Value] = [
      "lang": .string(language), "question_id": question, "typed_code": .string(code),
    ]
    if let input { body["data_input"] = .string(input) }
    let verb = input == nil ? "submit" : "interpret_solution"
    return await answer(
      .post(
        "/problems/\(slug)/\(verb)/", .object(body), headers: headers ?? .signedIn(slug: slug)))
  }

  /// All that was answered until the judge is done; asks fifty times at most.
  func poll(_ id: String, path: String = "check") async -> [Value] {
    var answers: [Value] = []
    for _ in 0..<50 {
      let answer = await answer(
        .get("/submissions/detail/\(id)/\(path)/", headers: .signedIn()))
      answers.append(answer.json ?? .null)
      let waiting = ["PENDING", "STARTED", "PREPARING", "COMPILING", "RUNNING_TESTS"]
      guard let state = answers.last?["state"]?.text, waiting.contains(state) else { break }
    }
    return answers
  }

  /// What a run of Two Sum's first two examples, or a submission, comes to.
  func outcome(of code: String, isRun: Bool) async throws -> Value {
    let input = isRun ? "[2,7,11,15]\n9\n[3,2,4]\n6" : nil
    let receipt = await send(code, run: input).json
    let id = receipt?[isRun ? "interpret_id" : "submission_id"]
    return await poll(id?.text ?? id?.json ?? "").last ?? .null
  }
}
