import Domain
import Foundation
import TestSupport
import Testing

@testable import Judge

private let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? ""

/// Whether this machine can judge JavaScript.
let hasNode = Probe(searchPath: searchPath).find("node") != nil

@Suite(.enabled(if: hasNode, "Node is not installed: apt-get install nodejs"))
struct JavaScriptTests {
  private func verdict(
    _ source: String, _ problem: Problem = .twoSum,
    _ cases: [(input: [Value], expected: Value?)] = [([[2, 7, 11, 15], 9], [0, 1])]
  ) async throws -> Verdict {
    try await live.verdict(problem, .javascript, source, cases)
  }

  static let forms = [
    "/**\n * @param {number[]} n\n */\nvar twoSum = function(n, t) {\n    return [0, 1];\n};",
    "function twoSum(n, t) { return [0, 1]; }", "const twoSum = (n, t) => [0, 1];",
    "let twoSum = (n, t) => new Uint8Array([0, 1]);\nmodule.exports = { twoSum };",
    "const { deepStrictEqual } = require('assert');\nvar twoSum = (n, t) => [0, 1];",
    "'use strict';\nclass ListNode { constructor(v) { this.v = v; } }\n"
      + "const twoSum = (n, t) => [0, new ListNode(1).v];",
    "Array.prototype.last = function() { return this[this.length - 1]; };\n"
      + "var twoSum = (n, t) => [0, [1].last()];",
  ]

  @Test(arguments: forms)
  func `a file is taken as people write it`(source: String) async throws {
    let verdict = try await verdict(source)
    #expect(verdict.verdict == .accepted, "\(verdict.diagnostics) \(verdict.cases)")
  }

  @Test func `a design may be a class, a round trip too`() async throws {
    let counter = """
      class Counter {
        constructor(start) { this.count = start; }
        add(amount, label) { this.count += amount; }
        total() { return this.count; }
        history() { return [this.count]; }
      }
      """
    let calls: [Value] = [["Counter", "add", "total", "history"], [[5], [2, "a"], [], []]]
    let replay = try await verdict(
      counter, .made(.counter, .replay), [(calls, [nil, nil, 7, [7]])])
    #expect(replay.verdict == .accepted, "\(replay)")
    let codec =
      "class Codec { serialize(r) { return `${r.val}` } deserialize(d) { "
      + "return new TreeNode(+d) } }"
    let trip = try await verdict(
      codec, .made(.codec, .roundTrip(encode: "serialize", decode: "deserialize")), [([[7]], nil)])
    #expect(trip.verdict == .accepted, "\(trip)")
  }

  struct Complaint: Sendable {
    var source: String
    var line: Int
    var column = 1
    var words: String
  }

  static let complaints: [Complaint] = [
    Complaint(
      source: "var x = 1;\nvar twoSum = function(n, t) {\n  let a = ;\n};", line: 3, column: 11,
      words: "SyntaxError: Unexpected token ';'"),
    Complaint(
      source: "var twoSum = function(n, t) {\n", line: 2, words: "Unexpected end of input"),
    Complaint(
      source: "var threeSum = (n) => n;", line: 1,
      words: "must define twoSum with `var twoSum = function(nums, target)`; found threeSum"),
    Complaint(source: "import x from 'y';", line: 1, words: "outside a module; write require(…)"),
    Complaint(source: "export default function f() {}", line: 1, words: "leave export out"),
    Complaint(
      source: "function twoSum(n: number[], t: number): number[] { return [0, 1]; }", line: 1,
      column: 18, words: "Unexpected token ':'; that is TypeScript: leave its types out"),
    Complaint(
      source: "class Solution { twoSum(n, t) { return [0, 1]; } }", line: 1,
      words: "found Solution: LeetCode calls a function here, not a method of a class"),
  ]

