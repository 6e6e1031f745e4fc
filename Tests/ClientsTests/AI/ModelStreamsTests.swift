import Clients
import Domain
import Testing

/// Answers that come piece by piece.
@Suite struct ModelStreamsTests {
  private func text(
    _ answer: ServiceAnswer, _ choice: AIChoice = .openAI, pieceBytes: Int = 3,
    _ prompt: ModelPrompt = .prose
  ) async throws -> [String] {
    let network = ScriptedNetwork([answer])
    let model = try LanguageModel.service(
      choice, key: nil, requests: network.port(pieceBytes: pieceBytes))
    var pieces: [String] = []
    for try await piece in model.stream(prompt) { pieces.append(piece) }
    #expect(network.requests.first?.json?["stream"] == true)
    return pieces
  }

  private static let chunks =
    "data: {\"choices\":[{\"delta\":{\"role\":\"assistant\"}}]}\n\n"
    + "data: {\"choices\":[{\"delta\":{\"content\":\"Grö\"}}]}\n\n"
    + ": keep-alive\n\ndata: {\"choices\":[{\"delta\":{\"content\":\"ße 🙂\"}}]}\n\n"
    + "data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"stop\"}]}\n\n"
    + "data: {\"choices\":[],\"usage\":{}}\n\ndata: [DONE]\n\n"

  private static let messages =
    "event: message_start\ndata: {\"type\":\"message_start\",\"message\":{}}\n\n"
    + "event: ping\ndata: {\"type\":\"ping\"}\n\n"
    + "event: content_block_delta\ndata: {\"type\":\"content_block_delta\",\"index\":0,"
    + "\"delta\":{\"type\":\"text_delta\",\"text\":\"Grö\"}}\n\n"
    + "event: content_block_delta\ndata: {\"type\":\"content_block_delta\",\"index\":0,"
    + "\"delta\":{\"type\":\"text_delta\",\"text\":\"ße 🙂\"}}\n\n"
    + "event: message_stop\ndata: {\"type\":\"message_stop\"}\n\n"

  @Test(arguments: [1, 2, 3, 5, 8, 100, 10_000])
  func `pieces are whole wherever the bytes are cut`(pieceBytes: Int) async throws {
    #expect(try await text(.events(Self.chunks), pieceBytes: pieceBytes) == ["Grö", "ße 🙂"])
    #expect(
      try await text(.events(Self.messages), .anthropic, pieceBytes: pieceBytes)
        == ["Grö", "ße 🙂"])
  }

  @Test func `a server that does not stream is read as a whole`() async throws {
    #expect(try await text(.json(#"{"choices":[{"message":{"content":"all"}}]}"#)) == ["all"])
  }

  @Test(arguments: [
    (AIChoice.openAI, "data: {\"choices\":[{\"delta\":{\"content\":\"hal\"}}]}\n\n"),
    (.openAI, "data: {\"choices\":[{\"delta\":{\"con"), (.openAI, ""), (.openAI, "<html>"),
    (.openAI, "data: {not json}\n\n"), (.anthropic, "data: {not json}\n\n"),
    (.openAI, "data: {\"error\":{\"code\":400,\"message\":\"no\"}}\n\n"),
    (.anthropic, "event: message_start\ndata: {\"type\":\"message_start\"}\n\n"),
  ])
  func `half a stream says so`(choice: AIChoice, body: String) async throws {
    await #expect {
      _ = try await text(.events(body), choice)
    } throws: { error in
      if case .unreadable = error as? OnlineError { true } else { false }
    }
  }

  @Test(arguments: [
    (
      AIChoice.anthropic, "overloaded_error",
      OnlineError.serviceTrouble(service: "The model at 127.0.0.1:9")
    ),
    (
      .anthropic, "rate_limit_error",
      .rateLimited(service: "The model at 127.0.0.1:9", retryAfterSeconds: nil)
    ),
    (.anthropic, "authentication_error", .sessionEnded(service: "The model at 127.0.0.1:9")),
  ])
  func `trouble in the middle has its own sentence`(
    choice: AIChoice, type: String, error: OnlineError
  ) async throws {
    let body = "event: error\ndata: {\"type\":\"error\",\"error\":{\"type\":\"\(type)\"}}\n\n"
    await #expect(throws: error) { try await text(.events(body), choice) }
  }

  @Test(arguments: [
    (
      AIChoice.openAI,
      "data: {\"choices\":[{\"delta\":{\"content\":\"ha\"},\"finish_reason\":\"length\"}]}\n\n",
      true
    ),
    (
      .openAI,
      "data: {\"choices\":[{\"delta\":{\"content\":\"ha\"}}]}\n\n"
        + "data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"content_filter\"}]}\n\n"
        + "data: [DONE]\n\n", false
    ),
    (
      .anthropic,
      "data: {\"type\":\"content_block_delta\",\"delta\":{\"type\":\"text_delta\",\"text\":\"ha\"}}\n\n"
        + "data: {\"type\":\"message_delta\",\"delta\":{\"stop_reason\":\"max_tokens\"}}\n\n"
        + "data: {\"type\":\"message_stop\"}\n\n", true
    ),
  ])
  func `what stops before its end is told with its text`(
    choice: AIChoice, body: String, isAtLength: Bool
  ) async throws {
    let model = try LanguageModel.service(
      choice, key: nil, requests: ScriptedNetwork([.events(body)]).port())
    var text = ""
    await #expect(
      throws: OnlineError.cutOff(service: "The model at 127.0.0.1:9", atLength: isAtLength)
    ) { for try await piece in model.stream(.prose) { text += piece } }
    #expect(text == "ha")
  }

  @Test func `an endless answer is left`() async throws {
    let line = "data: {\"choices\":[{\"delta\":{\"content\":\"aaaaaaaaaaaaaaaa\"}}]}\n\n"
    let body = String(repeating: line, count: 60_000)
    await #expect(
      throws: OnlineError.answerTooLong(
        service: "The model at 127.0.0.1:9", limitBytes: 2 << 20)
    ) { try await text(.events(body), pieceBytes: 65_536) }
  }

  @Test func `a refused form is asked for again, streamed too`() async throws {
    let network = ScriptedNetwork([
      .json("{}", status: 400), .json("{}", status: 400), .events(Self.chunks),
    ])
    let model = try LanguageModel.service(.openAI, key: nil, requests: network.port())
    var whole = ""
    for try await piece in model.stream(.cases) { whole += piece }
    #expect(whole == "Größe 🙂")
    #expect(network.requests.count == 3)
  }
}
