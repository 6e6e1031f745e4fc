@testable import CodingFeature
import Domain
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import SiteKit
import Store
import Testing
import TestSupport

@testable import Web

@Suite struct ReportsTests {
  /// A learner's program that is wrong on the hidden case; references answer everything.
  private static let runner = Runner(
    judge: { job in
      AsyncThrowingStream { stream in
        let results = job.cases.enumerated().map { index, item in
          let isWrong = job.source == Coding.Submission.sample.source && !item.isVisible
          return CaseResult(
            index: index, visible: item.isVisible, verdict: isWrong ? .wrongAnswer : .accepted,
            input: item.input, expected: item.expected,
            actual: isWrong ? [] : item.expected ?? [0, 1])
        }
        let kind = results.first { $0.verdict != .accepted }?.verdict ?? .accepted
        stream.yield(
          .finished(
            Verdict(
              slug: job.problem.slug, contentVersion: job.problem.summary.contentVersion,
              language: job.language, verdict: kind,
              passed: results.count { $0.verdict == .accepted }, total: results.count,
              limits: Limits(),
              compile: CompileReport(milliseconds: 1, cached: true, optimised: true), jail: "L4",
              cases: results)))
        stream.finish()
      }
    }, status: Runner.accepting.status)

  private func submit(_ site: TestSite) async throws -> Attempt {
    try await Coding.judge(.sample, with: site.services) { _ in }
  }

  @Test func `a failing hidden test is reported, insisted on and counted again, without scripts`()
    async throws
  {
    try await withSite(runner: Self.runner) { site in
      let attempt = try await submit(site)
      let form = "/problems/two-sum/attempts/\(attempt.id)/cases/2/report"
      let page = try await site.get("/problems/two-sum/attempts/\(attempt.id)")
      #expect(page.text.contains("href=\"\(form)\""))
      #expect(try await site.get(form).text.contains("<textarea id=\"report-reason\""))
      let sent = try await site.post(form, ["reason": "It is\r\nwrong."])
      #expect(sent.status == .seeOther)
      let stands = try await site.get(sent.location)
      #expect(stands.text.contains("<h1>The test is valid</h1>"))
      #expect(stands.text.contains("It is\nwrong."))
      let unsure = try await site.post("\(sent.location)/insist")
      #expect(unsure.status == .unprocessableContent)
      let insisted = try await site.post("\(sent.location)/insist", ["sure": "yes"])
      #expect(insisted.location == sent.location)
      #expect(try await submit(site).verdict.verdict == .accepted)
      let problem = try await site.get("/problems/two-sum?tab=submissions")
      #expect(problem.text.contains("Left out at your request"))
      #expect(problem.text.contains("2/3 · 1 left out by you"))
      #expect(try await site.post("\(sent.location)/withdraw").status == .seeOther)
      #expect(try await submit(site).verdict.verdict == .wrongAnswer)
    }
  }

  @Test func `scripts get what came of it over the page, with the list`() async throws {
    try await withSite(runner: Self.runner) { site in
      let attempt = try await submit(site)
      let form = "/problems/two-sum/attempts/\(attempt.id)/cases/2/report"
      let headers: HTTPFields = [.focusFragment: "1"]
      let dialog = try await site.get(form, headers: headers)
      #expect(dialog.text.hasPrefix("<dialog id=\"test-report\""))
      let sent = try await site.post(form, ["reason": "Wrong."], isFragment: true)
      #expect(sent.text.contains("<dialog id=\"test-report\""))
      #expect(sent.text.contains("<section id=\"reports\""))
      let id = try #require(try await site.services.database.reports().first?.id)
      _ = try await site.post(
        "/problems/two-sum/reports/\(id)/insist", ["sure": "yes"], isFragment: true)
      let fields = ["source": "x", "language": "python", "revision": "0"]
      let fromList = try await site.post(
        "/problems/two-sum/reports/\(id)/withdraw", fields, isFragment: true)
      #expect(fromList.text.contains("Counted again"))
      #expect(!fromList.text.contains("<dialog"))
    }
  }

  @Test func `a reason that cannot be used is explained, and what was typed stays`() async throws {
    try await withSite(runner: Self.runner) { site in
      let attempt = try await submit(site)
      let form = "/problems/two-sum/attempts/\(attempt.id)/cases/2/report"
      for reason in [" ", String(repeating: "long ", count: 101)] {
        for isFragment in [true, false] {
          let refused = try await site.post(form, ["reason": reason], isFragment: isFragment)
          #expect(refused.status == .unprocessableContent)
          #expect(refused.text.contains("role=\"alert\""))
          #expect(refused.text.contains(reason + "</textarea>"))
        }
      }
      #expect(try await site.services.database.reports().isEmpty)
    }
  }

  @Test func `what is no failing hidden test is refused`() async throws {
    try await withSite(runner: Self.runner) { site in
      let attempt = try await submit(site)
      let cases = "/problems/two-sum/attempts/\(attempt.id)/cases"
      for path in ["\(cases)/0/report", "\(cases)/9/report"] {
        #expect(try await site.get(path).status == .notFound)
        #expect(try await site.post(path, ["reason": "x"]).status == .notFound)
      }
      #expect(
        try await site.get("/problems/two-sum/attempts/99/cases/2/report").status == .notFound)
      for action in ["", "/insist", "/withdraw"] {
        let path = "/problems/two-sum/reports/7\(action)"
        let answer =
          action.isEmpty
          ? try await site.get(path) : try await site.post(path, ["sure": "yes"])
        #expect(answer.status == .notFound)
      }
      #expect(try await site.services.database.reports().isEmpty)
    }
  }

  @Test func `a report from elsewhere is refused`() async throws {
    try await withSite(runner: Self.runner) { site in
      let attempt = try await submit(site)
      let form = "/problems/two-sum/attempts/\(attempt.id)/cases/2/report"
      let foreign = try await site.send(
        form, ["reason": "x", "csrf": site.formToken],
        headers: [.cookie: site.cookie, .origin: "http://elsewhere.test"])
      #expect(foreign.status == .forbidden)
      let bare = try await site.post(form, ["reason": "x", "csrf": "guessed"])
      #expect(bare.status == .forbidden)
      #expect(try await site.services.database.reports().isEmpty)
    }
  }
}
