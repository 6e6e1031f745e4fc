import HTTPTypes
import Hummingbird
import NIOCore

/// A line's end that tells what was written to it.
struct CollectingWriter: ResponseBodyWriter, Sendable {
  private let pieces: AsyncStream<String>.Continuation

  static func make() -> (AsyncStream<String>, CollectingWriter) {
    let (stream, pieces) = AsyncStream<String>.makeStream()
    return (stream, CollectingWriter(pieces: pieces))
  }

  mutating func write(_ buffer: ByteBuffer) async throws { pieces.yield(String(buffer: buffer)) }

  consuming func finish(_ trailingHeaders: HTTPFields?) async throws { pieces.finish() }
}
