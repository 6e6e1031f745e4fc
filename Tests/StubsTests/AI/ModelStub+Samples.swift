import Domain
import Stubs

extension Value {
  /// A conversation that both services take, with some of it changed; null takes a part away.
  static func chat(_ change: Value = [:]) -> Value {
    var fields: [String: Value] = [
      "model": "stub-small", "max_tokens": 256,
      "messages": [["role": "user", "content": "Why does this fail?"]],
    ]
    if case .object(let changes) = change { fields.merge(changes) { $1 } }
    return .object(fields.filter { $1 != .null })
  }
}

extension ModelStub {
  /// Asks at the service's own path with a key.
  func ask(_ change: Value = [:]) async -> StubAnswer {
    switch service {
    case .openAI: await answer(.post("/v1/chat/completions", .chat(change)))
    case .anthropic:
      await answer(
        .post(
          "/v1/messages", .chat(change),
          headers: ["x-api-key": "any", "anthropic-version": "2023-06-01"]))
    }
  }
}

extension StubAnswer {
  /// What a model wrote.
  func words(of service: ModelStub.Service) -> String? {
    switch service {
    case .openAI: json?["choices"]?.elements?.first?["message"]?["content"]?.text
    case .anthropic: json?["content"]?.elements?.first?["text"]?.text
    }
  }
}