  @Test(arguments: complaints)
  func `what does not compile is said on the learner's own line`(row: Complaint) async throws {
    let verdict = try await verdict(row.source)
    #expect(verdict.verdict == .compileError, "\(verdict)")
    let first = try #require(verdict.diagnostics.first)
    #expect(first.line == row.line && first.column == row.column, "\(verdict.diagnostics)")
    #expect(first.message.contains(row.words), "\(first.message)")
  }

  struct Failure: Sendable {
    var body: String
    var kind: VerdictKind
    var words = ""
    var line: Int?
  }

  static let failures: [Failure] = [
    Failure(body: "return 7;", kind: .wrongAnswer),
    Failure(body: "return;", kind: .wrongAnswer, words: "an integer, but it is undefined"),
    Failure(body: "return 0.5;", kind: .wrongAnswer, words: "an integer, but it is the number 0.5"),
    Failure(body: "return '2';", kind: .wrongAnswer, words: "of type string"),
    Failure(body: "return 2 ** 63;", kind: .wrongAnswer, words: "beyond 64 bits"),
    Failure(body: "return Promise.resolve(1);", kind: .wrongAnswer, words: "without async"),
    Failure(body: "return 1n;", kind: .wrongAnswer, words: "a BigInt: use Number(…)"),
    Failure(body: "return new Set([1]);", kind: .wrongAnswer, words: "but it is a Set."),
    Failure(body: "return [1].keys();", kind: .wrongAnswer, words: "but it is an Array Iterator."),
    Failure(body: "return NaN;", kind: .wrongAnswer, words: "the number NaN"),
    Failure(body: "while (true) {}", kind: .timeLimit),
    Failure(
      body: "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);", kind: .idleLimit),
    Failure(body: "const x = []; while (true) x.push(new Array(999).fill(a));", kind: .memoryLimit),
    Failure(
      body: "const x = []; while (true) x.push(Buffer.alloc(1 << 20, 1));", kind: .memoryLimit),
    Failure(
      body: "while (true) console.log('x'.repeat(1 << 16));", kind: .outputLimit,
      words: "printed more than 16 MB"),
    Failure(body: "return a.b.c;", kind: .runtimeError, words: "TypeError: Cannot read", line: 3),
    Failure(body: "throw 'bad';", kind: .runtimeError, words: "bad"),
    Failure(
      body: "return f(a) + 1;", kind: .runtimeError, words: "recursion goes too deep", line: 2),
    Failure(body: "return require('axios');", kind: .runtimeError, words: "own modules", line: 3),
    Failure(
      body: "return require('fs').readFileSync(0, 'utf8');", kind: .runtimeError,
      words: "the arguments arrive as the function's parameters", line: 3),
    Failure(body: "process.exit(0);", kind: .runtimeError, words: "ended itself"),
    Failure(body: "process.abort();", kind: .runtimeError, words: "aborted"),
    Failure(body: "require('fs').closeSync(3);", kind: .runtimeError),
  ]

  @Test(arguments: failures)
  func `a case gets its own verdict and the run goes on`(row: Failure) async throws {
    let source = "var f = function(a) {\n  if (a === 1) {\n    \(row.body)\n  }\n  return a;\n};"
    // Small where the limit itself is used up; else large, for a machine that is busy.
    let isTimed = [.timeLimit, .idleLimit].contains(row.kind)
    let problem = Problem.function(
      "f", [.int], .int, limits: Limits(cpuMilliseconds: isTimed ? 100 : 5000))
    let verdict = try await verdict(source, problem, [([0], 0), ([1], 1), ([2], 2)])
    #expect(
      verdict.cases.map(\.verdict) == [.accepted, row.kind, .accepted],
      "\(verdict.diagnostics) \(verdict.cases)")
    let note = verdict.cases.dropFirst().first?.note ?? ""
    #expect(row.words.isEmpty || note.contains(row.words), "\(note)")
    if let line = row.line { #expect(verdict.diagnostics.map(\.line) == [line], "\(verdict)") }
  }

