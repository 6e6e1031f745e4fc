import CodingFeature
import Domain
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import SiteKit
import Store
import Testing
import TestSupport

@testable import Web

@Suite struct AdviceTests {
  /// Doubles whatever it is given.
  private static let doubler = Runner(
    judge: { job in
      AsyncThrowingStream { stream in
        let results = job.cases.enumerated().map { index, item in
          let numbers = item.input.first?.elements?.compactMap(\.integer) ?? []
          return CaseResult(
            index: index, visible: item.isVisible, verdict: .accepted, input: item.input,
            actual: .array(numbers.map { .int($0 * 2) }))
        }
        stream.yield(
          .finished(
            Verdict(
              slug: job.problem.slug, contentVersion: "", language: job.language,
              verdict: .accepted, passed: results.count, total: results.count,
              limits: job.problem.limits,
              compile: CompileReport(milliseconds: 0, cached: true, optimised: true), jail: "L4",
              cases: results)))
        stream.finish()
      }
    }, status: { RunnerStatus(level: "L4", steps: [], toolchains: []) })

  /// As a page of ours follows a stream.
  private static let listening: HTTPFields = [
    .accept: "text/event-stream", .secFetchSite: "same-origin",
  ]

  /// The address of the stream in a fragment.
  private func stream(in html: String) -> String? {
    html.firstRange(of: "data-advice=\"").map { range in
      String(html[range.upperBound...].prefix { $0 != "\"" })
    }
  }

  @Test func `suggested cases arrive by the stream and are kept`() async throws {
    try await withSite(problems: [.doubling], runner: Self.doubler) { site in
      let begun = try await site.post("/problems/two-sum/advice/cases", isFragment: true)
      #expect(begun.status == .ok)
      #expect(begun.text.contains("id=\"suggestions\""))
      let events = try #require(stream(in: begun.text))
      let heard = try await site.get(events, headers: Self.listening)
      #expect(heard.headers[.contentType]?.hasPrefix("text/event-stream") == true)
      #expect(heard.text.contains("event: end"))
      #expect(heard.text.contains("id=\"own-cases\""))
      #expect(heard.text.contains("Proposed by forge"))
      let cases = try await site.services.database.ownCases(slug: "two-sum")
      #expect(!cases.isEmpty)
      let list = try await site.get("/problems/two-sum/advice/cases")
      #expect(list.text.contains("<strong>Taken</strong>"))
    }
  }

  @Test func `without scripts the wish has a page that asks again`() async throws {
    try await withSite(problems: [.doubling], runner: Self.doubler) { site in
      let begun = try await site.post("/problems/two-sum/advice/cases")
      #expect(begun.status == .seeOther)
      _ = try await site.get(begun.location, headers: Self.listening)
      let page = try await site.get(begun.location)
      #expect(page.text.contains("<h1>Suggested cases</h1>"))
      #expect(page.text.contains("forge proposed"))
      let stopped = try await site.post(begun.location.replacing("/events", with: "/stop"))
      #expect(stopped.status == .seeOther)
    }
  }

  @Test func `only a page of ours may listen, and a link leads to the page`() async throws {
    try await withSite(problems: [.doubling], runner: Self.doubler) { site in
      let begun = try await site.post("/problems/two-sum/advice/cases")
      for origin in [[:], [.secFetchSite: "cross-site"]] as [HTTPFields] {
        var headers = origin
        headers[.accept] = "text/event-stream"
        #expect(try await site.get(begun.location, headers: headers).status == .forbidden)
        headers[.accept] = "text/html"
        #expect(try await site.get(begun.location, headers: headers).status == .ok)
      }
    }
  }

  @Test func `words are refused where nobody was chosen for them`() async throws {
    try await withSite { site in
      let begun = try await site.post("/problems/two-sum/advice/explain/0", isFragment: true)
      let events = try #require(stream(in: begun.text))
      let heard = try await site.get(events, headers: Self.listening)
      #expect(heard.text.contains("chosen a language model yet."))
    }
  }

  @Test func `a wish belongs to its problem, and the unknown is said`() async throws {
    try await withSite(problems: [.doubling], runner: Self.doubler) { site in
      let begun = try await site.post("/problems/two-sum/advice/cases", isFragment: true)
      let events = try #require(stream(in: begun.text))
      let other = events.replacing("two-sum", with: "coin-change")
      #expect(try await site.get(other).status == .gone)
      #expect(try await site.get("/problems/two-sum/advice/nothing/events").status == .gone)
      let stop = try await site.post("/problems/two-sum/advice/nothing/stop", isFragment: true)
      #expect(stop.status == .gone)
      #expect(stop.text.contains("id=\"advice\""))
      #expect(try await site.get("/problems/two-sum/advice/explain/1").status == .methodNotAllowed)
      let unknown = try await site.post("/problems/nothing/advice/cases")
      #expect(unknown.status == .notFound)
    }
  }
}
