import Domain
import SiteKit
import Testing

@Suite struct SitePathTests {
  static let paths: [(SitePath, String)] = [
    (.home, "/"),
    (.signIn(token: "a b/ü"), "/?token=a%20b%2F%C3%BC"),
    (.problems(.all), "/problems"),
    (.drawProblem(ProblemFilter(topic: .trees)), "/problems/draw?topic=trees"),
    (
      .problems(
        ProblemFilter(
          search: "two & more", topic: .dp1d, difficulty: .easy, list: .blind75, status: .solved,
          isDue: true, view: .list)),
      "/problems?q=two%20%26%20more&list=blind75&topic=dp-1d&difficulty=Easy&status=solved&due=1&view=list"
    ),
    (.problem(slug: "two-sum", ProblemView()), "/problems/two-sum"),
    (
      .problem(
        slug: "two-sum", ProblemView(tab: .editorial, language: .python, job: "x1")),
      "/problems/two-sum?tab=editorial&language=python&job=x1"
    ),
    (.problem(slug: "../<a>", ProblemView()), "/problems/..%2F%3Ca%3E"),
    (.run(slug: "a"), "/problems/a/run"),
    (.submit(slug: "a"), "/problems/a/submit"),
    (.diagnose(slug: "a", .cpp), "/problems/a/diagnose/cpp"),
    (.drafts(slug: "a", .swift), "/problems/a/drafts/swift"),
    (.restoreDraft(slug: "a", .python, revision: 12), "/problems/a/drafts/python/12/restore"),
    (.resetDraft(slug: "a", .swift), "/problems/a/drafts/swift/reset"),
    (
      .openSolution(slug: "a", .python, name: "two-pointers"),
      "/problems/a/drafts/python/solutions/two-pointers"
    ),
    (.ownCases(slug: "a"), "/problems/a/cases"),
    (.removeOwnCase(slug: "a", id: 7), "/problems/a/cases/7/remove"),
    (.attempt(slug: "a", id: 3), "/problems/a/attempts/3"),
    (
      .reportTest(slug: "a", attempt: 3, index: 12), "/problems/a/attempts/3/cases/12/report"
    ),
    (.report(slug: "a", id: 2), "/problems/a/reports/2"),
    (.insist(slug: "a", report: 2), "/problems/a/reports/2/insist"),
    (.withdraw(slug: "a", report: 2), "/problems/a/reports/2/withdraw"),
    (.jobEvents(id: "j1"), "/jobs/j1/events"),
    (.jobEvents(id: "j1", after: 7), "/jobs/j1/events?after=7"),
    (.cancelJob(id: "j1"), "/jobs/j1/cancel"),
    (
      .problem(slug: "two-sum", ProblemView(language: .swift, journey: "j1", step: 4)),
      "/problems/two-sum?language=swift&journey=j1&step=4"
    ),
    (.trace(slug: "a"), "/problems/a/trace"),
    (.journey(JourneyView()), "/journey"),
    (
      .journey(JourneyView(language: .python, job: "j1", step: 0)),
      "/journey?language=python&job=j1&step=0"
    ),
    (.traceEvents(id: "j1"), "/traces/j1/events"),
    (.stopTrace(id: "j1"), "/traces/j1/stop"),
    (.traceWindow(id: "j1"), "/traces/j1/window"),
    (.traceFile(id: "j1", run: 1), "/traces/j1/1"),
    (.widget(.page), "/widget"),
    (.widget(.events), "/widget/events"),
    (.widget(.access), "/widget/access"),
    (.widget(.revoke), "/widget/access/revoke"),
    (.widget(.json()), "/widget.json"),
    (.widget(.json(key: "a/b")), "/widget.json?key=a%2Fb"),
    (.widget(.svg(key: "k")), "/widget.svg?key=k"),
    (.widget(.calendar(key: "k")), "/calendar.ics?key=k"),
    (.widget(.serviceWorker), "/service-worker.js"),
    (.review(.page), "/review"),
    (.review(.problem(slug: "two-sum")), "/review/two-sum"),
    (.review(.change(slug: "a", id: 3)), "/review/a/past/3"),
    (.review(.help(slug: "a", .hint(2))), "/review/a/help/hint-2"),
    (.review(.help(slug: "a", .editorial)), "/review/a/help/editorial"),
    (.asset("css/theme.css"), "/public/css/theme.css"),
    (.timer(.page), "/focus"),
    (.timer(.ready(for: "two-sum")), "/focus?problem=two-sum"),
    (.timer(.action(.pause)), "/focus/pause"),
    (.timer(.events), "/focus/events"),
    (.stats(.page), "/stats"),
    (
      .stats(
        .rows(
          StatsRows(
            .focus, from: CivilDate(daysSinceEpoch: 0), to: CivilDate(daysSinceEpoch: 6),
            topic: .trees, difficulty: .hard, slug: "a", span: 2))),
      "/stats/rows?kind=focus&from=1970-01-01&to=1970-01-07&topic=trees&difficulty=hard&slug=a&span=2"
    ),
    (.takeHomes(.page), "/takehomes"),
    (.takeHomes(.project(slug: "markets")), "/takehomes/markets"),
    (.takeHomes(.project(slug: "markets", check: "j1")), "/takehomes/markets?check=j1"),
    (.takeHomes(.check(slug: "markets")), "/takehomes/markets/checks"),
    (.takeHomes(.past(slug: "markets", id: 3)), "/takehomes/markets/checks/3"),
    (.takeHomes(.file(slug: "markets", id: 3)), "/takehomes/markets/checks/3/file"),
    (.takeHomes(.events(slug: "markets", id: "j1")), "/takehomes/markets/jobs/j1/events"),
    (.takeHomes(.stop(slug: "markets", id: "j1")), "/takehomes/markets/jobs/j1/stop"),
    (.drill(.page(.all)), "/drill"),
    (
      .drill(.page(DrillFilter(topic: "markets", kind: .code, state: .due, search: "a b"))),
      "/drill?q=a%20b&topic=markets&kind=C&state=due"
    ),
    (.drill(.next(DrillFilter(topic: "heroes"))), "/drill/next?topic=heroes"),
    (.drill(.next(.all, leaving: "markets-cache")), "/drill/next?leaving=markets-cache"),
    (.drill(.card(id: "markets-cache", DrillView())), "/drill/markets-cache"),
    (
      .drill(.card(id: "markets-cache", DrillView(answer: 3, session: DrillFilter(state: .new)))),
      "/drill/markets-cache?answer=3&session=1&state=new"
    ),
    (
      .drill(.card(id: "markets-cache", DrillView(interview: 2))),
      "/drill/markets-cache?interview=2"
    ),
    (.drill(.answer(id: "markets-cache")), "/drill/markets-cache/answer"),
    (.drill(.test(id: "markets-cache")), "/drill/markets-cache/test"),
    (.drill(.grade(id: "markets-cache", answer: 3)), "/drill/markets-cache/answers/3"),
    (
      .drill(.feedback(id: "markets-cache", answer: 3)),
      "/drill/markets-cache/answers/3/feedback"
    ),
    (
      .drill(.events(id: "markets-cache", wish: "a1")), "/drill/markets-cache/advice/a1/events"
    ),
    (.drill(.stop(id: "markets-cache", wish: "a1")), "/drill/markets-cache/advice/a1/stop"),
    (.drill(.interviews), "/drill/mock"), (.drill(.interview(id: 2)), "/drill/mock/2"),
    (.drill(.end(interview: 2)), "/drill/mock/2/end"), (.drill(.loops), "/drill/loop"),
    (.drill(.loop(id: 2)), "/drill/loop/2"), (.drill(.endLoop(id: 2)), "/drill/loop/2/end"),
    (.health, "/health"),
  ]

