import Glibc

/// Tells the judge where the learner's code trapped: return addresses inside its library.
///
/// The handler runs on a stack of its own and allocates nothing.
enum CrashReport {
  private static let mostFrames = 64
  /// How far a stack without frames is looked through, and how many addresses count.
  private static let mostWords = 1024
  private static let mostFound = 4
  private static let bufferBytes = 2048
  private static let alternateBytes = 64 << 10
  private nonisolated(unsafe) static var base: UInt = 0
  /// The memory of the stack that the learner's code runs on.
  nonisolated(unsafe) static var stack: Range<UInt> = 0..<0
  /// The learner's code, from the base on.
  private nonisolated(unsafe) static var code: Range<UInt> = 0..<0
  private nonisolated(unsafe) static let buffer =
    UnsafeMutablePointer<UInt8>.allocate(capacity: bufferBytes)
  private nonisolated(unsafe) static var used = 0

  static func install(_ library: UnsafeMutableRawPointer) {
    // glibc's handle is its `link_map`, which begins with the address of the library.
    base = library.load(as: UInt.self)
    code = executable(UnsafeRawPointer(bitPattern: base))
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

  /// Where the code of a loaded library lies, by its ELF header.
  private static func executable(_ header: UnsafeRawPointer?) -> Range<UInt> {
    guard let header else { return 0..<0 }
    let table = header + header.loadUnaligned(fromByteOffset: 32, as: Int.self)
    for index in 0..<Int(header.loadUnaligned(fromByteOffset: 56, as: UInt16.self)) {
      let part = table + 56 * index
      // PT_LOAD that may run.
      guard part.load(as: UInt32.self) == 1, part.load(fromByteOffset: 4, as: UInt32.self) & 1 == 1
      else { continue }
      let start = part.load(fromByteOffset: 16, as: UInt.self)
      return start..<start + part.load(fromByteOffset: 40, as: UInt.self)
    }
    return 0..<0
  }

  private static func isOwn(_ address: UInt) -> Bool {
    address > base && code.contains(address - base)
  }

  private static func walk(_ context: UnsafeMutablePointer<ucontext_t>) {
    #if arch(x86_64)
      let registers = context.pointee.uc_mcontext.gregs
      var (frame, address) = (
        UInt(bitPattern: Int(registers.10)), UInt(bitPattern: Int(registers.16))
      )
      let pointer = UInt(bitPattern: Int(registers.15))
    #else
      let machine = context.pointee.uc_mcontext
      var (frame, address) = (UInt(machine.regs.29), UInt(machine.pc))
      let pointer = UInt(machine.sp)
    #endif
    // The runtime's C++ keeps no chain of frames: what looks like a return address is one.
    if !isOwn(address), abandoned(frame) {
      scan(pointer)
      return
    }
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

  /// Whether a chain of frames does not reach the learner's code.
  private static func abandoned(_ start: UInt) -> Bool {
    var (frame, lowest) = (start, start)
    for _ in 0..<mostFrames {
      guard frame >= lowest, frame % 8 == 0, frame > 4096, frame - lowest < 1 << 20,
        let record = UnsafePointer<UInt>(bitPattern: frame)
      else { return true }
      if isOwn(record[1]) { return false }
      (lowest, frame) = (frame + 1, record[0])
    }
    return true
  }

  private static func scan(_ start: UInt) {
    // Only the learner's own stack, which ends where its memory does.
    guard stack.contains(start), let words = UnsafePointer<UInt>(bitPattern: start) else { return }
    var found = 0
    for index in 0..<min(mostWords, Int(stack.upperBound - start) / 8) where isOwn(words[index]) {
      if found > 0 { text(",") }
      number(words[index] - base - 1)
      found += 1
      if found == mostFound { return }
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
