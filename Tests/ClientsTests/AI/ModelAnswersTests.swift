import Clients
import Domain
import Testing

/// Whole answers of both kinds of service, and what becomes of those that are none.
@Suite struct ModelAnswersTests {
  private func model(
    _ network: ScriptedNetwork, _ choice: AIChoice = .openAI, key: String? = "sk-test-key-0001"
  ) throws -> LanguageModel {
    try .service(choice, key: key, requests: network.port())
  }

  @Test func `an OpenAI-compatible service is asked as it wants`() async throws {
    let network = ScriptedNetwork([.json(#"{"choices":[{"message":{"content":"{}"}}]}"#)])
    let model = try model(network)
    #expect(model.name == "small at 127.0.0.1:9")
    #expect(try await model.complete(.cases) == "{}")
    let request = try #require(network.requests.first)
    #expect(request.method == .post)
    #expect(request.address == "http://127.0.0.1:9/v1/chat/completions")
    #expect(request.header("authorization") == "Bearer sk-test-key-0001")
    #expect(request.header("content-type") == "application/json")
    #expect(!request.isRepeatable, "an answer is not paid for twice")
    #expect(
      request.json == [
        "model": "small", "max_tokens": 99,
        "messages": [
          ["role": "system", "content": "You write cases."],
          ["role": "user", "content": "Some cases?"],
        ],
        "response_format": [
          "type": "json_schema",
          "json_schema": ["name": "answer", "strict": false, "schema": ["type": "object"]],
        ],
      ])
  }

  @Test func `Anthropic is asked as it wants`() async throws {
    let answer = #"{"content":[{"type":"thinking","thinking":"?"},{"type":"text","text":"{}"}]}"#
    let network = ScriptedNetwork([.json(answer)])
    #expect(try await model(network, .anthropic).complete(.cases) == "{}")
    let request = try #require(network.requests.first)
    #expect(request.address == "http://127.0.0.1:9/v1/messages")
    #expect(request.header("x-api-key") == "sk-test-key-0001")
    #expect(request.header("anthropic-version") == "2023-06-01")
    #expect(
      request.json == [
        "model": "small", "max_tokens": 99, "system": "You write cases.",
        "messages": [["role": "user", "content": "Some cases?"]],
        "output_config": ["format": ["type": "json_schema", "schema": ["type": "object"]]],
      ])
  }

  @Test func `a model on one's own machine needs no key`() async throws {
    let network = ScriptedNetwork([.json(#"{"choices":[{"message":{"content":"x"}}]}"#)])
    _ = try await model(network, key: "").complete(.prose)
    let request = try #require(network.requests.first)
    #expect(request.header("authorization") == nil)
    #expect(request.json?["response_format"] == nil)
  }

  @Test(arguments: [400, 422])
  func `a server that knows no schema is asked more plainly`(status: Int) async throws {
    let refusal = ServiceAnswer.json(#"{"error":{"message":"no response_format"}}"#, status: status)
    let network = ScriptedNetwork([
      refusal, refusal, .json(#"{"choices":[{"message":{"content":"{}"}}]}"#),
    ])
    #expect(try await model(network).complete(.cases) == "{}")
    let formats = network.requests.map { $0.json?["response_format"]?["type"]?.text }
    #expect(formats == ["json_schema", "json_object", nil])
    let question = network.requests.last?.json?["messages"]?.elements?.last?["content"]?.text
    #expect(question?.contains("{\"type\":\"object\"}") == true, "the schema stands in words")
  }

  @Test func `a server that calls the limit otherwise is given its name`() async throws {
    let words = "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."
    let network = ScriptedNetwork([
      .json("{\"error\":{\"message\":\"\(words)\"}}", status: 400),
      .json(#"{"choices":[{"message":{"content":"x"}}]}"#),
    ])
    _ = try await model(network).complete(.prose)
    #expect(network.requests.last?.json?["max_completion_tokens"] == 50)
    #expect(network.requests.last?.json?["max_tokens"] == nil)
  }

  @Test(arguments: [
    (401, OnlineError.sessionEnded(service: "The model at 127.0.0.1:9")),
    (403, .sessionEnded(service: "The model at 127.0.0.1:9")),
    (429, .rateLimited(service: "The model at 127.0.0.1:9", retryAfterSeconds: nil)),
    (500, .serviceTrouble(service: "The model at 127.0.0.1:9")),
    (529, .serviceTrouble(service: "The model at 127.0.0.1:9")),
    (404, .refused(service: "The model at 127.0.0.1:9", status: 404, reason: "no")),
    (
      302,
      .unreadable(service: "The model at 127.0.0.1:9", reason: "a redirect to another address.")
    ),
  ])
  func `each refusal has its own sentence`(status: Int, error: OnlineError) async throws {
    for choice in [AIChoice.openAI, .anthropic] {
      let answer = ServiceAnswer.json(#"{"error":{"message":"no"}}"#, status: status)
      let network = ScriptedNetwork([answer, answer])
      await #expect(throws: error) {
        try await model(network, choice).complete(.cases)
      }
      #expect(network.requests.count == 1)
      await #expect(throws: error) {
        for try await _ in try model(network, choice).stream(.prose) {}
      }
    }
  }

  @Test(
    arguments: [
      ("17", 17), ("Sun, 06 Nov 1994 08:49:37 GMT", 0), ("soon", nil), ("-3", nil),
    ] as [(String, Int?)])
  func `a pause that a service wants is told`(text: String, seconds: Int?) async throws {
    var answer = ServiceAnswer.json("{}", status: 429)
    answer.headers.append(ServiceHeader("Retry-After", text))
    await #expect(
      throws: OnlineError.rateLimited(
        service: "The model at 127.0.0.1:9", retryAfterSeconds: seconds)
    ) { try await model(ScriptedNetwork([answer])).complete(.prose) }
  }

  @Test(arguments: [
    ServiceAnswer.page("<html>Sign in</html>"), .json("<html>"), .json("[]"), .json("{}"),
    .json(#"{"choices":[]}"#), .json(#"{"choices":[{"message":{"content":""}}]}"#),
    .json(#"{"choices":[{"message":{"content":null,"refusal":"I cannot."}}]}"#),
    .json(#"{"choices":[{"message":{"content":"half"#), .json("{\"a\":" + "[1,"),
    ServiceAnswer(status: 200, body: Array("{}".utf8)),
    .json(String(repeating: "[", count: 5_000)),
  ])
  func `an answer that is none is no answer`(answer: ServiceAnswer) async throws {
    for choice in [AIChoice.openAI, .anthropic] {
      await #expect {
        try await model(ScriptedNetwork([answer]), choice).complete(.prose)
      } throws: { error in
        if case .unreadable = error as? OnlineError { true } else { false }
      }
    }
  }

  @Test func `what a service says has no signs that a terminal obeys`() async throws {
    let words = #"{"error":{"message":"a\u001b[2J\u009b b\u202e\u200bc"}}"#
    let network = ScriptedNetwork([.json(words, status: 404)])
    await #expect(
      throws: OnlineError.refused(
        service: "The model at 127.0.0.1:9", status: 404, reason: "a[2J bc")
    ) { try await model(network).complete(.prose) }
  }

  @Test(arguments: [
    (
      AIChoice.openAI,
      #"{"choices":[{"message":{"content":"ha"},"finish_reason":"length"}]}"#, true
    ),
    (
      .openAI, #"{"choices":[{"message":{"content":"ha"},"finish_reason":"content_filter"}]}"#,
      false
    ),
    (.anthropic, #"{"content":[{"type":"text","text":"ha"}],"stop_reason":"max_tokens"}"#, true),
    (.anthropic, #"{"content":[],"stop_reason":"refusal"}"#, false),
  ])
  func `an answer that stops before its end is none`(
    choice: AIChoice, body: String, isAtLength: Bool
  ) async throws {
    let error = OnlineError.cutOff(service: "The model at 127.0.0.1:9", atLength: isAtLength)
    await #expect(throws: error) {
      try await model(ScriptedNetwork([.json(body)]), choice).complete(.prose)
    }
    // A server that does not stream.
    var text = ""
    await #expect(throws: error) {
      for try await piece in try model(ScriptedNetwork([.json(body)]), choice).stream(.prose) {
        text += piece
      }
    }
    #expect(text == (body.contains("ha\"") ? "ha" : ""))
  }

  @Test func `the key never stands in an error`() async throws {
    let words =
      "{\"error\":{\"message\":\"bad key plain-key-of-mine in Bearer plain-key-of-mine\"}}"
    let network = ScriptedNetwork([.json(words, status: 404)])
    await #expect {
      try await model(network, key: "plain-key-of-mine").complete(.prose)
    } throws: { !"\($0)".contains("plain-key-of-mine") }
  }

  @Test func `without a service there is no model`() {
    #expect(throws: OnlineError.self) { try model(ScriptedNetwork([]), AIChoice()) }
    #expect(throws: OnlineError.openAddress("http://example.com")) {
      try model(
        ScriptedNetwork([]), AIChoice(service: .openAI, address: "http://example.com"))
    }
  }
}
