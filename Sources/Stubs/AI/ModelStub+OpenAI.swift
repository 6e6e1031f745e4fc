import Domain

/// The answers of `/v1/chat/completions`.
extension ModelStub {
  func openAIWhole(_ reply: ModelReply) -> StubAnswer {
    .json([
      "id": "chatcmpl-stub", "object": "chat.completion", "created": 1_735_689_600,
      "model": .string(reply.model),
      "choices": [
        [
          "index": 0, "logprobs": nil, "finish_reason": .string(reply.openAIReason),
          "message": ["role": "assistant", "content": .string(reply.text), "refusal": nil],
        ]
      ],
      "usage": [
        "prompt_tokens": 100, "completion_tokens": .int(reply.tokens),
        "total_tokens": .int(100 + reply.tokens),
      ],
    ])
  }

  func openAIStream(_ reply: ModelReply) -> StubAnswer {
    let deltas: [(Value, String?)] =
      [(["role": "assistant", "content": ""], nil)]
      + reply.words.map { (["content": .string($0)], nil) } + [(.object([:]), reply.openAIReason)]
    let chunks = deltas.map { delta, reason -> Value in
      [
        "id": "chatcmpl-stub", "object": "chat.completion.chunk", "created": 1_735_689_600,
        "model": .string(reply.model),
        "choices": [
          [
            "index": 0, "delta": delta, "logprobs": nil,
            "finish_reason": reason.map { .string($0) } ?? nil,
          ]
        ],
      ]
    }
    let lines = chunks.map { "data: \($0.json)\n\n" } + ["data: [DONE]\n\n"]
    return .events(lines)
  }
}

extension ModelReply {
  fileprivate var openAIReason: String { isCutShort ? "length" : "stop" }
}

extension StubAnswer {
  /// A stream of events, a piece each.
  static func events(_ events: [String]) -> StubAnswer {
    StubAnswer(
      type: "text/event-stream; charset=utf-8",
      headers: [ServiceHeader("Cache-Control", "no-cache")], pieces: events.map { Array($0.utf8) })
  }
}
