import Domain
import Foundation
import TestSupport
import Testing

@testable import Judge

struct SwiftRoutesTests {
  @Test func `the compiler's own driver gives a program too, should the fast route fail`()
    async throws
  {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let toolchain = try await SwiftToolchain.resolve(Probe(searchPath: path))
    let tool = JailedTool(supervisor: try JailSupervisor(executable: jailPath))
    let prelude = SwiftPrelude(
      runtimes: repositoryRoot.appending(path: "Runtimes").path, cache: liveCache,
      searchPath: path)
    let folder = try await prelude.folder(
      toolchain, identity: try prelude.identity(), tool: tool)
    let compiler = SwiftCompiler(
      runtimes: SwiftRuntimes(toolchain: toolchain, prelude: folder), tool: tool,
      isOptimised: false)
    let source = try #require(TwoSumTests.right[.swift])
    let stub = SwiftStub(.twoSum, SwiftOutline(source), codecs: [:]).text
    let product = try await compiler.compileByDriver(source, stub: stub)
    #expect(product.library?.isEmpty == false, "\(product)")
    #expect(product.diagnostics.own.isEmpty)
  }

  @Test func `a source that the compiler cannot finish is given up after one try`() async throws {
    let bomb = "let deep = " + String(repeating: "[", count: 3000)
    let verdict = try await live.verdict(.twoSum, .swift, bomb, [([[1, 2], 3], [0, 1])])
    #expect(verdict.verdict == .compileError)
    // One try has 20 s of the processor's time and 61 s in all; two would take longer.
    #expect(verdict.compile.milliseconds < 120_000, "\(verdict.diagnostics)")
  }

  @Test func `a prepared runner has its prelude before the first job`() async throws {
    try await withTemporaryFolder { folder in
      await liveRunner(cache: folder.path).prepare()
      let built = try FileManager.default.contentsOfDirectory(
        atPath: folder.appending(path: "prelude").path)
      #expect(built.contains { $0.hasPrefix("swift-") })
    }
  }
}
