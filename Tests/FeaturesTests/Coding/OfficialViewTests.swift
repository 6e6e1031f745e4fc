@testable import AppFeature
@testable import CodingFeature
import Domain
import Markup
@testable import OnlineFeature
@testable import SiteKit
import Testing
import TestSupport

@Suite struct OfficialViewTests {
  private let submission = {
    var submission = Coding.Submission(
      slug: "two-sum", language: .swift, source: "x", purpose: .submit)
    submission.isOfficial = true
    return submission
  }()
  private let local = Attempt.sample(.sample(.accepted), id: 7)

  private func snapshot(_ events: [Coding.Event]) -> JobBoard.Snapshot {
    JobBoard.Snapshot(id: "j1", submission: submission, events: events)
  }

  private func attempt(_ verdict: Verdict) -> Attempt {
    var attempt = Attempt.sample(verdict, id: 8)
    attempt.place = .leetCode
    return attempt
  }

  private var wrong: Attempt {
    attempt(
      .official(
        .wrongAnswer, passed: 41,
        case: .sample(41, .wrongAnswer, visible: false, actual: [1, 0])))
  }

  @Test func `the page tells how LeetCode gets on, and both verdicts at the end`() {
    let official = attempt(.official())
    let steps: [(Coding.Event, String, [String])] = [
      (.judged(local.verdict), "verdict", ["<h2>Accepted</h2>", "Sending it to LeetCode…"]),
      (.handingIn(local, .sending), "kept", ["id=\"attempt-7\"", "id=\"official-j1\""]),
      (.handingIn(local, .pending), "kept", ["s judge…", "Stop waiting"]),
      (.handingIn(local, .started), "kept", ["LeetCode is judging it…"]),
      (.official(official), "kept", ["Accepted on LeetCode", "id=\"attempt-8\"", "1145131890"]),
      (.finished(local), "end", ["id=\"keeping-j1\" hidden"]),
    ]
    var events: [Coding.Event] = [.compiling]
    var pieces = ""
    for (event, name, words) in steps {
      events.append(event)
      let fragment = Coding.fragment(for: snapshot(events), problem: .twoSum)
      let html = fragment?.html.text ?? ""
      #expect(fragment?.event == name)
      expectWellFormed(html)
      for word in words { #expect(html.contains(word), "\(word) of \(event)") }
      expectWellFormed(Coding.standing(of: snapshot(events), problem: .twoSum).text)
      if name != "verdict" { pieces += html }
    }
    for id in ["attempt-7", "attempt-8"] {
      #expect(pieces.split(separator: "id=\"\(id)\"").count == 2, "\(id) is told once")
    }
  }

  @Test func `a page that is loaded midway goes on listening`() {
    let events: [Coding.Event] = [
      .compiling, .judged(local.verdict), .handingIn(local, .sending), .handingIn(local, .pending),
    ]
    let page = Coding.results(Coding.Model(snapshot: snapshot(events), problem: .twoSum)).text
    #expect(page.contains("data-events=\"/jobs/j1/events?after=4\""))
    #expect(page.contains("formaction=\"/jobs/j1/cancel\""))
    #expect(page.contains("s judge…"))
  }

  @Test func `an accepted submission with both verdicts`() throws {
    let events: [Coding.Event] = [
      .judged(local.verdict), .handingIn(local, .started), .official(attempt(.official())),
      .finished(local),
    ]
    let model = Coding.Model(snapshot: snapshot(events), problem: .twoSum)
    let html = Coding.results(model).text
    expectWellFormed(html)
    try expectSnapshot(html, named: "official-accepted.html")
    try expectSnapshot(Coding.text(model), named: "official-accepted.txt")
  }

  @Test func `a submission that LeetCode does not accept`() throws {
    let events: [Coding.Event] = [
      .judged(local.verdict), .handingIn(local, .started), .official(wrong), .finished(local),
    ]
    let model = Coding.Model(snapshot: snapshot(events), problem: .twoSum)
    let html = Coding.results(model).text
    expectWellFormed(html)
    try expectSnapshot(html, named: "official-wrong.html")
    try expectSnapshot(Coding.text(model), named: "official-wrong.txt")
  }

  @Test(arguments: [
    (VerdictKind.compileError, "a different compiler version"),
    (.timeLimit, "LeetCode tests something that isn't tested here"),
  ])
  func `a contradiction without an input is put in words`(kind: VerdictKind, words: String) {
    let official = Coding.Model.Official(
      .official(kind, passed: 3), after: .sample(.accepted), problem: .twoSum)
    #expect(official.lines.contains { $0.contains(words) })
  }

  @Test func `an attempt on LeetCode has a page of its own, without figures of this machine`() {
    let model = Coding.Model(attempt: wrong, problem: .twoSum)
    #expect(model.headline == "Wrong answer on LeetCode")
    #expect(model.summary == "41 of 57 cases there passed.")
    #expect(model.marks.isEmpty)
    #expect(model.usages.isEmpty)
    #expect(model.report == nil)
    #expect(
      model.facts.map(\.label) == ["Language", "Judged by", "Number there"])
    #expect(model.failure?.title == "LeetCode's case: Wrong answer")
  }
}
