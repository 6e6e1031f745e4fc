import AppFeature
import Domain
import Foundation
import Hummingbird
import Markup
import ServiceLifecycle
import SiteKit

extension Site {
  /// The day in small, in one of its forms.
  func widget(
    _ path: WidgetPath, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    switch path {
    case .page:
      return Response(html: Widget.page(Widget.Model(try await day), context.page))
    case .events: return try await widgetEvents()
    case .access:
      // As the browser names this server, so that another machine's addresses are that machine's.
      let origin = request.head.authority.map { "http://\($0)" } ?? origin
      let model = Widget.AccessModel(key: access.widgetKey?.text, origin: origin)
      return Response(html: Widget.accessPage(model, context.page))
    case .json:
      let json = try WidgetDataWriter.json(await day)
      return document(json, type: "application/json", of: path, request)
    case .svg:
      let style = try Widget.cardStyle(in: configuration.publicFolder)
      let card = WidgetCard(Widget.Model(try await day), style: style)
      return document(card.svg, type: "image/svg+xml", of: path, request)
    case .calendar:
      let calendar = Widget.calendar(try await Widget.schedule(with: services))
      return document(calendar.text, type: "text/calendar; charset=utf-8", of: path, request)
    case .serviceWorker: return try serviceWorker
    case .revoke: throw WebError.wrongMethod
    }
  }

  /// Makes or revokes the key by which other programs read the day.
  func changeWidget(
    _ path: WidgetPath, _ form: Form, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    guard let key = access.widgetKey else { throw WidgetError.noFolder }
    switch path {
    case .access: _ = try key.renew()
    case .revoke: try key.revoke()
    case .page, .events, .json, .svg, .calendar, .serviceWorker: throw WebError.wrongMethod
    }
    return .redirect(to: SitePath.widget(.access).description, type: .normal)
  }

  private var day: WidgetData {
    get async throws { try await widgetFeed.current(with: services) }
  }

  private func widgetEvents() async throws -> Response {
    // Whatever was known last is the first that a new reader hears.
    _ = try await day
    let messages = await widgetFeed.updates().map { data in
      ServerSentEvent(name: "widget", data: Widget.html(Widget.Model(data)).text)
    }
    return EventStream(
      messages: messages.cancelOnGracefulShutdown(), heartbeat: configuration.heartbeat
    ).response
  }

  /// A file that programs look at again and again: it is sent only if it changed.
  private func document(
    _ text: String, type: String, of path: WidgetPath, _ request: Request
  ) -> Response {
    let tag = "\"\(SHA256.hex(Array(text.utf8)).prefix(32))\""
    let headers: HTTPFields = [
      .contentType: type, .eTag: tag, .cacheControl: "private, no-cache",
      // A picture has a style of its own; a page elsewhere may show it if it holds the key.
      .contentSecurityPolicy: "default-src 'none'; style-src 'unsafe-inline'",
      .resourcePolicy: path.key == nil ? "same-origin" : "cross-origin",
    ]
    let known = (request.headers[.ifNoneMatch] ?? "").split(separator: ",").map {
      $0.trimming(while: { $0 == " " })
    }
    if known.contains(where: { $0 == "*" || $0 == tag || $0 == "W/\(tag)" }) {
      return Response(status: .notModified, headers: headers)
    }
    return Response(
      status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }

  /// Served from the root, as it answers for every page.
  private var serviceWorker: Response {
    get throws {
      let file = configuration.publicFolder.appending(path: "js/service-worker.js")
      guard let text = try? String(contentsOf: file, encoding: .utf8) else {
        throw HTTPError(.notFound)
      }
      return Response(
        status: .ok, headers: [.contentType: "text/javascript; charset=utf-8"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }
  }
}

extension Substring {
  fileprivate func trimming(while belongs: (Character) -> Bool) -> Substring {
    var rest = drop(while: belongs)
    while let last = rest.last, belongs(last) { rest.removeLast() }
    return rest
  }
}
