@testable import AppFeature
@testable import CodingFeature
import Domain
import Foundation
import Markup
import SiteKit
import Testing
import TestSupport

@Suite struct ReportsViewTests {
  private let context = PageContext(nonce: "nonce", formToken: "token")

  private func standing(
    _ decision: TestReport.Decision, withdrawnAt: Instant? = nil, isStale: Bool = false
  ) -> Reports.Standing {
    let input: [Value] = [[3, 3], 6]
    let answers = ["fast", "brute"].map {
      TestReport.Answer(
        solution: $0, language: .swift,
        verdict: decision == .disputed && $0 == "brute" ? .wrongAnswer : .accepted,
        answer: decision == .disputed && $0 == "brute" ? [1, 0] : [0, 1])
    }
    return Reports.Standing(
      report: TestReport(
        id: 4, slug: "two-sum", contentVersion: "sample", index: 2,
        inputHash: TestReport.hash(of: input),
        expectedHash: TestReport.hash(of: [0, 1] as Value), outcome: .wrongAnswer,
        test: TestReport.Finding(input: input, expected: [0, 1], actual: [], answers: answers),
        breaches: decision == .invalid ? ["target must be at most 5."] : [],
        reason: "<b>Not unique</b>", decision: decision, madeAt: .sample,
        withdrawnAt: withdrawnAt), isStale: isStale)
  }

  private static let states: [(String, TestReport.Decision, Instant?, Bool, String)] = [
    ("stands", .stands, nil, false, "The test is valid"),
    ("disputed", .disputed, nil, false, "Left out: the references disagree"),
    ("invalid", .invalid, nil, false, "Left out: its input breaks a constraint"),
    ("insisted", .insisted, nil, false, "Left out at your request"),
    ("withdrawn", .insisted, .sample, false, "Counted again"),
    ("stale", .insisted, nil, true, "Out of date: the problem no longer has this test"),
  ]

  @Test(arguments: states)
  func `what came of a report is told on the page and in the terminal`(
    name: String, decision: TestReport.Decision, withdrawnAt: Instant?, isStale: Bool,
    headline: String
  ) throws {
    let model = Reports.Model(
      standing(decision, withdrawnAt: withdrawnAt, isStale: isStale), problem: .twoSum)
    #expect(model.headline == headline)
    let page = Reports.outcomePage(model, context).text
    let sheet = Reports.outcome(model, context).text
    expectWellFormed(page)
    expectWellFormed(sheet)
    #expect(page.contains("<h1>\(headline)</h1>") && sheet.contains(headline))
    #expect(!page.contains("<b>Not"))
    #expect(page.contains("Exclude it anyway") == (name == "stands"))
    #expect(
      page.contains("Count it again") == ["disputed", "invalid", "insisted"].contains(name))
    #expect(Reports.text(model).hasPrefix(headline))
    try expectSnapshot(sheet, named: "report-\(name).html")
    try expectSnapshot(Reports.text(model), named: "report-\(name).txt")
  }

  @Test func `the list has a row for each report, newest first`() {
    let first = Reports.Model(standing(.insisted), problem: .twoSum)
    var second = first
    second.id = 5
    second.leavesOut = false
    let list = Reports.list([first, second]).text
    expectWellFormed(list)
    let places = ["report-5", "report-4"].compactMap { list.range(of: $0)?.lowerBound }
    #expect(places.count == 2 && places[0] < places[1])
    #expect(list.contains("formaction=\"/problems/two-sum/reports/4/withdraw\""))
    #expect(!list.contains("/problems/two-sum/reports/5/withdraw"))
    #expect(Reports.list([]).text == "<section id=\"reports\" hidden></section>\n")
  }

  @Test func `a failing hidden test leads to its report once the attempt is kept`() {
    let hidden = CaseResult.sample(1, .wrongAnswer, visible: false, actual: [])
    let attempt = Attempt.sample(.sample(.wrongAnswer, cases: [.sample(0), hidden]))
    let model = Coding.Model(attempt: attempt, problem: .twoSum)
    #expect(model.report == .reportTest(slug: "two-sum", attempt: 7, index: 1))
    #expect(Coding.results(model).text.contains("This test is wrong…"))
    let fresh = Coding.Model(verdict: attempt.verdict, purpose: .submit, problem: .twoSum)
    #expect(fresh.report == nil)
    #expect(Reports.advice(on: attempt.verdict)?.contains("add two-sum --case 2 --reason") == true)
    let visible = Attempt.sample(.sample(.wrongAnswer, cases: [.sample(0, .wrongAnswer)]))
    #expect(Coding.Model(attempt: visible, problem: .twoSum).report == nil)
    #expect(Reports.advice(on: visible.verdict) == nil)
    let run = Attempt.sample(attempt.verdict, purpose: .run)
    #expect(Coding.Model(attempt: run, problem: .twoSum).report == nil)
  }

  @Test func `a verdict with a case left out never looks like one without`() {
    let hidden = CaseResult.sample(1, .wrongAnswer, visible: false, actual: [])
    let verdict = Verdict.sample(.wrongAnswer, cases: [.sample(0), hidden]).leavingOut([
      Exclusion(index: 1, input: hidden.input, reason: "No.", insisted: true, report: 4)
    ])
    let model = Coding.Model(verdict: verdict, purpose: .submit, problem: .twoSum)
    #expect(model.headline == "Accepted, 1 test left out by you")
    #expect(model.summary == "1 of 2 cases passed; 1 left out by you.")
    #expect(model.failure == nil)
    let html = Coding.results(model).text
    expectWellFormed(html)
    #expect(html.contains("class=\"mark calm out\""))
    #expect(html.contains("Case 2 is left out at your request"))
    let text = Coding.text(model)
    #expect(text.contains("\n.o\n"))
    #expect(text.contains("Case 2 is left out at your request"))
    let row = Workspace.Submission(.sample(verdict), slug: "two-sum")
    #expect(row.passed == "1/2 · 1 left out by you")
  }

  @Test func `the form keeps what was typed and says what is wrong with it`() {
    let hidden = CaseResult.sample(1, .wrongAnswer, visible: false, actual: [])
    let attempt = Attempt.sample(.sample(.wrongAnswer, cases: [.sample(0), hidden]))
    let subject = Reports.Subject(
      problem: .twoSum, attempt: attempt, result: hidden, smallest: nil)
    let model = Reports.FormModel(subject, typed: "<i>", trouble: "Too long.")
    for html in [Reports.form(model, context).text, Reports.formPage(model, context).text] {
      expectWellFormed(html)
      #expect(html.contains("action=\"/problems/two-sum/attempts/7/cases/1/report\""))
      #expect(html.contains("name=\"csrf\" value=\"token\""))
      #expect(html.contains("&lt;i&gt;</textarea>"))
      #expect(html.contains("role=\"alert\">Too long."))
      #expect(html.contains("maxlength=\"500\" required"))
    }
  }
}
