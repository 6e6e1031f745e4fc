@testable import AppFeature
@testable import CodingFeature
import Domain
import Foundation
import Markup
@testable import OnlineFeature
import SiteKit
import Store
import Testing
import TestSupport

@Suite(.timeLimit(.minutes(20))) struct PlaceTests {
  private let context = PageContext(nonce: "nonce", formToken: "token")
  private let run = Coding.Submission(
    slug: "two-sum", language: .python, source: "class Solution: pass", purpose: .run)

  private var paid: Problem {
    var problem = Problem.twoSum
    problem.summary.isLocalOnly = true
    return problem
  }

  @Test func `this machine judges until another place is chosen for a problem`() async throws {
    let services = try Services.test(problems: [.twoSum])
    #expect(try await Coding.place(of: "two-sum", with: services) == .local)
    for place in ExecutionPlace.allCases {
      try await Coding.setPlace(place, of: "two-sum", with: services)
      #expect(try await Coding.place(of: "two-sum", with: services) == place)
      #expect(try await Coding.place(of: "three-sum", with: services) == .local)
    }
  }

  @Test(arguments: [
    (ExecutionPlace.local, ExecutionPlace.local), (.leetCode, .local), (.none, .none),
  ])
  func `hidden tests are only here, so LeetCode gets no plain submission`(
    chosen: ExecutionPlace, place: ExecutionPlace
  ) async throws {
    let services = try Services.test(problems: [.twoSum])
    try await Coding.setPlace(chosen, of: "two-sum", with: services)
    #expect(try await Coding.place(of: "two-sum", for: .submit, with: services) == place)
    #expect(try await Coding.place(of: "two-sum", for: .run, with: services) == chosen)
  }

  @Test func `a problem that LeetCode asks money for, or an unknown one, is refused`() async throws
  {
    let services = try Services.test(problems: [paid])
    await #expect(throws: OnlineError.premium(slug: "two-sum")) {
      try await Coding.setPlace(.leetCode, of: "two-sum", with: services)
    }
    await #expect(throws: CodingError.self) {
      try await Coding.setPlace(.leetCode, of: "nothing", with: services)
    }
    #expect(try await Coding.place(of: "two-sum", with: services) == .local)
  }

  @Test func `a run there sends the visible, the own and the typed inputs, and no reference runs`()
    async throws
  {
    var verdict = Verdict.official(.accepted, passed: 4, number: nil)
    verdict.total = 4
    let online = ScriptedOnlineJudge.judging(verdict)
    let here = ScriptedRunner { _, _ in nil }
    try await withOnlineServices(online, runner: here.runner) { services in
      try await services.database.addOwnCase(slug: "two-sum", input: [[5, 5], 10], expected: nil)
      var run = run
      run.place = .leetCode
      run.extraInputs = [[[1, 2], 3]]
      let attempt = try await Coding.judge(run, with: services) { _ in }
      #expect(
        online.runs.first?.cases.map(\.input) == [
          [[2, 7, 11, 15], 9], [[3, 2, 4], 6], [[5, 5], 10], [[1, 2], 3],
        ])
      #expect(online.submissions.isEmpty && here.jobs.isEmpty)
      #expect(attempt.place == .leetCode)
      let model = Coding.Model(attempt: attempt, problem: .twoSum)
      #expect(model.headline == "Accepted on LeetCode")
      #expect(!Coding.text(model).contains("Compiled"))
    }
  }

  @Test func `nobody runs anything nowhere, and the code is kept`() async throws {
    let here = ScriptedRunner { _, _ in nil }
    let online = ScriptedOnlineJudge()
    try await withOnlineServices(online, runner: here.runner) { services in
      for purpose in [Attempt.Purpose.run, .submit] {
        var work = run
        work.purpose = purpose
        work.place = .none
        work.isOfficial = purpose == .submit
        let attempt = try await Coding.judge(work, with: services) { _ in }
        #expect(attempt.verdict.verdict == .cancelled)
        #expect(attempt.source == run.source)
      }
      #expect(here.jobs.isEmpty && online.runs.isEmpty && online.submissions.isEmpty)
      #expect(try await services.database.progress().isEmpty)
    }
  }

  @Test func `trouble there is trouble of the run, in its own words`() async throws {
    let online = ScriptedOnlineJudge(.fail(.challenge(service: "LeetCode")))
    try await withOnlineServices(online) { services in
      var run = run
      run.place = .leetCode
      await #expect(throws: OnlineError.challenge(service: "LeetCode")) {
        try await Coding.judge(run, with: services) { _ in }
      }
      let kept = try await services.database.attempts(slug: "two-sum")
      #expect(kept.isEmpty)
    }
  }

  private func actions(
    _ services: Services, language: Language = .python
  ) async throws -> (Workspace.Model, String) {
    let model = try await Workspace.model(
      slug: "two-sum", view: ProblemView(language: language), with: services)
    let html = Workspace.actions(model).text
    expectWellFormed(html)
    return (model, html)
  }

  @Test func `the way to LeetCode is there for whoever is signed in`() async throws {
    try await withOnlineServices(ScriptedOnlineJudge()) { services in
      let (model, html) = try await actions(services)
      #expect(model.judging.canHandIn)
      #expect(html.contains("name=\"official\" value=\"1\""))
      try await Coding.setPlace(.leetCode, of: "two-sum", with: services)
      try expectSnapshot(try await actions(services).1, named: "actions-leetcode.html")
      try await Coding.setPlace(.none, of: "two-sum", with: services)
      let (nowhere, _) = try await actions(services)
      #expect(!nowhere.judging.canHandIn)
    }
  }

  @Test func `whoever is not signed in is told where, quietly`() async throws {
    try await withOnlineServices(ScriptedOnlineJudge(), isSignedIn: false) { services in
      let (model, html) = try await actions(services)
      #expect(!model.judging.canHandIn)
      #expect(!html.contains("name=\"official\""))
      #expect(html.contains("href=\"/settings#leetcode\""))
    }
  }

  @Test func `a problem that is only here says why LeetCode cannot be chosen`() async throws {
    try await withOnlineServices(ScriptedOnlineJudge(), problems: [paid]) { services in
      let (model, html) = try await actions(services)
      #expect(!model.judging.canHandIn && model.judging.signIn == nil)
      #expect(html.contains("disabled>On LeetCode"))
      #expect(html.contains("needs a paid account"))
    }
  }

  @Test func `a language that is not installed can be run on LeetCode, and not submitted`()
    async throws
  {
    let missing = RunnerStatus.Toolchain(language: .rust, version: nil, path: "", remedy: "")
    let status = RunnerStatus(level: "L4", steps: [], toolchains: [missing])
    let runner = Runner(judge: Runner.accepting.judge, status: { status })
    try await withOnlineServices(ScriptedOnlineJudge(), runner: runner) { services in
      let before = try await actions(services, language: .rust)
      #expect(!before.0.judging.canRun && !before.0.judging.canSubmit)
      #expect(before.1.contains("value=\"leetcode\""))
      try await Coding.setPlace(.leetCode, of: "two-sum", with: services)
      let after = try await actions(services, language: .rust)
      #expect(after.0.judging.canRun && !after.0.judging.canSubmit)
      #expect(after.1.contains("Control+Enter") && !after.1.contains("Control+Shift+Enter"))
    }
  }
}
