internal import Domain

extension Workshop {
  /// What the compiler warns of in a module; those that it imports are built.
  ///
  /// Throws: ``JudgeError``, or `CancellationError`.
  func warnings(in order: ModuleOrder) async throws -> [Complaint] {
    let arguments = arguments(order).filter { $0 != "-suppress-warnings" } + ["-typecheck"]
    var spec = tool(
      ["\(SwiftToolchain.root)/bin/swift-frontend", "-frontend"] + arguments,
      mounts: toolchain.compilerMounts)
    spec.placed = ground?.placed(mode: order.dialect.mode) ?? []
    let outcome = try await run(spec, .code)
    return Complaint.list(outcome.text, roots: roots, mark: "warning: ")
  }
}
