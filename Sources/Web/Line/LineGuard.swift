import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Ends connections that take too long for what they do, and those for which there is no room.
final class LineGuard: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let ledger: ConnectionLedger
  private var number = 0
  private var place = ConnectionLedger.Place.ordinary
  private var lookout: RepeatedTask?
  /// When the last answer ended, or the connection began.
  private var restsSince = NIODeadline.uptimeNanoseconds(0)
  /// Requests whose answers have not ended.
  private var open = 0
  private var body: (since: NIODeadline, bytes: Int)?
  private var written = 0
  private var blocked: (since: NIODeadline, taken: Int)?

  private var limits: LineLimits { ledger.limits }

  init(_ ledger: ConnectionLedger) { self.ledger = ledger }

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { begin(context) }
  }

  func channelActive(context: ChannelHandlerContext) {
    begin(context)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    end()
    context.fireChannelInactive()
  }

  func handlerRemoved(context: ChannelHandlerContext) { end() }

  private func begin(_ context: ChannelHandlerContext) {
    guard lookout == nil else { return }
    (number, place) = ledger.enter(context.channel)
    restsSince = context.eventLoop.now
    let (box, pause) = (
      NIOLoopBound((self, context), eventLoop: context.eventLoop), TimeAmount(limits.look)
    )
    lookout = context.eventLoop.scheduleRepeatedTask(initialDelay: pause, delay: pause) { _ in
      box.value.0.look(box.value.1)
    }
    if place == .none { context.close(promise: nil) }
  }

  private func end() {
    lookout?.cancel()
    lookout = nil
    ledger.leave(number)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      if place == .reserve, head.path?.hasPrefix("/health") != true {
        return refuse(context)
      }
      open += 1
      body = (context.eventLoop.now, 0)
      if open == 1 { ledger.note(number, isServed: true) }
    case .body(let bytes): body?.bytes += bytes.readableBytes
    case .end: body = nil
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head: break
    case .body(let bytes): written += bytes.readableBytes
    case .end:
      open -= 1
      if open == 0 {
        restsSince = context.eventLoop.now
        ledger.note(number, isServed: false)
        if place == .reserve {
          context.writeAndFlush(data, promise: promise)
          return context.close(promise: nil)
        }
      }
    }
    context.write(data, promise: promise)
  }

  /// There is room for no more than a word.
  private func refuse(_ context: ChannelHandlerContext) {
    let words = ByteBuffer(string: "Too many connections are open. Try again in a moment.\n")
    let head = HTTPResponse(
      status: .serviceUnavailable,
      headerFields: [
        .contentType: "text/plain; charset=utf-8", .retryAfter: "5", .connection: "close",
        .contentLength: String(words.readableBytes),
      ])
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.write(wrapOutboundOut(.body(words)), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    context.close(promise: nil)
  }

  private func look(_ context: ChannelHandlerContext) {
    let now = context.eventLoop.now
    if isTooSlow(at: now, context) { context.close(promise: nil) }
  }

  private func isTooSlow(at now: NIODeadline, _ context: ChannelHandlerContext) -> Bool {
    if let body {
      let seconds = Int64(body.bytes / limits.slowestBytes)
      return now - body.since > TimeAmount(limits.body) + .seconds(seconds)
    }
    if open <= 0 { return now - restsSince > TimeAmount(limits.idle) }
    return isUnread(at: now, context)
  }

  /// Whether nobody takes an answer that is there.
  private func isUnread(at now: NIODeadline, _ context: ChannelHandlerContext) -> Bool {
    guard !context.channel.isWritable else {
      blocked = nil
      return false
    }
    let waiting = (try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
    let taken = written - waiting
    guard let known = blocked, taken - known.taken < limits.slowestBytes else {
      blocked = (now, taken)
      return false
    }
    return now - known.since > TimeAmount(limits.answer)
  }
}

@available(*, unavailable)
extension LineGuard: Sendable {}
