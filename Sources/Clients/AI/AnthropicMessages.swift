import Domain

/// `/v1/messages`.
///
/// Source: Anthropic API reference, Messages, its streaming events and `output_config.format`.
struct AnthropicMessages: ModelWire {
  static let home = "https://api.anthropic.com"
  private static let version = "2023-06-01"

  let address: ServiceAddress
  let model: String
  let key: String?
  let shapes: [AnswerShape] = [.schema, .words]

  func request(_ prompt: ModelPrompt, _ form: AnswerForm, isStreamed: Bool) -> ServiceRequest {
    var body: [String: Value] = [
      "model": .string(model), "max_tokens": .int(prompt.mostTokens),
      "system": .string(prompt.system),
      "messages": [["role": "user", "content": .string(question(prompt, form))]],
    ]
    if isStreamed { body["stream"] = true }
    if form.shape == .schema, let schema = prompt.schema {
      body["output_config"] = ["format": ["type": "json_schema", "schema": schema]]
    }
    var headers = [ServiceHeader("anthropic-version", Self.version)]
    if let key { headers.append(ServiceHeader("x-api-key", key)) }
    let path = address.text.hasSuffix("/v1") ? "/messages" : "/v1/messages"
    return request(to: path, .object(body), headers, isStreamed: isStreamed)
  }

  func text(of answer: Value) throws(OnlineError) -> String {
    guard let parts = answer["content"]?.elements else {
      throw unreadable("an answer without content.")
    }
    let text = parts.filter { $0["type"]?.text == "text" }.compactMap { $0["text"]?.text }.joined()
    guard !text.isEmpty else { throw unreadable("an empty answer.") }
    return text
  }

  func cut(of answer: Value) -> OnlineError? { cut(answer["stop_reason"]?.text) }

  func pieces(of event: SentEvent) throws(OnlineError) -> [ModelPiece] {
    guard let value = try? Value(json: event.data), let type = value["type"]?.text else {
      throw unreadable("a piece of the answer that isn't JSON.")
    }
    switch type {
    case "content_block_delta":
      guard value["delta"]?["type"]?.text == "text_delta" else { return [] }
      return [.text(value["delta"]?["text"]?.text ?? "")]
    case "message_delta": return cut(value["delta"]?["stop_reason"]?.text).map { [.cut($0)] } ?? []
    case "message_stop": return [.end]
    case "error": throw trouble(value["error"]?["type"]?.text)
    default: return []
    }
  }

  private func cut(_ reason: String?) -> OnlineError? {
    switch reason {
    case "max_tokens", "model_context_window_exceeded": cutOff(atLength: true)
    case "refusal": cutOff(atLength: false)
    default: nil
    }
  }

  private func trouble(_ type: String?) -> OnlineError {
    switch type {
    case "overloaded_error", "api_error", "timeout_error": .serviceTrouble(service: service)
    case "rate_limit_error": .rateLimited(service: service, retryAfterSeconds: nil)
    case "authentication_error", "permission_error": .sessionEnded(service: service)
    default: unreadable("it stopped in the middle of the answer.")
    }
  }
}
