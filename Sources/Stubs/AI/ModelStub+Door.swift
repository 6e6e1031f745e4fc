import Domain

/// What is refused, and how the services say so.
extension ModelStub {
  /// What a fault or a missing key answers to any request.
  func refusal(of request: StubRequest) -> StubAnswer? {
    switch faults.take({ Self.barriers.contains($0) }) {
    case .html: return .html("Welcome", status: 200, "A page where JSON was expected.")
    case .huge: return .huge
    case .never: return .silence
    case .unauthorized: return wrongKey
    case .rateLimited: return tooMany
    case .overloaded:
      return service == .anthropic
        ? trouble(529, "overloaded_error", "Overloaded")
        : trouble(503, "server_error", "The engine is currently overloaded, please try again later")
    case .serverError: return .html("Server Error", status: 500, "Something went wrong here.")
    default: break
    }
    let sent = request.headers[service == .anthropic ? "x-api-key" : "authorization"]
    switch service {
    case .anthropic:
      guard let sent, !sent.isEmpty, key == nil || sent == key else { return wrongKey }
      guard request.headers["anthropic-version"]?.isEmpty == false else {
        return trouble(400, "invalid_request_error", "anthropic-version: header is required")
      }
    case .openAI:
      if let key, sent != "Bearer \(key)" { return wrongKey }
    }
    return nil
  }

  private static let barriers: Set<ModelFault> = [
    .html, .huge, .never, .unauthorized, .rateLimited, .overloaded, .serverError,
  ]

  private var wrongKey: StubAnswer {
    trouble(
      401, service == .anthropic ? "authentication_error" : "invalid_request_error",
      service == .anthropic ? "invalid x-api-key" : "Incorrect API key provided.",
      code: "invalid_api_key")
  }

  private var tooMany: StubAnswer {
    var answer = trouble(
      429, service == .anthropic ? "rate_limit_error" : "requests", "Rate limit reached.",
      code: "rate_limit_exceeded")
    answer.headers.append(ServiceHeader("Retry-After", "2"))
    return answer
  }

  /// What is missing in a request, or of a wrong type.
  func refusal(of body: Value) -> StubAnswer? {
    let wrong = "invalid_request_error"
    guard case .object = body else { return trouble(400, wrong, "The body must be an object.") }
    guard let model = body["model"]?.text, !model.isEmpty else {
      return trouble(
        400, wrong,
        service == .anthropic ? "model: Field required" : "you must provide a model parameter")
    }
    if faults.take(.unknownModel) {
      return trouble(
        404, service == .anthropic ? "not_found_error" : wrong,
        service == .anthropic ? "model: \(model)" : "The model `\(model)` does not exist",
        code: "model_not_found")
    }
    if service == .anthropic, (body["max_tokens"]?.integer ?? 0) < 1 {
      return trouble(400, wrong, "max_tokens: Field required")
    }
    if let reason = complaint(about: body["messages"]) { return trouble(400, wrong, reason) }
    if wantsSchema(body), faults.take(.refusesSchema) {
      return trouble(
        400, wrong,
        service == .anthropic
          ? "output_config: Extra inputs are not permitted"
          : "response_format is not supported by this server")
    }
    return nil
  }

  private func complaint(about messages: Value?) -> String? {
    guard let messages = messages?.elements, !messages.isEmpty else {
      return service == .anthropic
        ? "messages: Field required" : "Missing required parameter: 'messages'."
    }
    let roles =
      service == .anthropic
      ? ["user", "assistant"] : ["system", "developer", "user", "assistant", "tool"]
    for (index, message) in messages.enumerated() {
      guard let role = message["role"]?.text, roles.contains(role) else {
        return "messages.\(index).role: Input should be one of \(roles.joined(separator: ", "))"
      }
      guard message["content"]?.text != nil || message["content"]?.elements != nil else {
        return "messages.\(index).content: Field required"
      }
    }
    return nil
  }

  /// Whether a request holds the answer to a schema, or to JSON at least.
  private func wantsSchema(_ body: Value) -> Bool {
    let form = body["response_format"] ?? body["output_config"]?["format"] ?? body["output_format"]
    return ["json_schema", "json_object"].contains(form?["type"]?.text)
  }

  /// Whether a request wants JSON, in its form or in its words.
  func wantsJSON(_ body: Value) -> Bool {
    wantsSchema(body) || body["messages"]?.json.contains(#"\"cases\""#) == true
  }

  /// A refusal in the service's own form.
  func trouble(
    _ status: Int, _ type: String, _ message: String, code: String? = nil
  ) -> StubAnswer {
    switch service {
    case .anthropic:
      .json(
        [
          "type": "error", "error": ["type": .string(type), "message": .string(message)],
          "request_id": "req_stub",
        ], status: status)
    case .openAI:
      .json(
        [
          "error": [
            "message": .string(message), "type": .string(type), "param": nil,
            "code": code.map { .string($0) } ?? nil,
          ]
        ], status: status)
    }
  }

  var models: StubAnswer {
    let name = "stub-small"
    return switch service {
    case .anthropic:
      .json([
        "data": [
          [
            "type": "model", "id": .string(name), "display_name": "Stub Small",
            "created_at": "2025-01-01T00:00:00Z",
          ]
        ],
        "has_more": false, "first_id": .string(name), "last_id": .string(name),
      ])
    case .openAI:
      .json([
        "object": "list",
        "data": [
          [
            "id": .string(name), "object": "model", "created": 1_735_689_600, "owned_by": "stub",
          ]
        ],
      ])
    }
  }
}
