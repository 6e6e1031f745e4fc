internal import CJail
internal import Dispatch
internal import Synchronization

/// One session's stream to its keeper; its lifetime is the program's.
final class JailConnection: Sendable {
  private let descriptor: Int32
  private let isOpen = Mutex(true)
  private let writes = DispatchQueue(label: "focus.jail.write")
  private let reads = DispatchQueue(label: "focus.jail.read")

  init(descriptor: Int32) { self.descriptor = descriptor }

  func send(_ bytes: [UInt8]) {
    writes.async { [self] in
      guard isOpen.withLock(\.self) else { return }
      // A failed write shows as the end of the stream on the reading side.
      _ = bytes.withUnsafeBytes { cjail_send(descriptor, $0.baseAddress, $0.count) }
    }
  }

  /// Tells the keeper to kill; its last message can still be read.
  func cancel() {
    isOpen.withLock { isOpen in
      if isOpen { cjail_finish_writing(descriptor) }
    }
  }

  /// Hands over every event until the keeper closes, then closes too.
  func start(_ continuation: AsyncStream<JailEvent>.Continuation) {
    reads.async { [self] in
      let ending = read(into: continuation)
      if let ending { continuation.yield(.ended(ending)) }
      continuation.finish()
      // A write may be under way; it ends at once, for the other side is closed or told to kill.
      cancel()
      writes.async { [self] in close() }
    }
  }

  /// Gives the end that the keeper itself could not tell.
  private func read(into continuation: AsyncStream<JailEvent>.Continuation) -> JailExit? {
    var reader = JailMessageReader()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var hasEnded = false
    do {
      while true {
        let count = buffer.withUnsafeMutableBytes {
          cjail_receive(descriptor, $0.baseAddress, $0.count)
        }
        guard count > 0 else { break }
        reader.append(buffer[..<count])
        while let event = try reader.next() {
          if case .ended = event { hasEnded = true }
          continuation.yield(event)
        }
      }
    } catch {
      return failure("\(error)")
    }
    return hasEnded ? nil : failure("its keeper ended without a word")
  }

  private func failure(_ reason: String) -> JailExit {
    JailExit(status: .signaled(9), cause: .jailFailure(reason))
  }

  private func close() {
    isOpen.withLock { isOpen in
      if isOpen { cjail_close(descriptor) }
      isOpen = false
    }
  }
}
