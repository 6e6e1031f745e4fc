import Domain
import Foundation
import Judge
import TestSupport
import Testing
import TraceFile

/// What the host does with a Swift program whose text cannot be instrumented as it stands.
@Suite(.timeLimit(.minutes(20)))
struct TracedSwiftTests {
  /// Its errors stand in another file by its own word, so no function can be found to tell less of.
  private static let unsuited = """
    #sourceLocation(file: "elsewhere.swift", line: 2)
    struct Odd {
      var total = 0
      func _djS(_ line: String) {}
      func _djEnter(_ line: String) {}
      mutating func add(_ n: Int) -> Int {
        total += n
        let twice = total * 2
        return twice
      }
    }
    func each(_ numbers: [Int], _ body: (Int) -> Void) { for n in numbers { body(n) } }
    var odd = Odd()
    each([3, 4]) { n in
      let sum = odd.add(n)
      print(sum)
    }
    """

  private func report(_ subject: TraceJob.Subject, _ source: String) async throws -> TraceReport {
    let job = TraceJob(
      subject: subject, language: .swift, source: source, limits: TraceLimits(bytes: 16 << 20))
    for try await case .finished(let report) in liveServices.tracer.trace(job) { return report }
    throw CancellationError()
  }

  private func report(_ source: String) async throws -> TraceReport {
    try await report(.program(name: "main.swift", input: []), source)
  }

  @Test func `marks of a program that is refused are no errors`() async throws {
    let report = try await report("var s = 0\nTrace.step(\"adding\")\nprint(s + missing)")
    #expect(report.ending == .refused)
    #expect(report.diagnostics.filter { $0.severity == .error }.map(\.line) == [3])
  }

