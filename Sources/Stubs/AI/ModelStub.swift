import Domain
import Synchronization

/// A stand-in for a language model's server: it checks requests and answers what was written.
public final class ModelStub: Stub {
  /// How it is spoken with.
  public enum Service: String, Sendable, Hashable, CaseIterable {
    /// `/v1/chat/completions`.
    case openAI = "openai"
    /// `/v1/messages`.
    case anthropic
  }

  public let service: Service
  public let log = StubLog()
  public let faults = FaultSwitch<ModelFault>()
  /// The key that it takes; nil takes any, and an OpenAI-like one none as well.
  let key: String?
  /// How long it waits between two pieces of a stream.
  let pause: Duration
  private let script: Mutex<[String]>

  /// Answers the texts one after the other, and then as ``SampleAnswer`` does.
  public init(
    _ service: Service, answers: [String] = [], key: String? = nil, pause: Duration = .zero
  ) {
    self.service = service
    self.key = key
    self.pause = pause
    script = Mutex(answers)
  }

  /// What it will answer, in turn.
  public var answers: [String] {
    get { script.withLock { $0 } }
    set { script.withLock { $0 = newValue } }
  }

  public func answer(_ request: StubRequest) async -> StubAnswer {
    if let refusal = refusal(of: request) { return refusal }
    let path =
      request.segments.first == "v1" ? Array(request.segments.dropFirst()) : request.segments
    switch (service, request.method, path) {
    case (_, "GET", ["models"]): return models
    case (.openAI, "POST", ["chat", "completions"]), (.anthropic, "POST", ["messages"]):
      guard let body = request.json else {
        return trouble(400, "invalid_request_error", "The body is not valid JSON.")
      }
      if let refusal = self.refusal(of: body) { return refusal }
      return written(to: body)
    default:
      return trouble(
        404, "not_found_error", "Unknown request URL: \(request.method) \(request.path)")
    }
  }

  private func written(to body: Value) -> StubAnswer {
    let reply = reply(to: body)
    let isStreamed = body["stream"] == true
    var answer: StubAnswer
    switch service {
    case .openAI: answer = isStreamed ? openAIStream(reply) : openAIWhole(reply)
    case .anthropic: answer = isStreamed ? anthropicStream(reply) : anthropicWhole(reply)
    }
    answer.pause = pause
    return spoilt(answer, isStreamed: isStreamed)
  }

  /// The text of the next answer; a fault of the text counts before the script.
  private func reply(to body: Value) -> ModelReply {
    var text =
      script.withLock { $0.isEmpty ? nil : $0.removeFirst() }
      ?? SampleAnswer.text(wantsCases: wantsJSON(body))
    var isCutShort = false
    switch faults.take({ Self.ofText.contains($0) }) {
    case .injection: text = SampleAnswer.injection
    case .truncatedJSON: text = String(SampleAnswer.cases.prefix(SampleAnswer.cases.count / 2))
    case .wrongJSON: text = #"{"tests":[{"in":"[3,3] 6","out":"yes"}],"count":"one"}"#
    case .empty: text = ""
    case .fenced:
      text = "<think>Two equal numbers are an edge.</think>\n```json\n\(SampleAnswer.cases)\n```"
    case .cutShort:
      text = String(text.prefix(text.count / 2))
      isCutShort = true
    default: break
    }
    return ModelReply(
      text: text, model: body["model"]?.text ?? "stub-small", isCutShort: isCutShort)
  }

  private static let ofText: Set<ModelFault> = [
    .injection, .truncatedJSON, .wrongJSON, .empty, .fenced, .cutShort,
  ]

  /// What faults do to an answer that was written.
  private func spoilt(_ answer: StubAnswer, isStreamed: Bool) -> StubAnswer {
    guard let fault = faults.take({ [.halfStream, .brokenStream, .stall].contains($0) }) else {
      return answer
    }
    guard isStreamed else { return fault == .stall ? .silence : answer.cut }
    var answer = answer
    answer.pieces = Array(answer.pieces.prefix(max(1, answer.pieces.count / 2)))
    switch fault {
    case .stall: answer.ending = .never
    case .brokenStream: answer.pieces.append(streamTrouble)
    default: answer.ending = .cut
    }
    return answer
  }
}

/// A text that is to be answered.
struct ModelReply {
  var text: String
  var model: String
  var isCutShort: Bool

  /// The text in small pieces, as a model writes it.
  var words: [String] {
    var words: [String] = []
    for character in text {
      if words.last?.last?.isWhitespace == false {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
    }
    return words
  }

  /// A rough count; nobody bills it.
  var tokens: Int { max(1, text.utf8.count / 4) }
}
