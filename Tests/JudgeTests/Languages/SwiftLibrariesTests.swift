import Domain
import Foundation
import TestSupport
import Testing

@testable import Judge

struct SwiftLibrariesTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let source: String
    var testDescription: String { name }
  }

  private static let body = "class Solution { func f(_ a: [Int]) -> [Int] {"

  /// Each gives its numbers in descending order.
  static let rows = [
    Row(
      name: "imported",
      source: """
        import Algorithms
        import Collections
        import Foundation
        import Numerics
        \(body)
          var queue = Deque(a.sorted().uniqued())
          var answer: [Int] = []
          while let last = queue.popLast() { answer.append(last) }
          return Complex(1.0, 0).length == 1 ? answer : []
        } }
        """),
    Row(
      name: "by a module's own name",
      source: """
        import DequeModule
        import HeapModule
        import OrderedCollections
        \(body)
          var heap = Heap(OrderedSet(a))
          var answer: Deque<Int> = []
          while let most = heap.popMax() { answer.append(most) }
          return Array(answer)
        } }
        """),
    Row(
      name: "without an import",
      source: """
        struct Item: Comparable {
          let rank: Int
          static func < (one: Item, other: Item) -> Bool { one.rank < other.rank }
        }
        \(body)
          var heap = Heap<Item>()
          for number in a { heap.insert(Item(rank: number)) }
          return (0..<a.count).map { _ in heap.removeMax().rank }
        } }
        """),
    Row(
      name: "members without an import",
      source: """
        \(body)
          a.combinations(ofCount: 1).map { $0[0] }.sorted(by: >)
        } }
        """),
    Row(
      name: "the learner's own types of the same names",
      source: """
        struct Heap { var items: [Int]; mutating func next() -> Int? { items.popLast() } }
        final class Deque<T> { var rest: [T] = [] }
        enum OrderedSet { static let sign = -1 }
        extension Array { func windows(_ n: Int) -> Int { n } }
        \(body)
          var heap = Heap(items: a.sorted())
          let kept = Deque<Int>()
          while let next = heap.next() { kept.rest.append(next) }
          return kept.rest.windows(OrderedSet.sign) < 0 ? kept.rest : []
        } }
        """),
    Row(
      name: "words of Algorithms that mean something else",
      source: """
        extension Array { func chunked(_ size: Int) -> [Self] { [self] } }
        \(body)
          let product = a.reduce(1, *), windows = sqrt(4.0)
          return product > 0 && windows == 2 ? a.sorted(by: >).chunked(2)[0] : []
        } }
        """),
    Row(
      name: "one's own inside, the package's beside it",
      source: """
        \(body)
          struct Heap { var deque: Deque<Int> }
          return Array(Heap(deque: Deque(a.sorted(by: >))).deque)
        } }
        """),
  ]

  @Test(arguments: rows, [false, true])
  func `solutions use apple's packages`(_ row: Row, isOptimised: Bool) async throws {
    let verdict = try await live.verdict(
      .function("f", [.list(.int)], .list(.int)), .swift, row.source, [([[2, 7, 5]], [7, 5, 2])],
      isOptimised: isOptimised)
    #expect(verdict.verdict == .accepted, "\(verdict)")
    #expect(verdict.diagnostics.isEmpty, "\(verdict.diagnostics)")
  }

  @Test(arguments: rows)
  func `the editor's check knows them`(_ row: Row) async throws {
    let problem = Problem.function("f", [.list(.int)], .list(.int))
    let found = try await DiagnoseTests.language(.swift).diagnose(row.source, for: problem)
    #expect(found == [])
  }

  @Test func `the doctor lists them with their versions`() async {
    let swift = await live.status().toolchains.first { $0.language == .swift }
    #expect(swift?.remedy == "")
    for (name, found) in zip(["Collections", "Numerics", "Algorithms"], swift?.libraries ?? []) {
      #expect(found.wholeMatch(of: /([A-Z]\w+) [0-9.]+/)?.1 ?? "" == name)
    }
    #expect(swift?.libraries.count == 3)
  }

  @Test func `the first source that needs them is told that they are compiled`() async throws {
    try await withTemporaryFolder { folder in
      let swift = try DiagnoseTests.language(.swift, cache: folder.path)
      func names(_ source: String) async -> [String] {
        await swift.makingReady(
          for: JudgeJob(
            problem: .twoSum, language: .swift, source: source, cases: [], isOptimised: true))
      }
      let all = ["Collections", "Numerics", "Algorithms"]
      #expect(await names("import Algorithms\nclass Solution {}") == all)
      #expect(await names("class Solution { var all = Heap<Int>() }") == all)
      #expect(await names("class Heap {}\nclass Solution { let windows = Heap() }") == [])
    }
    let built = try DiagnoseTests.language(.swift)
    try await built.prepare()
    let job = JudgeJob(
      problem: .twoSum, language: .swift, source: "import Numerics", cases: [],
      isOptimised: true)
    #expect(await built.makingReady(for: job) == [])
  }

  @Test func `where their sources are not, it is said what to do`() async throws {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let toolchain = try await SwiftToolchain.resolve(Probe(searchPath: path))
    try await withTemporaryFolder { folder in
      let libraries = SwiftLibraries(
        runtimes: folder.path, cache: folder.path, searchPath: path)
      let built = try await libraries.folder(toolchain)
      #expect(built == nil)
      #expect(libraries.remedy(toolchain).contains("Collections, Numerics, Algorithms"))
      #expect(libraries.remedy(toolchain).contains("./focus serve"))
    }
    let said = SwiftDiagnostics(
      """
      /work/solution.swift:1:8: error: no such module 'Collections'
      /work/solution.swift:2:8: error: cannot find 'Heap' in scope
      """)
    #expect(
      said.own.map(\.message) == [
        "Collections isn't built here, and `focus doctor` says why. "
          + "Until it is, write what you need yourself.",
        "cannot find 'Heap' in scope: Collections isn't built here, and `focus doctor` says why. "
          + "Until it is, write the type yourself.",
      ])
  }
}
