import Domain
import Stubs
import Synchronization
import Testing

@testable import Clients

/// The clients against the stand-in for a model's server, over a real line on this machine.
@Suite struct ModelStubTests {
  private static let key = "sk-stub-key-that-nobody-may-see-1"

  /// The real network; only what never ends is waited for a short time.
  private func network(_ limit: Duration?, _ lines: Lines) -> RequestExecuting {
    let real = RequestExecuting.network(timeLimit: .seconds(600)) { lines.add($1 + ($2 ?? "")) }
    @Sendable func limited(_ request: ServiceRequest) -> ServiceRequest {
      var request = request
      request.timeLimit = limit ?? request.timeLimit
      return request
    }
    return RequestExecuting(
      send: { try await real.send(limited($0)) }, stream: { real.stream(limited($0)) })
  }

  @discardableResult private func asking<Result: Sendable>(
    _ service: ModelStub.Service, _ fault: ModelFault?, key: String? = nil,
    limit: Duration? = nil,
    _ body: (LanguageModel, Lines) async throws -> Result
  ) async throws -> Result {
    let stub = ModelStub(service, key: Self.key)
    stub.inject(fault)
    return try await stub.serving { address in
      let lines = Lines()
      let choice = AIChoice(
        service: service == .openAI ? .openAI : .anthropic, address: address + "/v1",
        model: "stub-small")
      let model = try LanguageModel.service(
        choice, key: key ?? Self.key, requests: network(limit, lines))
      return try await body(model, lines)
    }
  }

  @Test(arguments: ModelStub.Service.allCases, [nil, ModelFault.refusesSchema])
  func `cases are answered as a whole and in pieces`(
    service: ModelStub.Service, fault: ModelFault?
  ) async throws {
    // The stand-in knows by this word what is wanted once no schema says it.
    var prompt = ModelPrompt.cases
    prompt.question = "Some {\"cases\":[]}?"
    try await asking(service, fault) { model, lines in
      #expect(try await model.complete(prompt) == SampleAnswer.cases)
      var streamed = ""
      for try await piece in model.stream(prompt) { streamed += piece }
      #expect(streamed == SampleAnswer.cases)
      #expect(!lines.all.isEmpty, "each request has its line in the log")
      #expect(!lines.all.joined().contains(Self.key))
    }
  }

  @Test(arguments: ModelStub.Service.allCases)
  func `a wrong key has its own sentence and shows nowhere`(
    service: ModelStub.Service
  ) async throws {
    try await asking(service, nil, key: "sk-wrong-key-that-nobody-may-see") { model, lines in
      _ = await #expect {
        try await model.complete(.cases)
      } throws: { error in
        guard case .sessionEnded = error as? OnlineError else { return false }
        return !"\(error)\(lines.all)".contains("wrong-key")
      }
    }
  }

  private static let texts: Set<ModelFault> = [
    .injection, .truncatedJSON, .wrongJSON, .fenced, .refusesSchema,
  ]

  /// Waiting for a pause that the service wants is the retries' own test.
  private static let faults = ModelFault.allCases.filter { $0 != .rateLimited }

  @Test(arguments: ModelStub.Service.allCases, faults)
  func `whatever a server does, the answer is a text or a sentence`(
    service: ModelStub.Service, fault: ModelFault
  ) async throws {
    let isEndless = [.never, .stall].contains(fault)
    try await asking(service, fault, limit: isEndless ? .milliseconds(400) : nil) { model, lines in
      for isStreamed in [false, true] {
        do {
          var text = ""
          if isStreamed {
            for try await piece in model.stream(.cases) { text += piece }
          } else {
            text = try await model.complete(.cases)
          }
          // Of an empty text a stream has nothing to tell.
          #expect(Self.texts.contains(fault) || isStreamed && fault == .empty, "\(text)")
          if fault == .injection { #expect(text == SampleAnswer.injection) }
        } catch let error as OnlineError {
          #expect(!Self.texts.contains(fault), "\(error)")
          #expect(!error.message.isEmpty && error.hint != nil)
          #expect(!"\(error)".contains(Self.key))
          check(error, of: fault)
        }
      }
      #expect(!lines.all.joined().contains(Self.key))
    }
  }

  private func check(_ error: OnlineError, of fault: ModelFault) {
    let fits =
      switch (fault, error) {
      case (.huge, .answerTooLong), (.unauthorized, .sessionEnded): true
      case (.cutShort, .cutOff(_, true)): true
      case (.never, .timedOut), (.stall, .timedOut): true
      case (.overloaded, .serviceTrouble), (.serverError, .serviceTrouble): true
      case (.brokenStream, .serviceTrouble), (.unknownModel, .refused): true
      case (.html, .unreadable), (.empty, .unreadable): true
      // The line was cut: it depends on where what is told first.
      case (.halfStream, _), (.brokenStream, _): true
      default: false
      }
    #expect(fits, "\(fault.rawValue): \(error)")
  }

  @Test func `leaving a stream ends the request at once`() async throws {
    try await asking(.openAI, .stall) { model, _ in
      for try await _ in model.stream(.prose) { break }
      // A connection that comes in while the stand-in ends would bring its server down.
      let began = Flag()
      let task = Task { for try await _ in model.stream(.prose) { began.raise() } }
      await began.raised()
      task.cancel()
      await #expect(throws: (any Error).self) {
        try await task.value
        try Task.checkCancellation()
        throw CancellationError()
      }
    }
  }
}

/// What was logged.
final class Lines: Sendable {
  private let kept = Mutex<[String]>([])

  var all: [String] { kept.withLock { $0 } }

  func add(_ line: String) { kept.withLock { $0.append(line) } }
}
