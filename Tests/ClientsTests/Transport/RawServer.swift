import NIOCore
import NIOPosix
import Synchronization

/// A server on loopback that answers each request with bytes of the test's choice, right or wrong.
enum RawServer {
  /// What becomes of a connection once its request is there.
  enum Manner: Sendable {
    case answer(String)
    case bytes([UInt8])
    /// Bytes without an end.
    case endless(head: String)
    case closeAtOnce
    case silence
    /// Bytes, and then nothing more on an open connection.
    case stall(String)
  }

  /// Runs a body with the address of a server and what it was sent so far.
  static func serving<Result>(
    _ manner: Manner, _ body: (_ address: String, _ heads: Heads) async throws -> Result
  ) async throws -> Result {
    let heads = Heads()
    let server = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Answering(manner, heads))
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    let port = server.localAddress?.port ?? 0
    do {
      let result = try await body("http://127.0.0.1:\(port)", heads)
      try await server.close()
      return result
    } catch {
      try await server.close()
      throw error
    }
  }

  /// An address where nobody listens.
  static func deadAddress() async throws -> String {
    try await serving(.silence) { address, _ in address }
  }

  /// The heads of requests as they came.
  final class Heads: Sendable {
    private let texts = Mutex([String]())
    var all: [String] { texts.withLock { $0 } }
    fileprivate func note(_ text: String) { texts.withLock { $0.append(text) } }
  }
}

private final class Answering: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private let manner: RawServer.Manner
  private let heads: RawServer.Heads
  private var request = ""

  init(_ manner: RawServer.Manner, _ heads: RawServer.Heads) {
    self.manner = manner
    self.heads = heads
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    request += String(buffer: unwrapInboundIn(data))
    guard isWhole(request) else { return }
    heads.note(request)
    request = ""
    switch manner {
    case .answer(let text): write(Array(text.utf8), context, thenCloses: true)
    case .bytes(let bytes): write(bytes, context, thenCloses: true)
    case .stall(let text): write(Array(text.utf8), context, thenCloses: false)
    case .endless(let head):
      write(Array(head.utf8), context, thenCloses: false)
      writeOn(context)
    case .closeAtOnce: context.close(promise: nil)
    case .silence: break
    }
  }

  /// A body may come in a piece of its own, after its head.
  private func isWhole(_ request: String) -> Bool {
    guard let end = request.firstRange(of: "\r\n\r\n")?.upperBound else { return false }
    let length = request[..<end].lowercased().split(separator: "\r\n")
      .first { $0.hasPrefix("content-length: ") }
      .flatMap { Int($0.dropFirst("content-length: ".count)) }
    return request[end...].utf8.count >= length ?? 0
  }

  private func write(_ bytes: [UInt8], _ context: ChannelHandlerContext, thenCloses: Bool) {
    let written = context.writeAndFlush(wrapOutboundOut(ByteBuffer(bytes: bytes)))
    guard thenCloses else { return }
    let channel = context.channel
    written.whenComplete { _ in channel.close(promise: nil) }
  }

  private func writeOn(_ context: ChannelHandlerContext) {
    let piece = ByteBuffer(repeating: UInt8(ascii: "x"), count: 16_384)
    let channel = context.channel
    Self.writeOn(piece, channel)
  }

  private static func writeOn(_ piece: ByteBuffer, _ channel: any Channel) {
    channel.writeAndFlush(piece).whenSuccess { writeOn(piece, channel) }
  }
}
