import Domain
import Foundation
import Logging
import NIOCore

/// Keeps the server's door open when the system has no descriptor for another connection.
///
/// Without it such an error ends the server: nobody is accepted afterwards.
final class AcceptGuard: ChannelInboundHandler, Sendable {
  typealias InboundIn = any Channel
  typealias InboundOut = any Channel

  /// How long nobody is accepted then.
  private static let pause = TimeAmount.milliseconds(500)

  private let logger: Logger

  init(logger: Logger) { self.logger = logger }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let code = (error as? IOError)?.errnoCode else {
      return context.fireErrorCaught(error)
    }
    switch code {
    case ECONNABORTED, EPROTO: return
    case EMFILE, ENFILE, ENOBUFS, ENOMEM: break
    default: return context.fireErrorCaught(error)
    }
    logger.error("\(Descriptors.words) No connection is accepted for a moment.")
    let channel = context.channel
    channel.setOption(.autoRead, value: false).whenComplete { _ in
      channel.eventLoop.scheduleTask(in: Self.pause) {
        channel.setOption(.autoRead, value: true).whenComplete { _ in }
      }
    }
  }
}
