internal import Domain

/// Runs a compiler or linker in the jail and waits for what it leaves.
struct JailedTool: Sendable {
  struct Product: Sendable {
    var end: JailExit
    var text = ""
    var files: [String: [UInt8]] = [:]

    var isSuccess: Bool { end.cause == .program && end.status == .exited(0) }
  }

  let supervisor: JailSupervisor
  /// Where tools are kept warm; nil: each run has a jail of its own.
  var pool: WorkerPool?

  /// Runs a tool with these arguments; its limits and mounts stand in the runtime's spec.
  ///
  /// Warm for the kinds ``Runtime/Kind/tool`` and, without further arguments,
  /// ``Runtime/Kind/executes``.
  /// Throws: ``JudgeError``, or `CancellationError`.
  func run(
    _ tool: Runtime, _ arguments: [String], files: [JailSpec.File],
    placed: [JailSpec.Placed] = [], collected: [String]
  ) async throws -> Product {
    var order = RunOrder(
      files: tool.spec.files + files, placed: tool.spec.placed + placed, collected: collected)
    order.limits = tool.spec.limits
    if let warm = try await runWarm(tool, arguments, order) { return warm }
    var spec = tool.spec
    spec.arguments += arguments
    spec.files = order.files
    spec.placed = order.placed
    spec.collected = collected
    return try await run(spec)
  }

  /// Throws: ``JudgeError``, or `CancellationError`.
  func run(_ spec: JailSpec) async throws -> Product {
    let session: JailSession
    do { session = try await supervisor.open(spec) } catch { throw JudgeError(error) }
    guard let product = await Self.product(of: session) else {
      try Task.checkCancellation()
      throw JudgeError.jailFailed("It ended without output.")
    }
    if case .jailFailure(let reason) = product.end.cause { throw JudgeError.jailFailed(reason) }
    return product
  }

  /// Nil when no worker is to be had, or when the tool ends there as it should not: then a process
  /// of its own tells whether the source or the worker is at fault.
  private func runWarm(
    _ tool: Runtime, _ arguments: [String], _ order: RunOrder
  ) async throws -> Product? {
    // A program that is executed anew has its arguments from the start.
    let takesArguments = tool.kind == .tool
    guard takesArguments || tool.kind == .executes && arguments.isEmpty,
      let lease = await pool?.warmLease(tool, order)
    else { return nil }
    let words = takesArguments ? (tool.spec.arguments + arguments).joined(separator: "\0") : ""
    lease.session.send(
      frame: Frame(kind: UInt8(ascii: "L"), payload: Array(words.utf8)).bytes, budget: nil)
    let product = await Self.product(of: lease.session)
    try Task.checkCancellation()
    guard let product else { return nil }
    lease.note(product.end)
    switch (product.end.cause, product.end.status) {
    case (.program, .exited(0...2)), (.cpuLimit, _), (.wallLimit, _), (.memoryLimit, _),
      (.idleLimit, _), (.outputLimit, _):
      return product
    default: return nil
    }
  }

  /// Nil when the session was cancelled or its end was never told.
  private static func product(of session: JailSession) async -> Product? {
    var product: Product?
    var text: [UInt8] = []
    var files: [String: [UInt8]] = [:]
    for await event in session.events {
      switch event {
      case .output(_, let bytes): text += bytes
      case .collected(let name, let bytes): files[name] = bytes
      case .ended(let end): product = Product(end: end)
      case .started, .frames, .idle: break
      }
    }
    product?.text = String(decoding: text, as: UTF8.self)
    product?.files = files
    return product
  }
}
