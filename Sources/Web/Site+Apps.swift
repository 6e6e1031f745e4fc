import Domain
import Foundation
import Hummingbird
import LiveAppsFeature
import Markup
import NIOCore
import ServiceLifecycle
import SiteKit

extension Site {
  /// A page of a take-home app, the stream of its changes, or one of its pictures.
  func apps(
    _ path: AppsPath, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    switch path {
    case .page(let slug, let page): try await appPage(page, of: slug, context)
    case .patches(let slug, let id, let seen):
      await patches(of: id, slug, after: request.lastEventID ?? seen, request)
    case .picture(let slug, let name, let size):
      try await picture(name, of: slug, size: size, request)
    case .file(let slug, let name): try await file(name, of: slug)
    case .event: throw WebError.wrongMethod
    }
  }

  /// The session of the address if no other page listens to it, or a new one.
  private func appPage(
    _ page: AppPage, of slug: String, _ context: SiteContext
  ) async throws -> Response {
    guard let host = liveDesk.host(slug) else { throw HTTPError(.notFound) }
    let desk = liveDesk
    let html = try await MainActor.run { () -> String? in
      let known = page.session.flatMap { desk.session($0, of: slug) }
      let kept = known.flatMap { $0.isFollowed ? nil : $0 }
      guard let session = try kept ?? desk.open(slug, at: page.path) else { return nil }
      return LiveApps.page(session, of: host, context.page).text
    }
    guard let html else { throw HTTPError(.notFound) }
    var response = Response(html: .raw(html))
    // A page that is kept would speak to a session that is gone.
    response.headers[.cacheControl] = "no-store"
    return response
  }

  /// Takes what a person did; without scripts, back to where the app stands then.
  func tellApp(_ path: AppsPath, _ form: Form, _ request: Request) async throws -> Response {
    guard case .event(let slug, let id) = path else { throw WebError.wrongMethod }
    guard liveDesk.host(slug) != nil else { throw HTTPError(.notFound) }
    let event = LiveEvent(try form.text("event"), form["value"] ?? "")
    let desk = liveDesk
    let place = await MainActor.run { () -> String? in
      guard let session = desk.session(id, of: slug) else { return nil }
      session.handle(event)
      return session.app.path
    }
    if request.wantsFragment {
      return Response(status: place == nil ? .gone : .noContent)
    }
    let page = AppPage(path: place ?? "/", session: place == nil ? nil : id)
    return .redirect(to: SitePath.apps(.page(app: slug, page)).description, type: .normal)
  }

  /// What changes on an open page; a line that is closed lets the app rest at once.
  private func patches(
    of id: String, _ slug: String, after seen: Int, _ request: Request
  ) async -> Response {
    let desk = liveDesk
    guard let session = await MainActor.run(body: { desk.session(id, of: slug) }) else {
      return EventStream(messages: LiveGone(), heartbeat: configuration.heartbeat).response
    }
    let patches = await session.patches(after: seen)
    let stream = EventStream(
      messages: LiveMessages(patches: patches).cancelOnGracefulShutdown(),
      heartbeat: configuration.heartbeat)
    return stream.response(watching: request) { await session.giveBack(patches) }
  }

  /// A picture; whoever leaves before it has come lets its load end.
  private func picture(
    _ name: String, of slug: String, size: String, _ request: Request
  ) async throws -> Response {
    guard let host = liveDesk.host(slug) else { throw HTTPError(.notFound) }
    // Watching a line costs the line, so what is at hand goes without.
    var picture = await host.keptPicture(name, size: size)
    if picture == nil {
      do {
        picture = try await Self.whileWaited(for: request) {
          try await host.picture(name, size: size)
        }
      } catch is CancellationError {
        // Whoever asked has left the page, which is nobody's trouble.
        return Response(status: HTTPResponse.Status(code: 499))
      } catch {
        // The service's trouble; the network's log has it.
        return Response(status: .badGateway)
      }
    }
    guard let picture else { throw HTTPError(.notFound) }
    return Response(
      status: .ok,
      headers: [.contentType: picture.type, .cacheControl: "private, max-age=600"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: picture.bytes)))
  }

  /// Something to download, never kept by the browser: the next one may be another.
  private func file(_ name: String, of slug: String) async throws -> Response {
    guard let file = try await liveDesk.host(slug)?.file(name) else { throw HTTPError(.notFound) }
    return Response(
      status: .ok,
      headers: [
        .contentType: file.type, .cacheControl: "no-store",
        .contentDisposition: "attachment; filename=\"\(name)\"",
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: file.bytes)))
  }

  /// Does something and cancels it when the line is closed meanwhile.
  private static func whileWaited<Result: Sendable>(
    for request: Request, _ body: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    try await request.body.consumeWithCancellationOnInboundClose { _ in try await body() }
  }
}

extension Request {
  /// The last message that an event stream's reader saw before it lost the line.
  fileprivate var lastEventID: Int? { headers[.lastEventID].flatMap { Int($0) } }
}

/// The messages to an open page of an app.
struct LiveMessages: AsyncSequence, Sendable {
  let patches: LivePatches

  struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var patches: LivePatches.AsyncIterator
    fileprivate var isOver = false

    mutating func next() async -> ServerSentEvent? {
      if let patch = await patches.next() {
        return ServerSentEvent(id: patch.version, name: "patch", data: patch.json.json)
      }
      guard !isOver, !Task.isCancelled else { return nil }
      isOver = true
      return .gone
    }
  }

  func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(patches: patches.makeAsyncIterator())
  }
}

/// The one message to a page whose session is no more.
struct LiveGone: AsyncSequence, Sendable {
  struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var isOver = false

    mutating func next() async -> ServerSentEvent? {
      defer { isOver = true }
      return isOver ? nil : .gone
    }
  }

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}

extension ServerSentEvent {
  fileprivate static let gone = ServerSentEvent(name: "gone", data: "")
}
