@testable import CodingFeature
import Domain
import SiteKit
import Synchronization
import Testing
import TestSupport

@Suite struct DiagnosticsTests {
  /// A compiler that finds one mistake in everything.
  private func runner(_ asked: Asked, count: Int = 1) -> Runner {
    Runner(
      judge: Runner.accepting.judge, status: Runner.accepting.status,
      diagnose: { language, source, problem in
        asked.note("\(language.rawValue) \(source) \(problem.slug)")
        return (1...count).map {
          Diagnostic(line: $0, column: 3, severity: .error, message: "no <such> name")
        }
      })
  }

  private final class Asked: Sendable {
    private let seen = Mutex<[String]>([])
    var list: [String] { seen.withLock { $0 } }
    func note(_ text: String) { seen.withLock { $0.append(text) } }
  }

  @Test func `an unfinished source is shown to the compiler`() async throws {
    let asked = Asked()
    let services = try Services.test(problems: [.twoSum], runner: runner(asked))
    let found = try await Coding.diagnose(
      "let a", slug: "two-sum", language: .rust, with: services)
    #expect(asked.list == ["rust let a two-sum"])
    #expect(
      found.map(\.value.json) == [
        #"{"column":3,"line":1,"message":"no <such> name","severity":"error"}"#
      ])
  }

  @Test(arguments: ["", " \n\t"])
  func `nothing is said of nothing`(source: String) async throws {
    let asked = Asked()
    let services = try Services.test(problems: [.twoSum], runner: runner(asked))
    let found = try await Coding.diagnose(
      source, slug: "two-sum", language: .swift, with: services)
    #expect(found.isEmpty)
    #expect(asked.list.isEmpty)
  }

  @Test func `a mistake that repeats itself is cut`() async throws {
    let services = try Services.test(problems: [.twoSum], runner: runner(Asked(), count: 900))
    let found = try await Coding.diagnose("x", slug: "two-sum", language: .cpp, with: services)
    #expect(found.count == 50)
  }

  @Test(arguments: [("a\0b", "two-sum", "zero byte"), ("x", "tow-sum", "two-sum")])
  func `what cannot be judged is refused`(source: String, slug: String, words: String) async throws
  {
    let services = try Services.test(problems: [.twoSum], runner: runner(Asked()))
    await #expect {
      try await Coding.diagnose(source, slug: slug, language: .go, with: services)
    } throws: { "\($0)".contains(words) }
  }
}
