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
    let rehearsal = repositoryRoot.appending(path: "Runtimes/swift/Compiler/rehearsal.swift")
    let source = try String(contentsOf: rehearsal, encoding: .utf8)
    let told = try await Self.compiler().rehearse(source, notes: CompilerWarmth.notes)
    let notes = told.files[CompilerWarmth.notes] ?? []
    let lines = String(decoding: notes, as: UTF8.self).split(separator: "\n")
    #expect(lines.first?.hasPrefix("span ") == true, "\(told.end) \(told.text)")
    #expect(lines.count { $0.hasPrefix("c ") } > 100)
    #expect(lines.contains { $0.hasPrefix("h ") })
  }

  @Test func `notes that a rehearsal did not leave are made by the next process`() async throws {
    let made = URL(filePath: try await Self.compiler().runtimes.prelude)
    try await withTemporaryFolder { cache in
      let kept = cache.appending(path: "prelude/\(made.lastPathComponent)")
      let notes = kept.appending(path: CompilerWarmth.notes)
      try FileManager.default.createDirectory(
        at: kept.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: made, to: kept)
      try? FileManager.default.removeItem(at: notes)
      let compiler = try await Self.compiler(cache: cache.path)
      #expect(compiler.runtimes.prelude == kept.path)
      #expect(FileManager.default.fileExists(atPath: notes.path))
    }
  }

  @Test func `what is noted once and kept is not lost to a busy machine`() {
    let tool = SwiftRuntimes.tool([], mounts: [])
    let patient = SwiftRuntimes.patient(tool)
    #expect(patient.limits.wall >= tool.limits.wall * 10)
    #expect(patient.limits.cpu >= tool.limits.cpu * 5)
  }

  private static func compiler(cache: String = liveCache) async throws -> SwiftCompiler {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let toolchain = try await SwiftToolchain.resolve(Probe(searchPath: path))
    let tool = JailedTool(supervisor: try JailSupervisor(executable: jailPath))
    let prelude = SwiftPrelude(
      runtimes: repositoryRoot.appending(path: "Runtimes").path, cache: cache,
      searchPath: path)
    let folder = try await prelude.folder(
      toolchain, identity: try prelude.identity(), tool: tool)
    return SwiftCompiler(
      runtimes: SwiftRuntimes(toolchain: toolchain, prelude: folder), tool: tool,
      isOptimised: true)
  }
}
