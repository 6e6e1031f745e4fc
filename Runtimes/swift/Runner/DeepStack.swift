import Glibc

/// A stack for the learner's code on the process's only thread: a second thread would have to wait
/// for a processor.
struct DeepStack {
  /// Deep enough for a step per element of the largest inputs, and below the usual memory limit,
  /// so that endless recursion ends as an overflow.
  private static let byteCount = 192 << 20
  private static let guardBytes = 64 << 10

  private typealias Body = @convention(c) () -> Void
  private typealias Context = UnsafeMutablePointer<ucontext_t>
  private nonisolated(unsafe) static var body: Body = {}

  private let base: UnsafeMutableRawPointer
  // Swift imports none of these: they return twice or take any number of arguments.
  private let get: @convention(c) (Context) -> Int32
  private let make: @convention(c) (Context, Body, Int32) -> Void
  private let swap: @convention(c) (Context, Context) -> Int32

  /// Nil when the machine has no room for it; its pages cost nothing until they are used.
  init?() {
    let base = mmap(
      nil, Self.byteCount, PROT_READ | PROT_WRITE,
      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0)
    guard let base, base != MAP_FAILED, mprotect(base, Self.guardBytes, PROT_NONE) == 0,
      let get = dlsym(nil, "getcontext"), let make = dlsym(nil, "makecontext"),
      let swap = dlsym(nil, "swapcontext")
    else { return nil }
    self.base = base
    self.get = unsafeBitCast(get, to: (@convention(c) (Context) -> Int32).self)
    self.make = unsafeBitCast(make, to: (@convention(c) (Context, Body, Int32) -> Void).self)
    self.swap = unsafeBitCast(swap, to: (@convention(c) (Context, Context) -> Int32).self)
  }

  func call(_ body: @escaping @convention(c) () -> Void) {
    Self.body = body
    let contexts = Context.allocate(capacity: 2)
    _ = get(contexts)
    contexts.pointee.uc_stack.ss_sp = base
    contexts.pointee.uc_stack.ss_size = Self.byteCount
    contexts.pointee.uc_link = contexts + 1
    make(contexts, { Self.body() }, 0)
    let start = UInt(bitPattern: base)
    CrashReport.stack = start..<start + UInt(Self.byteCount)
    CrashReport.useOwnStack()
    _ = swap(contexts + 1, contexts)
  }
}
