import Domain
import Stubs
import Testing

struct ModelStubTests {
  @Test(arguments: ["/v1/chat/completions", "/chat/completions"])
  func `an OpenAI-compatible server answers as a whole`(path: String) async {
    let stub = ModelStub(.openAI, answers: ["One.", "Two."])
    for text in ["One.", "Two.", SampleAnswer.prose] {
      let answer = await stub.answer(.post(path, .chat()))
      #expect(answer.status == 200)
      #expect(answer.json?["object"] == "chat.completion")
      #expect(answer.json?["model"] == "stub-small")
      let choice = answer.json?["choices"]?.elements?.first
      #expect(choice?["message"]?["content"] == .string(text))
      #expect(choice?["finish_reason"] == "stop")
    }
  }

  @Test func `an OpenAI-compatible server streams chunks and says when it is done`() async {
    let stub = ModelStub(.openAI, answers: ["Look the partner up."])
    let answer = await stub.ask(["stream": true])
    #expect(answer.header("content-type") == "text/event-stream; charset=utf-8")
    let events = answer.text.split(separator: "\n\n").map { $0.dropFirst("data: ".count) }
    #expect(events.last == "[DONE]")
    let chunks = events.dropLast().compactMap { try? Value(json: String($0)) }
    #expect(chunks.count == events.count - 1)
    let choices = chunks.compactMap { $0["choices"]?.elements?.first }
    #expect(
      choices.compactMap { $0["delta"]?["content"]?.text }.joined() == "Look the partner up.")
    #expect(choices.first?["delta"]?["role"] == "assistant")
    #expect(choices.last?["finish_reason"] == "stop")
    #expect(choices.dropLast().allSatisfy { $0["finish_reason"] == .null })
  }

  @Test func `Anthropic's answer is a message of text`() async {
    let answer = await ModelStub(.anthropic, answers: ["Right."]).ask()
    #expect(answer.json?["type"] == "message")
    #expect(answer.json?["content"] == [["type": "text", "text": "Right."]])
    #expect(answer.json?["stop_reason"] == "end_turn")
    #expect(answer.json?["usage"]?["output_tokens"] == 1)
  }

  @Test func `Anthropic streams named events from message_start to message_stop`() async {
    let answer = await ModelStub(.anthropic, answers: ["Two equal numbers."]).ask(["stream": true])
    let events = answer.text.split(separator: "\n\n").map { $0.split(separator: "\n") }
    let names = events.compactMap { $0.first?.dropFirst("event: ".count) }
    #expect(names.first == "message_start")
    #expect(names.suffix(3) == ["content_block_stop", "message_delta", "message_stop"])
    let values = events.compactMap { $0.last.flatMap { try? Value(json: String($0.dropFirst(6))) } }
    #expect(values.compactMap { $0["type"]?.text } == names.map(String.init))
    #expect(
      values.compactMap { $0["delta"]?["text"]?.text }.joined() == "Two equal numbers.")
  }

  @Test(arguments: ModelStub.Service.allCases)
  func `a schema is answered with cases`(service: ModelStub.Service) async throws {
    let forms: [Value] = [
      ["response_format": ["type": "json_schema", "json_schema": ["name": "x", "schema": [:]]]],
      ["output_config": ["format": ["type": "json_schema", "schema": [:]]]],
      ["messages": [["role": "user", "content": #"Answer {"cases":[…]}"#]]],
    ]
    for form in forms {
      let answer = await ModelStub(service).ask(form)
      let text = try #require(answer.words(of: service))
      let cases = try #require(try Value(json: text)["cases"]?.elements)
      #expect(cases.count == 5)
      #expect(
        cases.allSatisfy { $0["input"]?.elements != nil && $0["orderMatters"] == false })
    }
    let prose = await ModelStub(service).ask()
    #expect(prose.words(of: service) == SampleAnswer.prose)
  }

  @Test(
    arguments: [
      (.openAI, ["model": nil], 400, "you must provide a model parameter"),
      (.openAI, ["messages": []], 400, "Missing required parameter: 'messages'."),
      (.openAI, ["messages": [["role": "robot", "content": "x"]]], 400, "messages.0.role"),
      (.openAI, ["messages": [["role": "user"]]], 400, "messages.0.content"),
      (.anthropic, ["model": ""], 400, "model: Field required"),
      (.anthropic, ["max_tokens": nil], 400, "max_tokens: Field required"),
      (.anthropic, ["messages": [["role": "system", "content": "x"]]], 400, "messages.0.role"),
    ] as [(ModelStub.Service, Value, Int, String)])
  func `an incomplete request is refused as the service does`(
    service: ModelStub.Service, change: Value, status: Int, message: String
  ) async {
    let answer = await ModelStub(service).ask(change)
    #expect(answer.status == status)
    #expect(answer.json?["error"]?["type"] == "invalid_request_error")
    #expect(answer.json?["error"]?["message"]?.text?.hasPrefix(message) == true)
    #expect((answer.json?["type"] == "error") == (service == .anthropic))
  }

  @Test func `a key that is set is the only one that is taken`() async {
    let open = ModelStub(.openAI, key: "right")
    let chat = StubRequest.post("/v1/chat/completions", .chat())
    #expect(await open.answer(chat).status == 401)
    for (key, status) in [("wrong", 401), ("right", 200)] {
      var request = chat
      request.headers["authorization"] = "Bearer \(key)"
      #expect(await open.answer(request).status == status)
    }
    let anthropic = ModelStub(.anthropic)
    let bare = await anthropic.answer(.post("/v1/messages", .chat()))
    #expect(bare.status == 401)
    #expect(bare.json?["error"]?["type"] == "authentication_error")
    let unversioned = await anthropic.answer(
      .post("/v1/messages", .chat(), headers: ["x-api-key": "any"]))
    #expect(unversioned.json?["error"]?["message"] == "anthropic-version: header is required")
  }

  @Test(arguments: ModelStub.Service.allCases)
  func `the models are listed and other paths are not there`(service: ModelStub.Service) async {
    let stub = ModelStub(service)
    let headers = ["x-api-key": "any", "anthropic-version": "2023-06-01"]
    let models = await stub.answer(.get("/v1/models", headers: headers))
    #expect(models.json?["data"]?.elements?.first?["id"] == "stub-small")
    #expect(await stub.answer(.get("/v1/files", headers: headers)).status == 404)
    #expect(await stub.answer(.get("/v1/messages", headers: headers)).status == 404)
    let broken = StubRequest(
      method: "POST", path: service == .openAI ? "/v1/chat/completions" : "/v1/messages",
      headers: headers, body: Array("{".utf8))
    #expect(await stub.answer(broken).status == 400)
  }
}
