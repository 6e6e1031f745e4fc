/// Which language model a learner chose; its key is kept apart.
public struct AIChoice: Sendable, Hashable, Codable {
  /// How the service is spoken with.
  public enum Service: String, Sendable, Hashable, Codable, CaseIterable {
    /// None: cases come from the forge of this machine.
    case offline
    /// `/chat/completions` as OpenAI, Groq, Gemini, Ollama, llama.cpp and vLLM have it.
    case openAI = "openai"
    /// `/v1/messages`.
    case anthropic
  }

  public var service: Service
  /// Where it is, such as `http://127.0.0.1:11434/v1`.
  public var address: String
  public var model: String
  /// Whether failures are explained and solutions reviewed when asked for.
  public var isExplaining: Bool

  public init(
    service: Service = .offline, address: String = "", model: String = "",
    isExplaining: Bool = false
  ) {
    self.service = service
    self.address = address
    self.model = model
    self.isExplaining = isExplaining
  }
}
