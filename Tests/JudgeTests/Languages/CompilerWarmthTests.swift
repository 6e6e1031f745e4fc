import Domain
import Foundation
import TestSupport
import Testing

@testable import Judge

@Suite(.enabled("needs namespaces (L3)") { try await JailBench.reaches(.L3) })
struct CompilerWarmthTests {
  @Test func `the compiler gives the same with and without what is loaded ahead of it`()
    async throws
  {
    let compiler = try await Self.compiler()
    let source = try #require(TwoSumTests.right[.swift])
    let stub = SwiftStub(.twoSum, SwiftOutline(source), codecs: [:]).text
    var spec = compiler.runtimes.frontend.spec
    spec.arguments += compiler.arguments(.plain)
    spec.files = SwiftCompiler.texts(source, stub: stub)
    spec.placed = compiler.modules(.plain)
    spec.collected = [SwiftCompiler.object]
    let warm = try await compiler.tool.run(spec)
    spec.mounts.removeAll { $0.jail == "/etc/ld.so.preload" }
    let plain = try await compiler.tool.run(spec)
    #expect(plain.isSuccess, "\(plain.text)")
    #expect(warm.text.isEmpty)
    #expect(warm.files == plain.files)
  }

  @Test func `the rehearsal notes conformances and the places of hot code`() async throws {
    let folder = try await Self.compiler().runtimes.prelude
    let text = try String(contentsOfFile: "\(folder)/compiler-warmth", encoding: .utf8)
    let lines = text.split(separator: "\n")
    #expect(lines.first?.hasPrefix("span ") == true)
    #expect(lines.count { $0.hasPrefix("c ") } > 100)
    #expect(lines.contains { $0.hasPrefix("h ") })
  }

  @Test func `what is noted once and kept is not lost to a busy machine`() {
    let tool = SwiftRuntimes.tool([], mounts: [])
    let patient = SwiftRuntimes.patient(tool)
    #expect(patient.limits.wall >= tool.limits.wall * 10)
    #expect(patient.limits.cpu >= tool.limits.cpu * 5)
  }

  private static func compiler() async throws -> SwiftCompiler {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let toolchain = try await SwiftToolchain.resolve(Probe(searchPath: path))
    let tool = JailedTool(supervisor: try JailSupervisor(executable: jailPath))
    let prelude = SwiftPrelude(
      runtimes: repositoryRoot.appending(path: "Runtimes").path, cache: liveCache,
      searchPath: path)
    let folder = try await prelude.folder(
      toolchain, identity: try prelude.identity(), tool: tool)
    return SwiftCompiler(
      runtimes: SwiftRuntimes(toolchain: toolchain, prelude: folder), tool: tool,
      isOptimised: true)
  }
}
