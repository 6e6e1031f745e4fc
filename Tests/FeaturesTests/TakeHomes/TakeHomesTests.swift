import Domain
import Foundation
@testable import InterviewsFeature
import Markup
import Store
import Testing
import TestSupport

@testable import SiteKit

@Suite(.timeLimit(.minutes(20))) struct TakeHomesTests {
  private let context = PageContext(nonce: "nonce", formToken: "token")
  private static let brief = """
    # Tiny

    Make it right.

    - **T1** (30 points) One is one.
    - **T2** (20 points) It is <quick>.
    """

  private func services(
    _ grading: TakeHomeGrading = .giving(.sample), folder: String = "/nowhere/Tiny"
  ) throws -> Services {
    var services = Services(
      problems: .fixed([]), runner: .noOp, database: try .empty(),
      now: { Instant(milliseconds: 1_770_000_000_000) }, cacheFolder: URL(filePath: "/nowhere"))
    services.takeHomes = .fixed([.sample(in: folder)], brief: Self.brief, cards: [.sample])
    services.grading = grading
    return services
  }

  /// A folder with sources, for a check.
  private func withCandidate(_ body: (String) async throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      let sources = folder.appending(path: "Sources/TinyDomain")
      try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
      try Data("let a = 1".utf8).write(to: sources.appending(path: "A.swift"))
      try await body(folder.path)
    }
  }

  private func past(_ report: GradeReport, id: Int = 1) -> TakeHomeCheck {
    TakeHomeCheck(
      id: id, folder: "/home/ada/tiny",
      finishedAt: Moment(Instant(milliseconds: 1_770_000_000_000), offsetSeconds: 3600),
      report: report)
  }

  // MARK: The list

  @Test(arguments: AppsPath.apps) func `a project with an app in the server leads to it`(
    slug: String
  ) throws {
    var takeHome = TakeHome.sample()
    takeHome.slug = slug
    let link = "<a class=\"button\" href=\"/apps/\(slug)\">Open the live reference</a>"
    #expect(TakeHomes.html(TakeHomes.Model([takeHome], scores: []), context).text.contains(link))
    let other = TakeHomes.html(TakeHomes.Model([.sample()], scores: []), context).text
    #expect(!other.contains("live reference"))
  }

  @Test func `the projects are listed with their last scores`() async throws {
    let services = try services()
    let before = try await TakeHomes.model(with: services)
    #expect(before.projects[0].last == nil)
    #expect(before.projects[0].time == "1 hour 30 minutes")
    try await services.database.keepTakeHomeCheck(past(.whole))
    try await services.database.keepTakeHomeCheck(past(.sample))
    let model = try await TakeHomes.model(with: services)
    #expect(model.projects[0].last == "71 of 100")
    #expect(model.projects[0].checks == "2 checks")
    #expect(model.projects[0].best == 100)
    let html = TakeHomes.html(model, context).text
    expectWellFormed(html)
    try expectSnapshot(html, named: "takehomes.html")
    try expectSnapshot(TakeHomes.text(model), named: "takehomes.txt")
  }

  @Test func `without projects the page says what is missing`() {
    let html = TakeHomes.html(TakeHomes.Model([], scores: []), context).text
    expectWellFormed(html)
    #expect(html.contains("The take-home projects will appear here."))
    #expect(TakeHomes.text(TakeHomes.Model([], scores: [])).contains("no take-home projects"))
  }

  // MARK: A project

  @Test func `a project's page shows the brief, and each line can be led to`() async throws {
    let model = try await TakeHomes.model("tiny", with: try services())
    let html = TakeHomes.html(model, context).text
    expectWellFormed(html)
    #expect(html.contains("<strong id=\"T1\">T1</strong>"))
    #expect(html.contains("<strong id=\"T2\">T2</strong>"))
    #expect(html.contains("Your score will appear here."))
    #expect(!html.contains("Your checks"))
    try expectSnapshot(html, named: "takehome.html")
  }

  @Test func `lines that only own tests and commits lead to can be led to, too`() async throws {
    var services = try services()
    var takeHome = TakeHome.sample()
    takeHome.ownTestsLink = TakeHome.Link(requirement: "T3")
    takeHome.commitsLink = TakeHome.Link(requirement: "T4", card: "tiny-first")
    services.takeHomes = .fixed(
      [takeHome], brief: "# Tiny\n\n- **T3** Tested.\n- **T4** In steps.\n", cards: [.sample])
    let model = try await TakeHomes.model("tiny", with: services)
    let html = TakeHomes.html(model, context).text
    #expect(html.contains("<strong id=\"T3\">T3</strong>"))
    #expect(html.contains("<strong id=\"T4\">T4</strong>"))
  }

  @Test func `the last check is shown with those before it`() async throws {
    let services = try services()
    for report in [GradeReport.broken, .whole, .sample] {
      try await services.database.keepTakeHomeCheck(past(report))
    }
    let model = try await TakeHomes.model("tiny", with: services)
    #expect(model.past.map(\.change) == ["29 fewer than before", "100 more than before", ""])
    #expect(model.folder == "/home/ada/tiny")
    guard case .done(let report, nil) = model.standing else {
      Issue.record("the last report is not shown")
      return
    }
    #expect(report.score == 71)
    let html = TakeHomes.html(model, context).text
    expectWellFormed(html)
    #expect(html.contains("/takehomes/tiny/checks/3"))
    #expect(html.contains("href=\"/takehomes/tiny#T2\""))
  }

  @Test func `a class's learner is told to check at home`() async throws {
    let model = try await TakeHomes.model("tiny", isOfClass: true, with: try services())
    let html = TakeHomes.html(model, context).text
    expectWellFormed(html)
    #expect(!html.contains("name=\"folder\""))
    #expect(html.contains("focus takehome check tiny"))
  }

  @Test func `an unknown project has the known ones`() throws {
    #expect(throws: TakeHomesError.unknownProject("huge", nearest: ["tiny"])) {
      try TakeHomes.project("huge", with: try services())
    }
  }

  // MARK: A check

  @Test func `a check is kept and told stage by stage`() async throws {
    try await withCandidate { folder in
      let services = try services()
      let told = Told()
      let (check, unsaved) = try await TakeHomes.check(
        .init(slug: "tiny", folder: folder), with: services
      ) { await told.add($0) }
      #expect(unsaved == nil)
      #expect(check.id > 0)
      #expect(check.report == .sample)
      #expect(await told.events == GradeEvent.sample)
      #expect(try await services.database.takeHomeCheck(id: check.id) == check)
      let log = try await services.database.logEntries()
      #expect(log.map(\.message) == ["Checked tiny: 71 of 100."])
    }
  }

  @Test func `a grader that ends without a report is trouble, and nothing is kept`() async throws {
    try await withCandidate { folder in
      let services = try services(.none)
      await #expect(throws: TakeHomesError.noReport) {
        try await TakeHomes.check(.init(slug: "tiny", folder: folder), with: services) { _ in }
      }
      #expect(try await services.database.takeHomeScores().isEmpty)
    }
  }

  @Test func `a check on the board ends with its report`() async throws {
    try await withCandidate { folder in
      let services = try services()
      let board = Board<TakeHomes.Request>()
      try await withBoard(board, services) {
        let id = try await board.start(.init(slug: "tiny", folder: folder))
        for await _ in try #require(await board.events(of: id)) {}
        let last = await board.snapshot(of: id)?.events.last
        guard case .finished(let check, nil) = last else {
          Issue.record("\(String(describing: last))")
          return
        }
        #expect(check.report.score == 71)
        #expect(await board.underWay() == nil)
      }
    }
  }

  @Test func `a second check does not push out the first, which can be stopped`() async throws {
    try await withCandidate { folder in
      let services = try services(.endless)
      let board = Board<TakeHomes.Request>()
      try await withBoard(board, services) {
        let request = TakeHomes.Request(slug: "tiny", folder: folder)
        let id = try await board.start(request)
        let events = try #require(await board.events(of: id))
        await #expect(throws: TakeHomesError.underWay(slug: "tiny")) {
          try await board.start(request)
        }
        #expect(await board.underWay()?.id == id)
        await board.cancel(id)
        for await _ in events {}
        guard case .failed(let message, _) = await board.snapshot(of: id)?.events.last else {
          Issue.record("it did not end")
          return
        }
        #expect(message.contains("stopped"))
        #expect(try await services.database.takeHomeScores().isEmpty)
      }
    }
  }

  private func withBoard(
    _ board: Board<TakeHomes.Request>, _ services: Services,
    _ body: () async throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { await board.run(with: services) }
      try await body()
      group.cancelAll()
    }
  }

  // MARK: Progress and report

  @Test func `progress has a row for every stage`() throws {
    let progress = TakeHomes.Progress(grade: GradeEvent.sample)
    #expect(progress.sentence == "Hidden tests…")
    #expect(progress.rows.count == GradeStage.allCases.count(where: { !$0.isExtra }))
    let views = TakeHomes.Progress(grade: GradeEvent.sample + [.began(.views)])
    #expect(views.rows.count == progress.rows.count + 1)
    #expect(views.sentence == "Your views…")
    #expect(progress.rows[0].state == .passed)
    #expect(progress.rows[0].note == "12 ms")
    #expect(progress.rows[3].state == .underWay)
    #expect(progress.rows[3].note == "3 of 4")
    #expect(progress.rows[8].state == .waiting)
    #expect(progress.tests.count == 4)
    let html = TakeHomes.standing(.underWay(id: "j1", progress), slug: "tiny", context).text
    expectWellFormed(html)
    try expectSnapshot(html, named: "progress.html")
  }

  @Test func `a report says the score first, then what cost most`() throws {
    let report = TakeHomes.Report(past(.sample), of: .sample(), cards: [.sample])
    #expect(report.findings.map(\.points) == ["−20", "−5"])
    #expect(report.findings[1].reasons.count == 2)
    #expect(report.findings[1].cards.map(\.question) == ["Why <one>?"])
    #expect(report.notes.map(\.weight) == ["essential", "worth it"])
    #expect(report.notes[0].places.last == "And 2 more.")
    #expect(report.areas[3].words == "not judged")
    #expect(
      report.suites.map(\.name) == ["SecondTests", "MoreTests", "FirstTests", "TinyHammer"])
    #expect(report.mutantSentence == "1 of 2 planted defects was found by your tests.")
    let html = TakeHomes.html(report, context).text
    expectWellFormed(html)
    try expectSnapshot(html, named: "report.html")
    try expectSnapshot(TakeHomes.text(report), named: "report.txt")
  }

  @Test func `a report to keep has no script and leads nowhere`() throws {
    let report = TakeHomes.Report(past(.sample), of: .sample(), cards: [.sample])
    let html = TakeHomes.document(report).text
    #expect(html.hasPrefix("<!doctype html>"))
    for word in ["<script", "href=", "src=", "url(", "http"] { #expect(!html.contains(word)) }
    #expect(html.contains("71 of 100"))
  }

  @Test func `the parts of the last checks are one picture`() {
    let tries = [GradeReport.sample, .whole].map { TakeHomes.Try(past($0)) }
    let html = TakeHomes.radar(tries)?.text ?? ""
    expectWellFormed(html)
    #expect(html.contains("Safety: 100 %, then 75 %."))
    #expect(html.contains("Commits and notes: 100 %, then not judged."))
    #expect(TakeHomes.radar(Array(tries.prefix(1))) == nil)
    #expect(!html.contains("Views"))
    var seen = GradeReport.whole
    seen.areas.append(.init(kind: .views, points: 10, outOf: 20))
    let five = TakeHomes.radar([TakeHomes.Try(past(seen))] + tries)?.text ?? ""
    expectWellFormed(five)
    #expect(five.contains("Your views: not judged, then not judged, then 50 %."))
  }

  @Test func `an answer that does not build shows what the compiler said`() throws {
    let report = TakeHomes.Report(past(.broken), of: .sample(), cards: [])
    let html = TakeHomes.html(report, context).text
    expectWellFormed(html)
    #expect(html.contains("cannot find &lt;x&gt; in scope"))
    #expect(!html.contains("Hidden tests</h3>"))
    #expect(TakeHomes.text(report).contains("What the compiler said\n  Sources/"))
  }

  @Test func `a whole score points to the reference`() {
    let report = TakeHomes.Report(past(.whole), of: .sample(), cards: [])
    let html = TakeHomes.html(report, context).text
    expectWellFormed(html)
    #expect(html.contains("No points were lost."))
    #expect(report.sentence == "Everything that was asked for works.")
  }

  @Test func `every score has a sentence of its range`() {
    let sentences = [0, 39, 40, 59, 60, 79, 80, 89, 90, 99, 100].map { score in
      var report = GradeReport.whole
      report.score = score
      return TakeHomes.Report(past(report), of: .sample(), cards: []).sentence
    }
    #expect(Set(sentences).count == 6)
    #expect(sentences[0] == sentences[1])
    #expect(sentences[9] != sentences[10])
  }

  @Test func `a report belongs to its project`() async throws {
    let services = try services()
    let kept = try await services.database.keepTakeHomeCheck(past(.sample))
    #expect(try await TakeHomes.report(kept.id, of: "tiny", with: services).score == 71)
    await #expect(throws: TakeHomesError.unknownCheck) {
      try await TakeHomes.report(kept.id + 1, of: "tiny", with: services)
    }
  }
}

private actor Told {
  var events: [GradeEvent] = []
  func add(_ event: GradeEvent) { events.append(event) }
}
