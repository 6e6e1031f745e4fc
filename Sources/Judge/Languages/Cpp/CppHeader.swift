internal import Domain
internal import Foundation

/// The precompiled header of one kind of build, made in the jail, where its paths hold.
struct CppHeader {
  let toolchain: CppToolchain
  let sources: JailSpec.Mount
  let flags: CppFlags
  let tool: JailedTool

  private static let output = "prelude.out"

  /// The files by their names in the prelude's folder.
  func files() async throws -> [String: [UInt8]] {
    switch toolchain.route {
    case .direct:
      let arguments = try await bareArguments()
      let made = try await compile(
        arguments + [
          "-fpch-instantiate-templates", "-emit-pch", "-x", "c++-header", flags.header, "-o",
          "/work/\(Self.output)",
        ])
      return [
        flags.precompiled: made,
        "\(flags.name).arguments": Array(arguments.joined(separator: "\n").utf8),
      ]
    case .clang:
      return [
        flags.precompiled: try await compile(
          flags.common + ["-Xclang", "-fpch-instantiate-templates"] + inAndOut)
      ]
    case .gcc:
      return [
        flags.precompiled: try await compile(flags.common + inAndOut),
        "\(flags.name)/prelude.hpp": Array("#include \"Prelude/prelude.hpp\"\n".utf8),
      ]
    }
  }

  private var inAndOut: [String] {
    ["-x", "c++-header", flags.header, "-o", "/work/\(Self.output)"]
  }

  private func bareArguments() async throws -> [String] {
    var spec = CppCompiler.spec(toolchain, [toolchain.jailedCompiler], extra: [sources])
    spec.arguments += ["-###"] + flags.common + ["-c", "/work/stub.cpp", "-o", "/work/a.o"]
    spec.files = [JailSpec.File(name: "stub.cpp", bytes: [])]
    spec.showsProcesses = true
    let product = try await tool.run(spec)
    guard product.isSuccess, let arguments = CppFlags.bare(product.text) else {
      throw JudgeError.preludeNotBuilt(output: product.text)
    }
    // Without namespaces the driver tells the host's paths. Each run turns paths into the host's, and
    // one that is the host's already would be turned again if it lay in `/work` or `/tmp`.
    let hasRoot = try await tool.supervisor.probe().level > .L2
    return hasRoot ? arguments : arguments.map { JailPaths.inJail($0, spec.mounts) }
  }

  private func compile(_ arguments: [String]) async throws -> [UInt8] {
    var spec = CppCompiler.spec(
      toolchain, [toolchain.jailedCompiler] + arguments, extra: [sources])
    spec.limits.cpu = .seconds(60)
    spec.limits.wall = .seconds(200)
    spec.limits.fileBytes = 256 << 20
    spec.limits.collectedBytes = 256 << 20
    spec.limits.workBytes = 512 << 20
    spec.showsProcesses = true
    spec.collected = [Self.output]
    let product = try await tool.run(spec)
    guard product.isSuccess, let bytes = product.files[Self.output] else {
      let facts = product.end.evidence.joined(separator: " ")
      throw JudgeError.preludeNotBuilt(output: product.text + facts)
    }
    return bytes
  }
}
