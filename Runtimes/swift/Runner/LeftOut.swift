import Glibc

/// What glibc links into each program instead of offering it in its library; learners' libraries
/// are linked without it and find it here.
@_cdecl("atexit")
public func atExit(_ body: @escaping @convention(c) () -> Void) -> Int32 {
  LeftOut.register("__cxa_atexit", body)
}

@_cdecl("at_quick_exit")
public func atQuickExit(_ body: @escaping @convention(c) () -> Void) -> Int32 {
  LeftOut.register("__cxa_at_quick_exit", body)
}

private enum LeftOut {
  private typealias Register =
    @convention(c) (@convention(c) () -> Void, UnsafeRawPointer?, UnsafeRawPointer?) -> Int32

  static func register(_ name: String, _ body: @convention(c) () -> Void) -> Int32 {
    guard let symbol = dlsym(nil, name) else { return -1 }
    return unsafeBitCast(symbol, to: Register.self)(body, nil, nil)
  }
}
