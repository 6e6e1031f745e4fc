import Domain
import Foundation
import Testing
import TestSupport

@testable import Judge

struct CompileCacheTests {
  private let source = """
    class Solution { func twoSum(_ nums: [Int], _ target: Int) -> [Int] { [0, 1] } }
    """

  @Test func `an unchanged source is compiled once`() async throws {
    try await withTemporaryFolder { folder in
      let runner = liveRunner(cache: folder.path)
      let cases: [(input: [Value], expected: Value?)] = [([[3, 3], 6], [0, 1])]
      let first = try await runner.verdict(.twoSum, .swift, source, cases)
      #expect(!first.compile.cached)
      // With an unusable compiler only the cache can answer.
      let again = try await runner.verdict(.twoSum, .swift, source, cases)
      #expect(again.compile == CompileReport(milliseconds: 0, cached: true, optimised: false))
      let optimised = try await runner.verdict(
        .twoSum, .swift, source, cases, isOptimised: true)
      #expect(!optimised.compile.cached)
      let changed = try await runner.verdict(.twoSum, .swift, source + " ", cases)
      #expect(!changed.compile.cached)
      for verdict in [first, again, optimised, changed] {
        #expect(verdict.verdict == .accepted, "\(verdict)")
      }
    }
  }

  @Test func `compile errors are remembered too`() async throws {
    try await withTemporaryFolder { folder in
      let runner = liveRunner(cache: folder.path)
      let first = try await runner.verdict(.twoSum, .swift, "class Solution {", [])
      let again = try await runner.verdict(.twoSum, .swift, "class Solution {", [])
      #expect(first.verdict == .compileError)
      #expect(again.compile.cached)
      #expect(again.diagnostics == first.diagnostics)
    }
  }

  @Test func `words of another build of Focus are not repeated, its silent programs are used`() {
    let here = CompileCache.Keys(["source"], program: "1")
    let there = CompileCache.Keys(["source"], program: "2")
    let program = CompileCache.Entry(isProgram: true, diagnostics: [], libraries: [])
    var warned = program
    warned.diagnostics = [Diagnostic(line: 1, column: 1, severity: .warning, message: "unused")]
    #expect(here.key(of: program) == there.key(of: program))
    #expect(here.key(of: warned) != there.key(of: warned))
    #expect(here.key(of: .init(isProgram: false, diagnostics: [], libraries: [])) == here.worded)
  }

  @Test(arguments: ["build.json", "solution.so"])
  func `a damaged entry is none, and makes room for a new one`(name: String) async throws {
    try await withTemporaryFolder { folder in
      func cache() -> CompileCache { CompileCache(cache: folder.path, mostBytes: 1 << 20) }
      let entry = CompileCache.Entry(isProgram: true, diagnostics: [], libraries: ["libm.so"])
      let files: [String: [UInt8]] = ["solution.so": .init(repeating: 1, count: 1000)]
      let file = folder.appending(path: "compiled/a/\(name)")
      for damage in [{ $0[$0.count / 2] ^= 1 }, { $0.removeLast() }] as [(inout Data) -> Void] {
        try cache().store(entry, files: files, as: "a")
        #expect(cache().entry("a") == entry)
        var bytes = try Data(contentsOf: file)
        damage(&bytes)
        try bytes.write(to: file)
        #expect(cache().entry("a") == nil)
      }
      try cache().store(entry, files: files, as: "a")
      #expect(cache().entry("a") == entry)
    }
  }

  @Test func `the entry unused for longest makes room for a new one`() async throws {
    try await withTemporaryFolder { folder in
      let cache = CompileCache(cache: folder.path, mostBytes: 2900)
      let entry = CompileCache.Entry(isProgram: true, diagnostics: [], libraries: ["libm.so"])
      for key in ["a", "b", "c"] {
        try cache.store(entry, files: ["solution.so": .init(repeating: 1, count: 1000)], as: key)
      }
      #expect(cache.entry("a") == nil)
      #expect(cache.entry("b") == entry)
      #expect(cache.entry("c") == entry)
    }
  }

  @Test func `keys differ wherever one of their parts does`() {
    let keys = [["a", "b"], ["ab", ""], ["", "ab"], ["a", "b", ""], ["b", "a"]].map(
      CompileCache.key)
    #expect(Set(keys).count == keys.count)
  }
}
