import Domain
import Foundation
import TestSupport
import Testing

@testable import Judge

/// Processes that are kept warm: each run is as if it were the first, and nothing is left of it.
@Suite(
  .timeLimit(.minutes(20)), .enabled("needs namespaces (L3)") { try await JailBench.reaches(.L3) })
struct WarmRunTests {
  private static func source(_ body: String) -> String {
    "import Foundation\nvar seen = 0\nclass Solution { func f(_ a: Int) -> Int {\n\(body)\n} }"
  }

  private static let problem = Problem.function("f", [.int], .int)

  private func arguments(_ arguments: [String]) -> Frame {
    Frame(kind: UInt8(ascii: "L"), payload: Array(arguments.flatMap { Array($0.utf8) + [0] }))
  }

  /// Compiles with the front end given, and links; both cold.
  private func library(_ source: String, _ bench: WarmBench) async throws -> [UInt8] {
    let compiler = SwiftCompiler(
      runtimes: bench.swift, tool: JailedTool(supervisor: bench.supervisor), isOptimised: false)
    let stub = SwiftStub(Self.problem, SwiftOutline(source), codecs: [:]).text
    let product = try await compiler.compile(source, stub: stub, .importing)
    return try #require(product.library, "\(product)")
  }

  @Test func `Swift keeps nothing from one run to the next`() async throws {
    let bench = try await WarmBench()
    let source = Self.source(
      """
      seen += a
      atexit { }
      if a == 7 {
        // What harms a judge that has only one process.
        FileManager.default.createFile(atPath: "/work/left", contents: nil)
        setenv("LEFT", "1", 1)
        if let library = dlopen("/focus/jail/libfocus-zygote.so", RTLD_NOW),
          let symbol = dlsym(library, "focus_zygote_serve")
        { _ = unsafeBitCast(symbol, to: (@convention(c) () -> Int32).self)() }
        for number in Int32(4)..<64 { close(number) }
      }
      let names = ProcessInfo.processInfo.environment.keys.sorted()
      print(names, FileManager.default.fileExists(atPath: "/work/left"))
      return seen
      """)
    var order = RunOrder()
    order.files = [
      JailSpec.File(
        name: "solution.so", bytes: try await library(source, bench), isExecutable: true)
    ]
    let load = Frame(
      .load, ["library": "./solution.so", "libraries": ["libFoundation.so"]])
    let worker = try await bench.worker(bench.swift.program(needs: ["libFoundation.so"]))
    for _ in 0..<2 {
      let spoilt = try await bench.run(worker, order, load: load, cases: [[7]])
      #expect(spoilt.words == ["H", "R7"], "\(spoilt)")
      let clean = try await bench.run(worker, order, load: load, cases: [[1], [2]])
      #expect(clean.words == ["H", "R1", "R3"], "\(clean)")
      let names = #"["HOME", "LC_ALL", "TZ"] false"#
      #expect(clean.text == "\(names)\n\(names)\n")
    }
  }

  @Test func `Python keeps nothing from one run to the next`() async throws {
    let bench = try await WarmBench()
    func load(_ body: String) -> Frame {
      let source = "class Solution:\n    def f(self, a):\n        \(body)"
      let assignment = Assignment(Self.problem, in: .python).value
      return Frame(.load, ["assignment": assignment, "source": .string(source)])
    }
    let worker = try await bench.worker(bench.python)
    let spoiling = load(
      """
      import builtins, gc, sys, os, channel, codecs_of_nodes
              builtins.len = lambda x: 9
              codecs_of_nodes.Codecs.encode = lambda *a: '9'
              channel.Channel.send = None
              sys.modules['math'] = None
              math.gcd = None
              gc.unfreeze(); gc.collect()
              open('/work/left', 'w').close()
              os.environ['LEFT'] = '1'
              import ctypes
              ctypes.PyDLL('/focus/jail/libfocus-zygote.so').focus_zygote_serve()
              raise SystemExit
      """)
    let plain = load(
      "import os; print(len([a]), math.gcd(4, 6), os.listdir('/work'), sorted(os.environ)); "
        + "return int(random.random() * 10 ** 15)")
    var numbers: Set<String> = []
    for _ in 0..<2 {
      _ = try await bench.run(worker, RunOrder(), load: spoiling, cases: [[7]])
      let clean = try await bench.run(worker, RunOrder(), load: plain, cases: [[1]])
      #expect(clean.text == "1 2 ['.tmp'] ['HOME', 'LC_ALL', 'TZ']\n", "\(clean)")
      numbers.formUnion(clean.words.dropFirst())
    }
    // Random numbers differ from run to run.
    #expect(numbers.count == 2, "\(numbers)")
  }

  @Test func `the warm compiler gives what the cold one gives`() async throws {
    let bench = try await WarmBench()
    let source = try #require(TwoSumTests.right[.swift])
    let stub = SwiftStub(.twoSum, SwiftOutline(source), codecs: [:]).text
    let tool = JailedTool(supervisor: bench.supervisor)
    for isOptimised in [false, true] {
      let compiler = SwiftCompiler(runtimes: bench.swift, tool: tool, isOptimised: isOptimised)
      let cold = try await tool.run(
        bench.swift.frontend, compiler.arguments(.plain),
        files: SwiftCompiler.texts(source, stub: stub), placed: compiler.modules(.plain),
        collected: [SwiftCompiler.object])
      let worker = try await bench.worker(bench.swift.frontend)
      for _ in 0..<2 {
        var order = RunOrder(limits: bench.swift.frontend.spec.limits)
        order.files = SwiftCompiler.texts(source, stub: stub)
        order.placed = compiler.modules(.plain)
        order.collected = [SwiftCompiler.object]
        let warm = try await bench.run(
          worker, order,
          load: arguments(bench.swift.frontend.spec.arguments + compiler.arguments(.plain)))
        #expect(warm.end?.status == .exited(0), "\(warm)")
        #expect(warm.files == cold.files)
        #expect(warm.text == cold.text)
      }
    }
  }
}
