import Glibc

/// Tells the judge where the learner's code trapped: return addresses inside its library.
///
/// The handler runs on a stack of its own and allocates nothing.
enum CrashReport {
  private static let mostFrames = 64
  private static let bufferBytes = 2048
  private static let alternateBytes = 64 << 10
  private nonisolated(unsafe) static var base: UInt = 0
  private nonisolated(unsafe) static let buffer =
    UnsafeMutablePointer<UInt8>.allocate(capacity: bufferBytes)
  private nonisolated(unsafe) static var used = 0

  static func install(_ library: UnsafeMutableRawPointer) {
    // glibc's handle is its `link_map`, which begins with the address of the library.
    base = library.load(as: UInt.self)
    buffer.initialize(repeating: 0, count: bufferBytes)
    var action = sigaction()
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | Int32(bitPattern: UInt32(SA_RESETHAND))
    action.__sigaction_handler.sa_sigaction = { number, _, context in
      CrashReport.tell(number, context)
    }
    for signal in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] {
      sigaction(signal, &action, nil)
    }
  }

  /// A stack that overflowed has no room for a handler.
  static func useOwnStack() {
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: alternateBytes, alignment: 16)
    stack.ss_size = alternateBytes
    sigaltstack(&stack, nil)
  }

  private static func tell(_ signal: Int32, _ context: UnsafeMutableRawPointer?) {
    used = 5
    text("{\"signal\":")
    number(UInt(signal))
    text(",\"frames\":[")
    if let context { walk(context.assumingMemoryBound(to: ucontext_t.self)) }
    text("]}")
    let length = UInt32(used - 4)
    for index in 0..<4 { buffer[index] = UInt8(truncatingIfNeeded: length >> (8 * UInt32(index))) }
    buffer[4] = UInt8(ascii: "E")
    write(3, buffer, used)
    // The default action is back; returning runs into the trap again, so the status tells of it.
  }

  private static func walk(_ context: UnsafeMutablePointer<ucontext_t>) {
    #if arch(x86_64)
      let registers = context.pointee.uc_mcontext.gregs
      var (frame, address) = (
        UInt(bitPattern: Int(registers.10)), UInt(bitPattern: Int(registers.16))
      )
    #else
      let machine = context.pointee.uc_mcontext
      var (frame, address) = (UInt(machine.regs.29), UInt(machine.pc))
    #endif
    var lowest = frame
    for index in 0..<mostFrames {
      if index > 0 { text(",") }
      // A return address points behind its call.
      number(address > base ? address - base - (index > 0 ? 1 : 0) : 0)
      guard frame >= lowest, frame % 8 == 0, frame > 4096, frame - lowest < 1 << 20,
        let record = UnsafePointer<UInt>(bitPattern: frame)
      else { return }
      (lowest, frame, address) = (frame + 1, record[0], record[1])
    }
  }

  private static func text(_ text: StaticString) {
    text.withUTF8Buffer { for byte in $0 { put(byte) } }
  }

  private static func number(_ number: UInt) {
    var divisor: UInt = 1
    while number / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      put(UInt8(48 + number / divisor % 10))
      divisor /= 10
    }
  }

  private static func put(_ byte: UInt8) {
    guard used < bufferBytes else { return }
    buffer[used] = byte
    used += 1
  }
}