  @Test func `the types of apple's packages are shown as what they hold`() async throws {
    let report = try await report(
      """
      import Collections
      var heap = Heap([3, 1, 2])
      var queue: Deque<String> = ["b"]
      queue.prepend("a")
      var book: OrderedDictionary = ["x": 7]
      book["y"] = 8
      print(heap.count)
      """)
    #expect(report.mode == .full, "\(report)")
    let trace = try Trace(contentsOf: URL(filePath: try #require(report.path)))
    for test in ["heap[0] == 1", "queue[1] == \"b\"", "book[\"y\"] == 8"] {
      let step = try trace.step(where: test, from: 0)
      #expect(step != nil, "\(test)")
    }
  }

  @Test func `where edits do not compile, the compiler's playground pass tells the steps`()
    async throws
  {
    let report = try await report(Self.unsuited)
    #expect(report.mode == .playground)
    #expect(String(decoding: report.standardOutput, as: UTF8.self) == "6\n14\n")
    let trace = try Trace(contentsOf: URL(filePath: try #require(report.path)))
    #expect(trace.output(upTo: trace.steps) == "6\n14\n")
    #expect(trace.footer.functions.map(\.name).contains("Odd.add"))
    let step = try #require(try trace.step(where: "twice == 14", from: 0))
    #expect(trace.state(at: step).line == 9)
    #expect(trace.state(at: step).frames.count == 4)
    #expect(trace.state(at: trace.steps).frames.count == 1)
  }

  @Test func `a solution goes the same way`() async throws {
    let source = """
      #sourceLocation(file: "elsewhere.swift", line: 2)
      class Solution {
        func _djS(_ line: String) {}
        func twoSum(_ nums: [Int], _ target: Int) -> [Int] {
          var seen: [Int: Int] = [:]
          for (i, x) in nums.enumerated() {
            if let j = seen[target - x] { return [j, i] }
            seen[x] = i
          }
          return []
        }
      }
      """
    let report = try await report(.problem(.twoSum, input: [[2, 7, 11, 15], 9]), source)
    #expect(report.mode == .playground)
    #expect(report.answer == [0, 1])
    let trace = try Trace(contentsOf: URL(filePath: try #require(report.path)))
    #expect(try trace.step(where: "target == 9", from: 0) != nil)
  }

  @Test func `what that pass would change runs plainly and says so`() async throws {
    let source = Self.unsuited + "\nfinal class Box { deinit { print(\"gone\") } }\n_ = Box()"
    let report = try await report(source)
    #expect(report.mode == .plain)
    #expect(report.path == nil)
    #expect(String(decoding: report.standardOutput, as: UTF8.self) == "6\n14\ngone\n")
  }

  @Test func `where that pass has nothing to tell, the program runs plainly`() async throws {
    let source = """
      #sourceLocation(file: "elsewhere.swift", line: 2)
      struct Odd {
        func _djS(_ line: String) {}
        func say() { print("6") }
      }
      Odd().say()
      """
    let report = try await report(source)
    #expect(report.mode == .plain)
    #expect(report.path == nil)
    #expect(String(decoding: report.standardOutput, as: UTF8.self) == "6\n")
  }

  @Test func `a function that does not compile with its steps told costs its own steps alone`()
    async throws
  {
    let source = """
      struct Odd {
        func _djS(_ line: String) {}
        func half(_ n: Int) -> Int {
          let h = n / 2
          return h
        }
      }
      func twice(_ n: Int) -> Int { n * 2 }
      print(twice(Odd().half(8)))
      """
    let report = try await report(source)
    #expect(report.mode == .partial)
    #expect(report.functions - report.functionsTraced == 1)
    #expect(String(decoding: report.standardOutput, as: UTF8.self) == "8\n")
  }

  @Test(arguments: [
    ("let a = [1, 2]\nvar s = 0\nfor x in a { s += x }\nprint(s + missing)", 4, 11),
    ("func f(_ n: Int) -> Int {\n  let r = n.map { $0 + 1 }\n  return r\n}\nprint(f(1))", 2, 13),
    ("struct P { var x: Int }\nlet p = P(x: 1)\np.x = 2", 3, 3),
  ])
  func `what is wrong is told at the learner's own line and column`(
    source: String, line: Int, column: Int
  ) async throws {
    let report = try await report(source)
    #expect(report.ending == .refused)
    let first = report.diagnostics.first { $0.severity == .error }
    #expect(first?.line == line)
    #expect(first?.column == column)
  }

  @Test func `a program with a main type has no statements at its top level`() async throws {
    let source = """
      let greeting = "hi"
      @main struct App {
        static func main() {
          let text = greeting + "!"
          print(text)
        }
      }
      """
    let report = try await report(source)
    #expect(report.mode == .full)
    #expect(String(decoding: report.standardOutput, as: UTF8.self) == "hi!\n")
  }

  @Test func `a loop's names are there in their loop alone`() async throws {
    let source = """
      let counts = [3: 1]
      for (num, count) in counts {
        print(num, count)
      }
      print("between")
      for count in 0..<2 {
        print(count)
      }
      print("end")
      """
    let report = try await report(source)
    let trace = try Trace(contentsOf: URL(filePath: try #require(report.path)))
    var seen: Set<Int> = []
    for step in 0...trace.steps {
      let cursor = trace.cursor(at: step)
      let line = cursor.state.line
      let hasCount = trace.text(of: cursor).contains("count =")
      if [1, 5, 9].contains(line) { #expect(!hasCount, "line \(line)") }
      if hasCount { seen.insert(line) }
    }
    #expect(seen.isSuperset(of: [3, 7]))
  }

  @Test func `tasks and actors are told, each task's calls with its own`() async throws {
    let source = """
      import Dispatch
      actor Bank {
        var money = 0
        func pay(_ n: Int) -> Int {
          money += n
          return money
        }
      }
      let bank = Bank()
      func fetch(_ n: Int) async -> Int {
        let before = await bank.pay(n)
        await Task.yield()
        let after = before + 1
        return after
      }
      let done = DispatchSemaphore(value: 0)
      Task.detached {
        let left = await fetch(3)
        let right = await fetch(4)
        print(left + right)
        done.signal()
      }
      done.wait()
      """
    let report = try await report(source)
    #expect(report.mode == .full)
    #expect(String(decoding: report.standardOutput, as: UTF8.self) == "12\n")
    let trace = try Trace(contentsOf: URL(filePath: try #require(report.path)))
    #expect(try trace.step(where: "self.money == 7", from: 0) != nil)
    #expect(try trace.step(where: "after == 4", from: 0) != nil)
    #expect(try trace.step(where: "after == 8", from: 0) != nil)
    #expect(trace.state(at: trace.steps).frames.count == 1)
  }
}
