import Domain
import Synchronization

/// A network in memory that answers in turn and remembers what it was asked.
final class ScriptedNetwork: Sendable {
  private let answers: Mutex<[ServiceAnswer]>
  private let asked = Mutex<[ServiceRequest]>([])

  init(_ answers: [ServiceAnswer]) { self.answers = Mutex(answers) }

  var requests: [ServiceRequest] { asked.withLock { $0 } }

  /// Each answer as a whole, or in pieces of some bytes.
  func port(pieceBytes: Int = 3) -> RequestExecuting {
    RequestExecuting(
      send: { try self.next($0) },
      stream: { request in
        AsyncThrowingStream { stream in
          do {
            let answer = try self.next(request)
            stream.yield(ServiceAnswer(status: answer.status, headers: answer.headers))
            for start in stride(from: 0, to: answer.body.count, by: pieceBytes) {
              let piece = answer.body[start..<min(start + pieceBytes, answer.body.count)]
              stream.yield(ServiceAnswer(status: 0, body: Array(piece)))
            }
            stream.finish()
          } catch {
            stream.finish(throwing: error)
          }
        }
      })
  }

  private func next(_ request: ServiceRequest) throws -> ServiceAnswer {
    asked.withLock { $0.append(request) }
    return try answers.withLock { answers in
      guard !answers.isEmpty else { throw OnlineError.offline(service: request.service) }
      return answers.removeFirst()
    }
  }
}

extension ServiceAnswer {
  static func json(_ text: String, status: Int = 200) -> ServiceAnswer {
    ServiceAnswer(
      status: status, headers: [ServiceHeader("Content-Type", "application/json; charset=utf-8")],
      body: Array(text.utf8))
  }

  static func events(_ text: String) -> ServiceAnswer {
    ServiceAnswer(
      status: 200, headers: [ServiceHeader("content-type", "text/event-stream; charset=utf-8")],
      body: Array(text.utf8))
  }

  static func page(_ text: String, status: Int = 200) -> ServiceAnswer {
    ServiceAnswer(
      status: status, headers: [ServiceHeader("content-type", "text/html")],
      body: Array(text.utf8))
  }
}

extension ServiceRequest {
  /// The posted document.
  var json: Value? { try? Value(json: body) }

  func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }
}

extension AIChoice {
  static let openAI = AIChoice(
    service: .openAI, address: "http://127.0.0.1:9/v1", model: "small")
  static let anthropic = AIChoice(
    service: .anthropic, address: "http://127.0.0.1:9", model: "small")
}

extension ModelPrompt {
  static let cases = ModelPrompt(
    system: "You write cases.", question: "Some cases?", schema: ["type": "object"],
    mostTokens: 99)
  static let prose = ModelPrompt(system: "You explain.", question: "Why?", mostTokens: 50)
}