  @Test func `lists and trees that are 100,000 deep pass`() async throws {
    let source = """
      var f = function(a, b) {
        const length = (n) => n ? 1 + length(n.next) : 0;
        const depth = (n) => n ? 1 + Math.max(depth(n.left), depth(n.right)) : 0;
        return length(a) + depth(b);
      };
      """
    let list = Value.array((0..<100_000).map(Value.int))
    let tree = Value.array([1] + (1..<100_000).flatMap { [Value.int($0), .null] })
    let verdict = try await verdict(
      source, .function("f", [.listNode, .treeNode], .int), [([list, tree], 200_000)])
    #expect(verdict.verdict == .accepted, "\(verdict.diagnostics) \(verdict.cases.map(\.note))")
  }

  @Test func `integers beyond 2^53 are exact or refused, never rounded`() async throws {
    let big = Value.int(9_007_199_254_740_993)
    let exact = try await verdict(
      "var f = (a) => a + 1n;", .function("f", [.long], .long),
      [([big], 9_007_199_254_740_994)])
    #expect(exact.verdict == .accepted, "\(exact)")
    let mixed = try await verdict(
      "var f = (a) => a + 1;", .function("f", [.long], .long), [([big], 0)])
    #expect(mixed.cases.first?.note?.contains("Cannot mix BigInt") == true, "\(mixed)")
  }

  static let patches = [
    "WeakSet.prototype.has = Set.prototype.has = () => false;",
    "JSON.stringify = () => '{\"value\":[[2],[1]],\"shared\":0}'; JSON.parse = () => [null];",
    "Object.prototype.toJSON = () => 0; Reflect.apply = Reflect.construct = () => null;",
    "Array.prototype[Symbol.iterator] = function* () {}; Array.prototype.join = () => '';",
    "Object.defineProperty(Object.prototype, 'shared', { get() { return 0; }, set() {} });",
    "Object.defineProperty(Array.prototype, '1', { get() { return null; }, set() {} });",
    "Function.prototype.call = Function.prototype.apply = () => 0; globalThis.WeakSet = null;",
  ]

  @Test(arguments: patches)
  func `changing the language's own objects gains nothing`(patch: String) async throws {
    let verdict = try await verdict(
      "\(patch)\nvar cloneGraph = function(node) { return node; };",
      Conformance.cloneGraph.problem, [([[[2], [1]]], nil)])
    #expect(verdict.verdict == .wrongAnswer, "\(verdict)")
  }

  @Test func `what is answered later, by a timer or at the end, counts for nothing`() async throws {
    let source = """
      var f = function(a) {
        setTimeout(() => { throw 1; }, 0);
        Promise.reject(new Error('later'));
        process.on('exit', () => console.log('bye'));
        return a;
      };
      """
    let verdict = try await verdict(
      source, .function("f", [.int], .int), [([1], 1), ([2], 3), ([4], 4)])
    #expect(verdict.cases.map(\.verdict) == [.accepted, .wrongAnswer, .accepted], "\(verdict)")
  }

  @Test func `unfinished code is parsed while it is typed`() async throws {
    let language = JavaScriptLanguage(try .live())
    #expect(try await language.diagnose("var twoSum = (n, t) => n;", for: .twoSum).isEmpty)
    let wrong = try await language.diagnose("var a = 1;\nlet b = ;", for: .twoSum)
    #expect(wrong.map(\.line) == [2] && wrong.map(\.column) == [9], "\(wrong)")
  }
}

extension LanguageServices {
  /// For a language alone, without an engine.
  static func live() throws -> LanguageServices {
    let configuration = JudgeConfiguration(
      runtimes: repositoryRoot.appending(path: "Runtimes").path, cache: liveCache, jail: jailPath,
      simultaneousJobs: 1, searchPath: searchPath)
    let probe = Probe(searchPath: searchPath)
    return LanguageServices(
      configuration: configuration,
      supervisor: .success(try JailSupervisor(executable: jailPath)),
      cache: CompileCache(cache: liveCache, mostBytes: 1 << 28), flight: SingleFlight(),
      probe: probe, shelf: ToolchainShelf(probe, cache: liveCache))
  }
}
