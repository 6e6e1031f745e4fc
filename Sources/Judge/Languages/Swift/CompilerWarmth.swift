internal import Foundation

/// A library that is loaded ahead of the compiler, and what it learnt in a rehearsal.
///
/// It answers what the compiler asks Swift's runtime again and again, and lays the compiler's
/// hottest code into large pages. Without it a compile takes a quarter longer, no more.
struct CompilerWarmth: Sendable {
  /// The prelude's folder on the host.
  let prelude: String

  private static let library = "libCompilerWarmth.so"
  static let notes = "compiler-warmth"
  private static let preload = "ld.so.preload"
  /// What lies in the prelude's folder.
  static let files = [library, notes, preload]
  /// Where the library finds its notes.
  static let environment = ["FOCUS_WARMTH": "\(SwiftRuntimes.preludeRoot)/\(notes)"]

  /// Lets the jail's loader find the library; before the worker's own it would have to stand in
  /// a variable that the worker sets.
  var mount: JailSpec.Mount {
    JailSpec.Mount(host: "\(prelude)/\(Self.preload)", jail: "/etc/\(Self.preload)")
  }

  /// Failing is no harm: then the compiler stays as it is.
  func build(
    _ toolchain: SwiftToolchain, sources: String, _ probe: Probe, _ tool: JailedTool
  ) async throws {
    let library = "\(prelude)/\(Self.library)"
    let answer = await probe.ask(
      "\(toolchain.folder)/bin/clang",
      [
        "-std=c11", "-O2", "-shared", "-fPIC", "-fvisibility=hidden", "-o", library,
        "\(sources)/warmth.c",
      ])
    let list = answer?.isSuccess == true ? "\(SwiftRuntimes.preludeRoot)/\(Self.library)\n" : ""
    try Data(list.utf8).write(to: URL(filePath: "\(prelude)/\(Self.preload)"))
    guard !list.isEmpty else { return }
    try await rehearse(toolchain, sources: sources, tool)
  }

  /// Whether a rehearsal came to nothing: on a machine with much else to do that may happen.
  var lacksNotes: Bool {
    exists("\(prelude)/\(Self.library)") && !exists("\(prelude)/\(Self.notes)")
  }

  /// Lets the compiler compile a bit of everything, and keeps what the library learnt of it.
  func rehearse(
    _ toolchain: SwiftToolchain, sources: String, _ tool: JailedTool
  ) async throws {
    let source = try String(contentsOfFile: "\(sources)/rehearsal.swift", encoding: .utf8)
    let compiler = SwiftCompiler(
      runtimes: SwiftRuntimes(toolchain: toolchain, prelude: prelude), tool: tool,
      isOptimised: true)
    let notes = try await compiler.rehearse(source, notes: Self.notes).files[Self.notes]
    // Whole or not at all: half a number would name another conformance.
    try notes.map {
      try Data($0).write(to: URL(filePath: "\(prelude)/\(Self.notes)"), options: .atomic)
    }
  }
}
