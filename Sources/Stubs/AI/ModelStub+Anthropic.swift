import Domain

/// The answers of `/v1/messages`.
extension ModelStub {
  func anthropicWhole(_ reply: ModelReply) -> StubAnswer {
    .json(
      message(
        reply, content: [["type": "text", "text": .string(reply.text)]],
        reason: .string(reply.anthropicReason), tokens: reply.tokens))
  }

  func anthropicStream(_ reply: ModelReply) -> StubAnswer {
    let start: Value = [
      "type": "message_start", "message": message(reply, content: [], reason: nil, tokens: 1),
    ]
    let block: Value = [
      "type": "content_block_start", "index": 0, "content_block": ["type": "text", "text": ""],
    ]
    let deltas = reply.words.map { word -> Value in
      [
        "type": "content_block_delta", "index": 0,
        "delta": ["type": "text_delta", "text": .string(word)],
      ]
    }
    let end: [Value] = [
      ["type": "content_block_stop", "index": 0],
      [
        "type": "message_delta",
        "delta": ["stop_reason": .string(reply.anthropicReason), "stop_sequence": nil],
        "usage": ["output_tokens": .int(reply.tokens)],
      ],
      ["type": "message_stop"],
    ]
    return .events(([start, block, ["type": "ping"]] + deltas + end).map(Self.event))
  }

  private func message(
    _ reply: ModelReply, content: Value, reason: Value, tokens: Int
  ) -> Value {
    [
      "id": "msg_stub", "type": "message", "role": "assistant", "model": .string(reply.model),
      "content": content, "stop_reason": reason, "stop_sequence": nil,
      "usage": ["input_tokens": 100, "output_tokens": .int(tokens)],
    ]
  }

  private static func event(_ value: Value) -> String {
    "event: \(value["type"]?.text ?? "ping")\ndata: \(value.json)\n\n"
  }

  /// What stands in the middle of a stream that the service breaks off.
  var streamTrouble: [UInt8] {
    switch service {
    case .anthropic:
      Array(
        Self.event([
          "type": "error", "error": ["type": "overloaded_error", "message": "Overloaded"],
        ]).utf8)
    case .openAI:
      Array(#"data: {"error":{"message":"Overloaded","type":"server_error","code":503}}"#.utf8)
        + Array("\n\n".utf8)
    }
  }
}

extension ModelReply {
  fileprivate var anthropicReason: String { isCutShort ? "max_tokens" : "end_turn" }
}
