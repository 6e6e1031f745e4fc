/// A program that runs in the jail; dropping its events or calling `kill` ends everything of it.
struct JailSession: Sendable {
  /// What happens, up to the end; leaving the iteration early kills the program.
  let events: AsyncStream<JailEvent>
  private let write: @Sendable ([UInt8]) -> Void
  private let end: @Sendable () -> Void

  init(
    events: AsyncStream<JailEvent>, write: @escaping @Sendable ([UInt8]) -> Void,
    end: @escaping @Sendable () -> Void
  ) {
    self.events = events
    self.write = write
    self.end = end
  }

  /// Writes bytes to the program's descriptor 3.
  ///
  /// A budget makes them a case: it waits until the case before it is answered. Without one they
  /// go at once (a load, an oracle's answer).
  func send(frame bytes: [UInt8], budget: CaseBudget?) {
    write(JailProtocol.frame(bytes, budget: budget))
  }

  /// Writes several cases at once.
  func send(frames: [[UInt8]], budget: CaseBudget?) {
    write(frames.reduce(into: []) { $0 += JailProtocol.frame($1, budget: budget) })
  }

  /// Ends everything at once; `.ended` with the cause `.cancelled` still arrives.
  func kill() { end() }
}
