import Foundation
import NIOCore
import NIOPosix
import Synchronization

/// Sends bytes that no client would send, and reads what comes back until the line is closed.
enum RawLine {
  static func answer(to text: String, port: Int) async throws -> String {
    let heard = Heard()
    let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Listening(heard))
        }
      }
      .connect(host: "localhost", port: port).get()
    try await channel.writeAndFlush(ByteBuffer(string: text))
    try await channel.closeFuture.get()
    return heard.text.withLock { $0 }
  }

  fileprivate final class Heard: Sendable {
    let text = Mutex("")
  }
}

private final class Listening: ChannelInboundHandler, Sendable {
  typealias InboundIn = ByteBuffer

  private let heard: RawLine.Heard

  init(_ heard: RawLine.Heard) { self.heard = heard }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let piece = String(buffer: unwrapInboundIn(data))
    heard.text.withLock { $0 += piece }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}
