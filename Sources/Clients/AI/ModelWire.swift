import Domain

/// How one kind of service is asked and what its answers look like.
protocol ModelWire: Sendable {
  var address: ServiceAddress { get }
  /// The shapes in which it can be held to a schema, the strictest first.
  var shapes: [AnswerShape] { get }

  func request(_ prompt: ModelPrompt, _ form: AnswerForm, isStreamed: Bool) -> ServiceRequest
  /// The text of a whole answer; throws ``OnlineError/unreadable(service:reason:)``.
  func text(of answer: Value) throws(OnlineError) -> String
  /// Why a whole answer ends before its end; nil when it does not.
  func cut(of answer: Value) -> OnlineError?
  /// What one event of a stream brings, in order; throws what the service says went wrong.
  func pieces(of event: SentEvent) throws(OnlineError) -> [ModelPiece]
}

/// How an answer is held to a prompt's schema.
enum AnswerShape: Sendable, Hashable {
  case schema
  /// Some JSON object; the schema stands in words.
  case object
  /// Nothing; the schema stands in words.
  case words
}

/// What may have to be asked otherwise of a server that refuses the first form.
struct AnswerForm: Sendable, Hashable {
  var shape = AnswerShape.words
  /// Whether the limit is called `max_completion_tokens`.
  var usesLongName = false
}

/// A piece of a streamed answer.
enum ModelPiece: Sendable, Hashable {
  case text(String)
  /// There will be no more, and something is missing.
  case cut(OnlineError)
  /// The answer is whole; some services still send figures after it.
  case end
}

extension ModelWire {
  /// Who it is in sentences of trouble.
  var service: String { "The model at \(address.authority)" }

  func shapes(for prompt: ModelPrompt) -> [AnswerShape] {
    prompt.schema == nil ? [.words] : shapes
  }

  /// The question, with the schema in words where nothing else holds the answer to it.
  func question(_ prompt: ModelPrompt, _ form: AnswerForm) -> String {
    guard let schema = prompt.schema, form.shape != .schema else { return prompt.question }
    return prompt.question + "\n\nAnswer with one JSON document and nothing else, after this JSON "
      + "schema:\n" + schema.json
  }

  func cutOff(atLength: Bool) -> OnlineError { .cutOff(service: service, atLength: atLength) }

  func unreadable(_ reason: String) -> OnlineError {
    .unreadable(service: service, reason: reason)
  }

  func request(
    to path: String, _ body: Value, _ headers: [ServiceHeader], isStreamed: Bool
  ) -> ServiceRequest {
    let accepted = isStreamed ? "text/event-stream, application/json" : "application/json"
    var request = ServiceRequest(
      service: service, method: .post, address: address.text + path,
      headers: [
        ServiceHeader("content-type", "application/json"), ServiceHeader("accept", accepted),
      ] + headers,
      // An answer that may be under way already is not asked for, and paid, twice.
      body: Array(body.json.utf8), isRepeatable: false,
      answerLimitBytes: ModelConversation.answerLimitBytes)
    // A model on one's own machine is first loaded, and thinks before its first word.
    request.timeLimit = .seconds(120)
    return request
  }
}
