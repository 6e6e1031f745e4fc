/// The port to a language model that answers in text.
///
/// Everything throws ``OnlineError``.
public struct LanguageModel: Sendable {
  /// As people know it: `qwen3:8b at 127.0.0.1`.
  public var name: String
  /// The whole answer to a prompt.
  public var complete: @Sendable (ModelPrompt) async throws -> String
  /// The answer piece by piece; dropping the stream ends the request.
  public var stream: @Sendable (ModelPrompt) -> AsyncThrowingStream<String, any Error>

  public init(
    name: String, complete: @escaping @Sendable (ModelPrompt) async throws -> String,
    stream: @escaping @Sendable (ModelPrompt) -> AsyncThrowingStream<String, any Error>
  ) {
    self.name = name
    self.complete = complete
    self.stream = stream
  }
}

/// What a language model is asked.
public struct ModelPrompt: Sendable, Hashable {
  /// Who it shall be.
  public var system: String
  public var question: String
  /// A JSON schema that the answer follows; nil: prose.
  public var schema: Value?
  /// The most tokens that the answer may have.
  public var mostTokens: Int

  public init(system: String, question: String, schema: Value? = nil, mostTokens: Int = 4_096) {
    self.system = system
    self.question = question
    self.schema = schema
    self.mostTokens = mostTokens
  }
}
