/// A program that runs in the jail; dropping its events or calling `kill` ends everything of it.
struct JailSession: Sendable {
  /// What happens, up to the end; leaving the iteration early kills the program.
  let events: AsyncStream<JailEvent>
  private let connection: JailConnection

  init(events: AsyncStream<JailEvent>, connection: JailConnection) {
    self.events = events
    self.connection = connection
  }

  /// Writes bytes to the program's descriptor 3.
  ///
  /// A budget starts a new case; nil goes on with the present one (an oracle's answer).
  func send(frame bytes: [UInt8], budget: CaseBudget?) {
    connection.send(JailProtocol.frame(bytes, budget: budget))
  }

  /// Ends everything at once; `.ended` with the cause `.cancelled` still arrives.
  func kill() { connection.cancel() }
}
