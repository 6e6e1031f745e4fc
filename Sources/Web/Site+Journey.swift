import Domain
import Foundation
import Hummingbird
import JourneyFeature
import NIOCore
import SiteKit

extension Site {
  /// How much of a file is handed over at a time.
  private static let chunkBytes = 1 << 20
  /// A recording is compiled and starts a process of its own, so that its end or its first steps are
  /// farther away than a run's end.
  private static let slowness = 25

  /// The scratch page, with the recording that its address names.
  func scratch(_ view: JourneyView, _ context: SiteContext) async throws -> Response {
    var snapshot: Journey.Snapshot?
    if let id = view.job { snapshot = await journeys.snapshot(of: id) }
    if snapshot?.submission.slug != nil { snapshot = nil }
    let model = try await Scratch.model(view, journey: snapshot, with: services)
    await Journey.prepare(model.language, with: services)
    return Response(html: Scratch.html(model, context.page))
  }

  /// Records a program of its own.
  func traceProgram(_ form: Form, _ request: Request) async throws -> Response {
    let language = try form.language()
    return try await record(
      try Journey.request(
        program: try form.text("source"), in: language, input: form["input"] ?? ""),
      request)
  }

  /// Records the learner's code or a solution of the catalogue on one input of a problem.
  ///
  /// `trace` is a case's own button, `chosen` the choice beside the player.
  func trace(_ slug: String, _ form: Form, _ request: Request) async throws -> Response {
    let saved = try await keepDraft(of: slug, form)
    let problem = try services.problem(slug)
    let language = try form.language()
    let run =
      if let name = form["solution"] {
        try Journey.solution(name, of: problem)
      } else {
        Journey.Run(language: language, source: try form.text("source"))
      }
    var input: [Value]?
    if let text = form["trace"] ?? form["chosen"] {
      input = try await Journey.input(text, of: problem, with: services)
    }
    var expected: Value?
    if let input {
      expected = try await Journey.expected(for: input, of: problem, with: services)
    }
    let wanted = try Journey.request(
      run, of: problem, input: input, expected: expected,
      comparing: form["compare"] != nil, on: language)
    return try await record(wanted, request).with(draft: saved)
  }

  /// Records other steps of a run that was recorded, by running it again.
  func traceWindow(_ id: String, _ form: Form, _ request: Request) async throws -> Response {
    let wanted = try Journey.request(
      window: try form.text("window"), of: await journeys.snapshot(of: id))
    guard let slug = wanted.slug else { return try await record(wanted, request) }
    let saved = try await keepDraft(of: slug, form)
    return try await record(wanted, request).with(draft: saved)
  }

  private func record(_ wanted: Journey.Request, _ request: Request) async throws -> Response {
    var wanted = wanted
    wanted.learner = learner
    for language in Set(wanted.runs.map(\.language)) { try await checkMachine(for: language) }
    try await limiter.take(at: services.now())
    let id = try await journeys.start(wanted)
    let patience = request.prefersNoWait ? .zero : configuration.patience * Self.slowness
    let snapshot = await journeys.snapshot(of: id, within: patience)
    guard request.wantsFragment, let snapshot else {
      return .redirect(to: wanted.page(id, nil).description, type: .normal)
    }
    return Response(html: Journey.report(Journey.model(snapshot)))
  }

  /// Everything that happens to a recording, as fragments of the page.
  func traceEvents(_ id: String, _ request: Request) async throws -> Response {
    let seen = request.headers[.lastEventID].flatMap { Int($0) } ?? 0
    guard var snapshot = await journeys.snapshot(of: id),
      let events = await journeys.events(of: id, after: seen)
    else { throw JourneyError.gone }
    snapshot.events = Array(snapshot.events.prefix(max(0, seen)))
    let messages = JobMessages(snapshot: snapshot, events: events, draw: Journey.fragment)
    return EventStream(messages: messages, heartbeat: configuration.heartbeat).response
  }

  /// Stops a recording; its stream tells the rest.
  func stopTrace(_ id: String, _ request: Request) async throws -> Response {
    guard let snapshot = await journeys.snapshot(of: id) else { throw JourneyError.gone }
    await journeys.cancel(id)
    if request.wantsFragment { return Response(status: .noContent) }
    return .redirect(to: snapshot.submission.page(id, nil).description, type: .normal)
  }

  /// The bytes of a recorded run, which only jobs of this server have.
  func traceFile(_ id: String, run: Int) async throws -> Response {
    let bytes = try Journey.bytes(of: run, in: await journeys.snapshot(of: id))
    return Response(
      status: .ok,
      headers: [.contentType: "application/octet-stream", .cacheControl: "no-store"],
      body: ResponseBody(contentLength: bytes.count) { writer in
        var rest = bytes[...]
        while !rest.isEmpty {
          try await writer.write(ByteBuffer(bytes: rest.prefix(Self.chunkBytes)))
          rest = rest.dropFirst(Self.chunkBytes)
        }
        try await writer.finish(nil)
      })
  }
}
