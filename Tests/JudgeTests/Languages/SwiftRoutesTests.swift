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
      toolchain: toolchain, prelude: folder, tool: tool, isOptimised: false)
    let source = try #require(TwoSumTests.right[.swift])
    let stub = SwiftStub(.twoSum, SwiftOutline(source), codecs: [:]).text
    let product = try await compiler.compileByDriver(source, stub: stub)
    #expect(product.library?.isEmpty == false, "\(product)")
    #expect(product.diagnostics.own.isEmpty)
  }
}
