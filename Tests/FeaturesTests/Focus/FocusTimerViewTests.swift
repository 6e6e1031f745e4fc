import Domain
import Foundation
import Markup
import SiteKit
@testable import StudyFeature
import Testing
import TestSupport

@Suite struct FocusTimerViewTests {
  private let context = PageContext(nonce: "nonce", formToken: "token")
  private static let clock = DayClock(zone: .gmt)
  private static let start = Instant(milliseconds: 1_772_442_000_000)

  private static func at(_ minutes: Int) -> Instant {
    Instant(milliseconds: start.milliseconds + Int64(minutes) * 60_000)
  }

  private static func session(
    _ phase: FocusSession.Phase = .focus, at minutes: Int, minutes length: Int = 25,
    slug: String? = nil
  ) -> FocusSession {
    FocusSession(
      id: minutes + 1, phase: phase, plannedSeconds: length * 60, slug: slug,
      startedAt: clock.moment(at(minutes)))
  }

  private func finished(at minutes: Int) -> FocusSession {
    session(at: minutes, slug: "two-sum").ended(after: 25)
  }

  private func session(at minutes: Int, slug: String? = nil) -> FocusSession {
    Self.session(at: minutes, slug: slug)
  }

  private func content(_ sessions: [FocusSession], at minutes: Int) -> FocusTimer.Content {
    FocusTimer.Content(
      sessions: sessions, preferences: .standard, clock: Self.clock, now: Self.at(minutes),
      problems: [("two-sum", "Two Sum <&>")])
  }

  private var states: [(String, FocusTimer.Content)] {
    var paused = session(at: 60)
    paused.stretches = [.init(from: Self.at(60), to: Self.at(70))]
    return [
      ("empty", content([], at: 0)),
      ("running", content([finished(at: 0), session(at: 60, slug: "two-sum")], at: 70)),
      ("paused", content([paused], at: 90)),
      ("break-offered", content([finished(at: 0)], at: 26)),
      (
        "break-running",
        content([finished(at: 0), Self.session(.shortBreak, at: 26, minutes: 5)], at: 28)
      ),
    ]
  }

  @Test func `each state has its page and its text`() throws {
    for (name, content) in states {
      let model = FocusTimer.Model(content)
      let page = FocusTimer.html(model, context).text
      expectWellFormed(page)
      expectWellFormed(FocusTimer.timer(model, context).text)
      #expect(!page.contains("<&>"))
      #expect(page.contains("http-equiv=\"refresh\"") == (model.standing == .running))
      try expectSnapshot(FocusTimer.timer(model, context).text, named: "timer-\(name).html")
      try expectSnapshot(
        FocusTimer.text(model) + FocusTimer.json(model).json + "\n", named: "timer-\(name).txt")
    }
  }

  @Test func `what was typed stays beside what is wrong with it`() {
    var model = FocusTimer.Model(content([], at: 0))
    model.explain("“0” is no length.", minutes: "0", problem: "<two>")
    let page = FocusTimer.timer(model, context).text
    expectWellFormed(page)
    #expect(page.contains("role=\"alert\">“0” is no length.</p>"))
    #expect(page.contains("value=\"0\"") && page.contains("value=\"&lt;two&gt;\""))
  }

  @Test func `a start says what it is for, and nothing else does`() {
    func forms(_ content: FocusTimer.Content) -> [Substring] {
      FocusTimer.timer(FocusTimer.Model(content), context).text.split(separator: "<form").filter {
        $0.contains("name=\"phase\"")
      }
    }
    let focus = forms(content([], at: 0))
    #expect(focus.count == 1)
    #expect(focus.first?.contains("action=\"/focus/start\"") == true)
    #expect(focus.first?.contains("name=\"phase\" value=\"focus\"") == true)
    let rest = forms(content([finished(at: 0)], at: 26))
    #expect(rest.count == 1)
    #expect(rest.first?.contains("action=\"/focus/start\"") == true)
    #expect(rest.first?.contains("name=\"phase\" value=\"short-break\"") == true)
    #expect(forms(content([session(at: 0)], at: 1)).isEmpty)
  }

  @Test func `a problem that left the catalogue is named, and no link`() {
    let past = Self.session(at: 0, slug: "gone").ended(after: 25)
    let page = FocusTimer.timer(
      FocusTimer.Model(content([past, session(at: 60, slug: "lost")], at: 61)), context
    ).text
    expectWellFormed(page)
    #expect(page.contains("<p class=\"linked\">On lost</p>"))
    #expect(page.contains("25 min gone</span>"))
    #expect(!page.contains("href=\"/problems/"))
  }

  @Test func `the version tells what changed from what only went on`() {
    let running = [finished(at: 0), session(at: 60)]
    let first = FocusTimer.Model(content(running, at: 61)).version
    #expect(FocusTimer.Model(content(running, at: 62)).version == first)
    #expect(FocusTimer.Model(content([finished(at: 0)], at: 62)).version != first)
    let offered = FocusTimer.Model(content([finished(at: 0)], at: 26)).version
    #expect(FocusTimer.Model(content([finished(at: 0)], at: 62)).version != offered)
  }

  @Test(
    arguments: [
      (0, "00:00"), (1, "00:01"), (999, "00:01"), (1000, "00:01"), (1001, "00:02"),
      (1_500_000, "25:00"), (3_600_000, "1:00:00"), (14_400_000, "4:00:00"),
    ] as [(Int, String)])
  func `what is left is rounded up`(milliseconds: Int, text: String) {
    var session = Self.session(at: 0, minutes: 240)
    let now = Instant(milliseconds: Self.start.milliseconds + Int64(14_400_000 - milliseconds))
    session.stretches = [.init(from: Self.start, to: now)]
    let content = FocusTimer.Content(
      sessions: [session], preferences: .standard, clock: Self.clock, now: now)
    #expect(FocusTimer.Model(content).remaining == text)
  }
}

extension FocusSession {
  /// The same, finished.
  fileprivate func ended(after minutes: Int64) -> FocusSession {
    var session = self
    let end = Instant(milliseconds: startedAt.instant.milliseconds + minutes * 60_000)
    session.stretches = [Stretch(from: startedAt.instant, to: end)]
    session.endedAt = Moment(end, offsetSeconds: 0)
    session.ending = .finished
    return session
  }
}
