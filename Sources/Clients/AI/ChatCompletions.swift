import Domain

/// `/chat/completions` as OpenAI, Groq, Gemini, Ollama, llama.cpp and vLLM have it.
///
/// Source: OpenAI API reference, Chat Completions and its streaming events.
struct ChatCompletions: ModelWire {
  let address: ServiceAddress
  let model: String
  let key: String?
  let shapes: [AnswerShape] = [.schema, .object, .words]

  func request(_ prompt: ModelPrompt, _ form: AnswerForm, isStreamed: Bool) -> ServiceRequest {
    var body: [String: Value] = [
      "messages": [
        ["role": "system", "content": .string(prompt.system)],
        ["role": "user", "content": .string(question(prompt, form))],
      ],
      form.usesLongName ? "max_completion_tokens" : "max_tokens": .int(prompt.mostTokens),
    ]
    // llama.cpp serves one model and wants no name.
    if !model.isEmpty { body["model"] = .string(model) }
    if isStreamed { body["stream"] = true }
    switch (form.shape, prompt.schema) {
    case (.schema, let schema?):
      body["response_format"] = [
        "type": "json_schema",
        "json_schema": ["name": "answer", "strict": false, "schema": schema],
      ]
    case (.object, _): body["response_format"] = ["type": "json_object"]
    case (.words, _), (.schema, nil): break
    }
    let headers = key.map { [ServiceHeader("authorization", "Bearer \($0)")] } ?? []
    return request(to: "/chat/completions", .object(body), headers, isStreamed: isStreamed)
  }

  func text(of answer: Value) throws(OnlineError) -> String {
    guard let message = answer["choices"]?.elements?.first?["message"] else {
      throw unreadable("an answer without a message.")
    }
    if let text = words(message["content"]), !text.isEmpty { return text }
    if let refusal = message["refusal"]?.text, !refusal.isEmpty {
      throw unreadable("it refused to answer.")
    }
    throw unreadable("an empty answer.")
  }

  func cut(of answer: Value) -> OnlineError? {
    cut(answer["choices"]?.elements?.first?["finish_reason"]?.text)
  }

  func pieces(of event: SentEvent) throws(OnlineError) -> [ModelPiece] {
    if event.data == "[DONE]" { return [.end] }
    guard let value = try? Value(json: event.data) else {
      throw unreadable("a piece of the answer that isn't JSON.")
    }
    if let error = value["error"], error != .null { throw trouble(error) }
    guard let choice = value["choices"]?.elements?.first else { return [] }
    let reason = choice["finish_reason"]?.text
    let text = words(choice["delta"]?["content"]) ?? ""
    let words: [ModelPiece] = text.isEmpty ? [] : [.text(text)]
    if let cut = cut(reason) { return words + [.cut(cut)] }
    // Beside a text it is not always the last.
    return reason == nil || !text.isEmpty ? words : [.end]
  }

  private func cut(_ reason: String?) -> OnlineError? {
    switch reason {
    case "length": cutOff(atLength: true)
    case "content_filter": cutOff(atLength: false)
    default: nil
    }
  }

  /// A text, or the texts of its parts.
  private func words(_ content: Value?) -> String? {
    if let text = content?.text { return text }
    return content?.elements.map { parts in parts.compactMap { $0["text"]?.text }.joined() }
  }

  /// What a service says in the middle of an answer.
  private func trouble(_ error: Value) -> OnlineError {
    switch error["code"]?.integer ?? error["status"]?.integer {
    case 429?: .rateLimited(service: service, retryAfterSeconds: nil)
    case 401?, 403?: .sessionEnded(service: service)
    case let code? where code < 500 && code >= 400:
      unreadable("it stopped in the middle of the answer.")
    default: .serviceTrouble(service: service)
    }
  }
}
