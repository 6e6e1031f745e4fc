import Domain
import Synchronization
import Testing

@testable import Clients

/// A service in memory: what it answers is a function of the request, and it keeps what it was asked.
final class ScriptedRequests: Sendable {
  private let answer: @Sendable (ServiceRequest, Int) async throws -> ServiceAnswer
  private let kept = Mutex([ServiceRequest]())

  /// `answer` is told how many requests there were before.
  init(_ answer: @escaping @Sendable (ServiceRequest, Int) async throws -> ServiceAnswer) {
    self.answer = answer
  }

  /// One answer after the other; the last one stays.
  convenience init(_ script: [Result<ServiceAnswer, any Error>]) {
    self.init { _, index in try script[min(index, script.count - 1)].get() }
  }

  var requests: [ServiceRequest] { kept.withLock { $0 } }

  var port: RequestExecuting {
    RequestExecuting { request in
      let index = self.kept.withLock {
        $0.append(request)
        return $0.count - 1
      }
      return try await self.answer(request, index)
    }
  }
}

extension ServiceAnswer {
  /// JSON of a status.
  static func json(
    _ text: String, status: Int = 200, _ headers: [ServiceHeader] = []
  ) -> ServiceAnswer {
    ServiceAnswer(
      status: status,
      headers: [ServiceHeader("Content-Type", "application/json; charset=utf-8")] + headers,
      body: Array(text.utf8))
  }

  static func html(
    _ text: String, status: Int = 200, _ headers: [ServiceHeader] = []
  ) -> ServiceAnswer {
    ServiceAnswer(
      status: status, headers: [ServiceHeader("Content-Type", "text/html")] + headers,
      body: Array(text.utf8))
  }
}

/// A name of its own, as parameterized tests want their arguments to have.
struct Named<Content: Sendable>: Sendable, CustomTestStringConvertible {
  var name: String
  var content: Content
  var testDescription: String { name }

  init(_ name: String, _ content: Content) {
    self.name = name
    self.content = content
  }
}
