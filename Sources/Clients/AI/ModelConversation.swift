import ClockKit
import Domain

/// One question to a language model, asked more plainly where the server refuses the first form.
struct ModelConversation: Sendable {
  /// Of a whole answer, and of a stream with all that stands around its text.
  static let answerLimitBytes = 2 << 20
  /// One that is never silent must come to an end too.
  static let longestStream = Duration.seconds(600)

  let wire: any ModelWire
  let key: String?
  let requests: RequestExecuting
  var clock: any Clock<Duration> = ContinuousClock()

  /// The whole answer; throws ``OnlineError``.
  func complete(_ prompt: ModelPrompt) async throws -> String {
    var forms = AnswerForms(wire.shapes(for: prompt))
    while true {
      let request = wire.request(prompt, forms.current, isStreamed: false)
      let answer = try await requests.send(request)
      if forms.moveOn(after: answer) { continue }
      try check(answer, accepting: ["application/json"])
      guard answer.body.count <= Self.answerLimitBytes else { throw tooLong }
      guard let value = try? Value(json: answer.body) else {
        throw wire.unreadable("an answer that isn't JSON.")
      }
      if let cut = wire.cut(of: value) { throw cut }
      return try wire.text(of: value)
    }
  }

  /// The answer's text as it comes; throws ``OnlineError``.
  func stream(_ prompt: ModelPrompt) -> AsyncThrowingStream<String, any Error> {
    .told { tell in
      do {
        try await withTimeout(Self.longestStream, clock: clock) {
          try await send(prompt, report: tell)
        }
      } catch is TimedOut {
        throw OnlineError.timedOut(service: wire.service)
      }
    }
  }

  private func send(_ prompt: ModelPrompt, report: (String) -> Void) async throws {
    var forms = AnswerForms(wire.shapes(for: prompt))
    while true {
      var reading = Reading()
      for try await part in requests.stream(
        wire.request(prompt, forms.current, isStreamed: true))
      {
        try Task.checkCancellation()
        if reading.head == nil {
          reading.head = part
          continue
        }
        reading.bytes += part.body.count
        guard reading.bytes <= Self.answerLimitBytes else { throw tooLong }
        if reading.isEvents {
          try take(part.body, into: &reading, report: report)
        } else {
          reading.body += part.body
        }
        if reading.isWhole { return }
      }
      // A stream whose reader is gone ends like one that is over.
      try Task.checkCancellation()
      if try finish(&reading, &forms, report: report) { return }
    }
  }

  private func take(
    _ bytes: [UInt8], into reading: inout Reading, report: (String) -> Void
  ) throws(OnlineError) {
    for event in reading.events.take(bytes) where !reading.isWhole {
      try take(event, into: &reading, report: report)
    }
  }

  private func take(
    _ event: SentEvent, into reading: inout Reading, report: (String) -> Void
  ) throws(OnlineError) {
    for piece in try wire.pieces(of: event) {
      switch piece {
      case .text(let text): report(text)
      case .cut(let error): throw error
      case .end: reading.isWhole = true
      }
    }
  }

  /// What a stream that ended says; false when it has to be asked for in another form.
  private func finish(
    _ reading: inout Reading, _ forms: inout AnswerForms, report: (String) -> Void
  ) throws(OnlineError) -> Bool {
    guard var answer = reading.head else { throw wire.unreadable("nothing.") }
    if reading.isEvents {
      if let event = reading.events.rest() { try take(event, into: &reading, report: report) }
      guard reading.isWhole else { throw wire.unreadable("an answer that is cut off.") }
      return true
    }
    answer.body = reading.body
    if forms.moveOn(after: answer) { return false }
    // Some servers do not stream and answer as a whole.
    try check(answer, accepting: ["application/json", "text/event-stream"])
    guard let value = try? Value(json: answer.body) else {
      throw wire.unreadable("an answer that isn't JSON.")
    }
    if let cut = wire.cut(of: value) {
      if let text = try? wire.text(of: value) { report(text) }
      throw cut
    }
    report(try wire.text(of: value))
    return true
  }

  private var tooLong: OnlineError {
    .answerTooLong(service: wire.service, limitBytes: Self.answerLimitBytes)
  }

  private func check(_ answer: ServiceAnswer, accepting types: [String]) throws(OnlineError) {
    if let refusal = ModelRefusal(answer, hiding: key)?.error(of: wire.service) { throw refusal }
    let type = answer.header("content-type") ?? ""
    let kind = type.prefix { $0 != ";" }.lowercased().filter { !$0.isWhitespace }
    guard types.contains(kind) else {
      throw wire.unreadable(
        kind.isEmpty ? "an answer without a content type." : "\(kind.prefix(60)), not JSON.")
    }
  }
}

/// What of a stream was read so far.
private struct Reading {
  var head: ServiceAnswer?
  var events = SentEvents()
  var body: [UInt8] = []
  var bytes = 0
  var isWhole = false

  var isEvents: Bool {
    guard let head, head.status == 200 else { return false }
    return head.header("content-type")?.lowercased().hasPrefix("text/event-stream") == true
  }
}
