import Domain

/// An answer whose status says that there is none.
struct ModelRefusal: Sendable {
  private let status: Int
  private let reason: String
  private let retryAfterSeconds: Int?

  /// Nil for an answer that is one; `key` never shows in the reason.
  init?(_ answer: ServiceAnswer, hiding key: String?) {
    guard !(200..<300).contains(answer.status) else { return nil }
    status = answer.status
    retryAfterSeconds = answer.retryAfterSeconds(at: .systemTime)
    var words = Self.words(of: answer)
    if let key { words = words.replacing(key, with: hiddenSecret) }
    let line = Self.plain(
      withoutSecrets(words).split(whereSeparator: \.isWhitespace).joined(separator: " "))
    reason = line.count <= 200 ? line : line.prefix(197) + "…"
  }

  func error(of service: String) -> OnlineError {
    switch status {
    case 401, 403: .sessionEnded(service: service)
    case 408: .timedOut(service: service)
    case 429: .rateLimited(service: service, retryAfterSeconds: retryAfterSeconds)
    case 500...: .serviceTrouble(service: service)
    case 300..<400: .unreadable(service: service, reason: "a redirect to another address.")
    default:
      .refused(
        service: service, status: status, reason: reason.isEmpty ? "it didn't say why." : reason)
    }
  }

  /// Without what would move the cursor of a terminal or turn the order of letters.
  private static func plain(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter {
          $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
        }))
  }

  /// What the service's own JSON says went wrong; anything else is not repeated.
  private static func words(of answer: ServiceAnswer) -> String {
    guard let value = try? Value(json: Array(answer.body.prefix(65_536))) else {
      return answer.status == 404 ? "nothing was found at this address." : ""
    }
    // Gemini answers with a list of one.
    let body = value.elements?.first ?? value
    return body["error"]?["message"]?.text ?? body["error"]?.text ?? body["message"]?.text
      ?? body["detail"]?.text ?? ""
  }
}
