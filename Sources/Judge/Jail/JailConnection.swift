internal import CJail
internal import Dispatch
internal import Synchronization

/// A stream to a keeper; its lifetime is that of the keeper's job.
final class JailConnection: Sendable {
  private struct Outlet {
    var isOpen = true
    /// Bytes that the socket did not take at once.
    var backlog: [UInt8] = []
  }

  private let descriptor: Int32
  private let outlet = Mutex(Outlet())
  private let inlet = Mutex(JailMessageReader())
  private let held = Atomic(0)
  private let writes = DispatchQueue(label: "focus.jail.write")
  private let reads = DispatchQueue(label: "focus.jail.read")

  init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { close() }

  /// Writes at once what the socket takes, and the rest behind the caller's back.
  ///
  /// A failed write shows as the end of the stream on the reading side.
  func send(_ bytes: [UInt8]) {
    let hasMore = outlet.withLock { outlet in
      guard outlet.isOpen else { return false }
      guard outlet.backlog.isEmpty else {
        outlet.backlog += bytes
        return false
      }
      let sent = bytes.withUnsafeBytes { cjail_send_some(descriptor, $0.baseAddress, $0.count) }
      if sent >= 0 { outlet.backlog += bytes[sent...] }
      return !outlet.backlog.isEmpty
    }
    if hasMore { writes.async { [self] in sendBacklog() } }
  }

  /// The backlog stays in place while it is written, so that nothing overtakes it.
  private func sendBacklog() {
    while true {
      let part = outlet.withLock { $0.isOpen ? $0.backlog : [] }
      guard !part.isEmpty else { return }
      let failure = part.withUnsafeBytes { cjail_send(descriptor, $0.baseAddress, $0.count) }
      outlet.withLock { $0.backlog.removeFirst(failure == 0 ? part.count : $0.backlog.count) }
    }
  }

  /// Tells the keeper to kill; its last message can still be read.
  func cancel() {
    outlet.withLock { outlet in
      if outlet.isOpen { cjail_finish_writing(descriptor) }
    }
  }

  /// Ends the keeper's job; nothing is read any more.
  func close() {
    cancel()
    let (descriptor, writes) = (descriptor, writes)
    let wasOpen = outlet.withLock { outlet in
      defer { outlet.isOpen = false }
      return outlet.isOpen
    }
    // Who reads or writes gets to its end at once, for the keeper is told to kill. Only then may
    // the number be used again.
    if wasOpen { reads.async { writes.async { cjail_close(descriptor) } } }
  }

  /// What a worker holds between its runs, as last told.
  var heldBytes: Int { held.load(ordering: .relaxed) }

  /// Whether the keeper still listens; asked while nothing is read.
  var isAlive: Bool { outlet.withLock { $0.isOpen && cjail_is_open(descriptor) } }

  /// Hands over event after event, until `handle` wants no more or after one that ends all.
  func read(_ handle: @escaping @Sendable (JailEvent) -> Bool) {
    reads.async { [self] in
      do {
        while let event = try inlet.withLock({ try next(&$0) }) {
          guard handle(event) else { return }
        }
        _ = handle(failure("its keeper ended without output"))
      } catch {
        _ = handle(failure("\(error)"))
      }
    }
  }

  /// Waits for the next event; nil at the end of the stream.
  private func next(_ reader: inout JailMessageReader) throws(JailError) -> JailEvent? {
    while true {
      if let event = try reader.next() {
        held.store(reader.heldBytes, ordering: .relaxed)
        return event
      }
      guard reader.fill(from: descriptor) else { return nil }
    }
  }

  private func failure(_ reason: String) -> JailEvent {
    .ended(JailExit(status: .signaled(9), cause: .jailFailure(reason)))
  }
}