  @Test(arguments: paths)
  func `an address is written and read back`(path: SitePath, text: String) {
    #expect(path.description == text)
    #expect(SitePath(text) == path)
  }

  @Test(arguments: [
    "", "problems", "/nowhere", "/problems/a/b", "/problems/a/drafts", "/problems/a/drafts/cobol",
    "/problems/a/diagnose", "/problems/a/diagnose/cobol",
    "/problems/a/drafts/swift/x/restore", "/problems/a/cases/x/remove", "/problems/a/attempts/x",
    "/problems/a/attempts/3/cases/-1/report", "/problems/a/attempts/3/cases/1",
    "/problems/a/attempts/3/report", "/problems/a/reports", "/problems/a/reports/x",
    "/problems/a/reports/2/nothing", "/problems/a/reports/2/insist/x",
    "/jobs", "/jobs/a", "/jobs/a/b", "/public", "/health/x",
    "/journey/x", "/widget/x", "/widget.png", "/widget.json/x", "/calendar.ics/x",
    "/traces", "/traces/a", "/traces/a/b", "/traces/a/-1", "/traces/a/0/x", "/problems/%zz",
    "/problems/%FF", "/takehomes/a/b", "/takehomes/a/checks/x", "/takehomes/a/jobs/j",
    "/takehomes/a/jobs/j/x", "/drill/a/b",
  ])
  func `an address that the site does not have is refused`(text: String) {
    #expect(SitePath(text) == nil)
  }

  @Test func `what is unknown in a query is passed over`() {
    #expect(
      SitePath("/problems?topic=none&difficulty=&x=1&q=a+b&list=mine&due=yes&view=3d")
        == .problems(
          ProblemFilter(search: "a b")))
    #expect(SitePath("/problems/a/?tab=none") == .problem(slug: "a", ProblemView()))
    #expect(SitePath("/problems?difficulty=hard") == .problems(ProblemFilter(difficulty: .hard)))
  }

  @Test(arguments: [
    ("a=1&b=%C3%A9&a=2", ["a": "2", "b": "é"]),
    ("source=let+a%0D%0A&empty=&lone", ["source": "let a\r\n", "empty": "", "lone": ""]),
    ("bad=%G1&ok=1&%zz=3", ["ok": "1"]),
    ("", [:]),
  ])
  func `the fields of a form are read`(text: String, fields: [String: String]) {
    #expect(URLText.fields(text) == fields)
  }
}
