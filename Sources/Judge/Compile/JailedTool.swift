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

  /// Runs a tool with these arguments; its limits and mounts stand in the runtime's spec.
  ///
  /// Throws: ``JudgeError``, or `CancellationError`.
  func run(
    _ tool: Runtime, _ arguments: [String], files: [JailSpec.File], collected: [String]
  ) async throws -> Product {
    var spec = tool.spec
    spec.arguments += arguments
    spec.files += files
    spec.collected = collected
    return try await run(spec)
  }

  /// Throws: ``JudgeError``, or `CancellationError`.
  func run(_ spec: JailSpec) async throws -> Product {
    let session: JailSession
    do { session = try await supervisor.open(spec) } catch { throw JudgeError(error) }
    var product: Product?
    var text: [UInt8] = []
    var files: [String: [UInt8]] = [:]
    for await event in session.events {
      switch event {
      case .output(_, let bytes): text += bytes
      case .collected(let name, let bytes): files[name] = bytes
      case .ended(let end): product = Product(end: end)
      case .started, .frames: break
      }
    }
    try Task.checkCancellation()
    guard var product else { throw JudgeError.jailFailed("It ended without a word.") }
    if case .jailFailure(let reason) = product.end.cause { throw JudgeError.jailFailed(reason) }
    product.text = String(decoding: text, as: UTF8.self)
    product.files = files
    return product
  }
}
