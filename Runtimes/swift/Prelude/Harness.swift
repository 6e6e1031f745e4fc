#if FOCUS_TRACE
  import FocusTrace
#endif

/// One case on its way through the learner's code.
public final class Call {
  public var reader: Reader
  public var writer = Writer()
  /// The nodes of the input, by the addresses that they had before the learner's code ran.
  public var originals: Set<ObjectIdentifier> = []
  /// Keeps the input's nodes alive, so that no new node can take one's address.
  public var retained: [AnyObject] = []
  /// How many of the input's nodes are part of the answer; nil when nobody asks.
  public var shared: Int?
  /// Writes the input, in the form that the judge gives it now, and the answer; nil when nobody asks.
  public var again: ((Call) -> Void)?
  private var isAgain = false

  init(_ message: [UInt8]) { reader = Reader(message) }

  /// Begins the judge's second look, `{"again":input}`: the input's nodes take on another form.
  func lookAgain(_ message: [UInt8]) {
    reader = Reader(Array(message.dropFirst(9)))
    writer = Writer()
    shared = nil
    isAgain = true
  }

  /// The node that stands for one of the input at a second look.
  public func original(_ index: Int) -> AnyObject? { isAgain ? retained[index] : nil }

  public func remember(_ node: AnyObject) {
    if isAgain { return }
    originals.insert(ObjectIdentifier(node))
    retained.append(node)
  }

  /// Counts an answer's node that belonged to the input.
  public func inspect(_ node: AnyObject) {
    guard let count = shared, originals.contains(ObjectIdentifier(node)) else { return }
    shared = count + 1
  }
}

/// Speaks with the judge over the frame channel; the runner lends it the descriptors.
public enum Harness {
  /// Reads a whole frame: its type, then its payload; nil at the end.
  public nonisolated(unsafe) static var receive: () -> (UInt8, [UInt8])? = { nil }
  /// Writes a whole frame after all text that was printed before it.
  public nonisolated(unsafe) static var send: (Unicode.Scalar, [UInt8]) -> Void = { _, _ in }

  /// Serves cases until the judge has no more.
  public static func serve(_ body: (Call) -> Void) {
    send("H", [])
    var last: Call?
    while let (kind, message) = receive() {
      guard kind == UInt8(ascii: "C") else { return }
      if let call = last, let again = call.again, message.first == UInt8(ascii: "{") {
        call.lookAgain(message)
        again(call)
        answer(call)
        continue
      }
      last = nil
      let call = Call(message)
      body(call)
      #if FOCUS_TRACE
        // One case is recorded; the process will not end by itself.
        _djFinish(0)
      #endif
      answer(call)
      if call.again != nil { last = call }
    }
  }

  private static func answer(_ call: Call) {
    if let complaint = call.writer.complaint {
      var reason = Writer()
      reason.string(complaint)
      return send("M", reason.bytes)
    }
    guard let shared = call.shared else { return send("R", call.writer.bytes) }
    send("R", Array("{\"value\":".utf8) + call.writer.bytes + ",\"shared\":\(shared)}".utf8)
  }

  /// Asks the oracle, which lives with the judge.
  public static func ask(_ number: Int) -> Bool {
    send("Q", Array("[\(number)]".utf8))
    guard let (kind, message) = receive(), kind == UInt8(ascii: "A") else { return false }
    return message.first == UInt8(ascii: "t")
  }
}
