internal import Domain
internal import Foundation

/// The C modules below Swift's own (Glibc, Dispatch…), compiled once with the prelude.
///
/// The compiler would build them again in each empty jail, which takes a second. They name each
/// other by path, so they are built inside the jail and put back into the same place.
struct SystemModules: Sendable {
  /// The prelude's folder on the host.
  let prelude: String

  private static let source = "import Foundation\n"
  private static let needed = "SwiftShims.pcm"
  /// Unoptimised as far as C goes: modules of one kind serve both kinds of builds.
  static let options =
    ["-module-cache-path", "/work", "-Xcc", "-O0"]
    + ["-fdisable-module-hash", "-fallow-pch-with-different-modules-cache-path"].flatMap {
      ["-Xcc", "-Xclang", "-Xcc", $0]
    }

  /// Their folder's name in the prelude's.
  static let folder = "modules"
  private var folder: String { "\(prelude)/\(Self.folder)" }

  private var names: [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return all.filter { $0.hasSuffix(".pcm") }.sorted()
  }

  /// The modules as files of a compile's work folder.
  func placed(all: Bool) -> [JailSpec.Placed] {
    let wanted = all ? names : names.filter { $0 == Self.needed }
    return wanted.map { JailSpec.Placed(host: "\(folder)/\($0)", name: $0) }
  }

  /// Failing is no harm: then each compile builds what it needs.
  func build(_ toolchain: SwiftToolchain, _ probe: Probe, _ tool: JailedTool) async throws {
    let names = await names(toolchain, probe)
    let command =
      ["\(SwiftToolchain.root)/bin/swift-frontend"]
      + arguments(toolchain, source: "/work/warm.swift") + Self.options
      + ["-resource-dir", "\(SwiftToolchain.root)/lib/swift"]
    var spec = SwiftRuntimes.patient(
      SwiftRuntimes.tool(command, mounts: toolchain.compilerMounts))
    spec.files = [JailSpec.File(name: "warm.swift", bytes: Array(Self.source.utf8))]
    spec.collected = names
    let product = try await tool.run(spec)
    try? FileManager.default.removeItem(atPath: folder)
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, bytes) in product.files {
      try? Data(bytes).write(to: URL(filePath: "\(folder)/\(name)"))
    }
  }

  /// Which modules there are, learnt from a compile outside the jail.
  private func names(_ toolchain: SwiftToolchain, _ probe: Probe) async -> [String] {
    let source = "\(prelude)/warm.swift"
    try? Data(Self.source.utf8).write(to: URL(filePath: source))
    defer { try? FileManager.default.removeItem(atPath: source) }
    _ = await probe.ask(
      "\(toolchain.folder)/bin/swift-frontend",
      arguments(toolchain, source: source) + Self.options + ["-module-cache-path", folder])
    return names
  }

  private func arguments(_ toolchain: SwiftToolchain, source: String) -> [String] {
    [
      "-frontend", "-typecheck", source, "-target", toolchain.triple, "-swift-version", "5",
      "-disable-objc-interop", "-module-name", "Warm",
    ]
  }
}
