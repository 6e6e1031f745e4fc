import HTTPTypes
import Hummingbird
import NIOCore

/// A line's end that tells what was written to it.
struct CollectingWriter: ResponseBodyWriter, Sendable {
  private let pieces: AsyncStream<String>.Continuation
  private let free: AsyncStream<Void>?

  /// The line takes nothing before `free` ends.
  static func make(after free: AsyncStream<Void>? = nil) -> (AsyncStream<String>, CollectingWriter)
  {
    let (stream, pieces) = AsyncStream<String>.makeStream()
    return (stream, CollectingWriter(pieces: pieces, free: free))
  }

  mutating func write(_ buffer: ByteBuffer) async throws {
    if let free { for await _ in free {} }
    pieces.yield(String(buffer: buffer))
  }

  consuming func finish(_ trailingHeaders: HTTPFields?) async throws { pieces.finish() }
}
