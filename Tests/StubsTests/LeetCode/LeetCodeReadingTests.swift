import Domain
import Stubs
import Testing

struct LeetCodeReadingTests {
  private static let status = "query globalData { userStatus { username isSignedIn isPremium } }"
  private static let member = """
    query anything($username: String!) { matchedUser(username: $username) {
      username submissionCalendar submitStats { acSubmissionNum { difficulty count submissions } } }
      allQuestionsCount { difficulty count } }
    """
  private static let progress = """
    query ($filters: UserProgressQuestionListInput) { userProgressQuestionList(filters: $filters) {
      totalNum questions { frontendId titleSlug lastSubmittedAt questionStatus lastResult } } }
    """

  @Test(arguments: [
    ("stub-session", "ada", false), ("premium-session", "grace", true),
  ]) func `a session says whose it is`(session: String, name: String, isPremium: Bool) async {
    let answer = await LeetCodeStub.sample().ask(Self.status, session: session)
    let status: Value = [
      "username": .string(name), "isSignedIn": true, "isPremium": .bool(isPremium),
    ]
    #expect(answer.json == ["data": ["userStatus": status]])
  }

  @Test(arguments: [nil, "dead-session"])
  func `nobody's session is answered with 200`(session: String?) async {
    let answer = await LeetCodeStub.sample().ask(Self.status, session: session)
    #expect(answer.status == 200)
    #expect(
      answer.text
        == #"{"data":{"userStatus":{"isPremium":null,"isSignedIn":false,"username":""}}}"#)
  }

  @Test(arguments: ["ada", "ADA", "Ada"])
  func `a member is found by a name of any case`(name: String) async {
    let answer = await LeetCodeStub.sample().ask(Self.member, ["username": .string(name)])
    let user = answer.json?["data"]?["matchedUser"]
    #expect(user?["username"] == "ada")
    #expect(
      user?["submitStats"]?["acSubmissionNum"]?.elements?.first
        == ["difficulty": "All", "count": 4, "submissions": 4])
    // A text with JSON in it.
    #expect(user?["submissionCalendar"]?.text?.hasPrefix(#"{"17"#) == true)
    let counts = answer.json?["data"]?["allQuestionsCount"]?.elements
    #expect(counts?.compactMap { $0["difficulty"]?.text } == ["All", "Easy", "Medium", "Hard"])
  }

  @Test func `an unknown member is an error with 200`() async {
    let answer = await LeetCodeStub.sample().ask(Self.member, ["username": "nobody"])
    #expect(answer.status == 200)
    #expect(answer.json?["data"]?["matchedUser"] == .null)
    #expect(answer.json?["errors"]?.elements?[0]["message"] == "That user does not exist.")
    #expect(answer.json?["errors"]?.elements?[0]["path"] == ["matchedUser"])
  }

  @Test func `the last accepted submissions are public, twenty at most, the newest first`() async {
    let stub = LeetCodeStub.sample { world in
      for day in 0..<30 { world.submit("two-sum", by: "alan", at: 1_700_000_000 + day * 86_400) }
      world.submit("two-sum", by: "alan", .wrongAnswer, at: 1_800_000_000)
    }
    let answer = await stub.ask(
      """
      query ($username: String!, $limit: Int) { recentAcSubmissionList(username: $username,
        limit: $limit) { id titleSlug timestamp statusDisplay lang } }
      """, ["username": "alan", "limit": 100])
    let rows = answer.json?["data"]?["recentAcSubmissionList"]?.elements ?? []
    #expect(rows.count == 20)
    #expect(rows.first?["timestamp"] == "1702505600")
    #expect(rows.allSatisfy { $0["statusDisplay"] == "Accepted" && $0["id"]?.text != nil })
  }

  @Test func `one's own progress is given in pages`() async {
    let stub = LeetCodeStub.sample()
    func page(_ filters: Value) async -> Value? {
      await stub.ask(Self.progress, ["filters": filters], session: "stub-session")
        .json?["data"]?["userProgressQuestionList"]
    }
    let first = await page(["skip": 0, "limit": 2, "questionStatus": "SOLVED"])
    #expect(first?["totalNum"] == 4)
    #expect(first?["questions"]?.elements?.count == 2)
    #expect(first?["questions"]?.elements?[1]["lastSubmittedAt"] == "2024-01-15T15:57:18+00:00")
    let last = await page(["skip": 2, "limit": 50, "questionStatus": "SOLVED"])
    #expect(
      last?["questions"]?.elements?.compactMap { $0["titleSlug"]?.text }
        == ["valid-parentheses", "two-sum"])
    let tried = await page(["skip": 0, "limit": 50, "questionStatus": "ATTEMPTED"])
    #expect(tried?["questions"]?.elements?.first?["lastResult"] == "WA")
    let easy = await page(["skip": 0, "limit": 50, "difficulty": ["EASY"]])
    #expect(easy?["totalNum"] == 3)
  }

  @Test func `without a session there is no progress and no submissions`() async {
    let stub = LeetCodeStub.sample()
    #expect(
      await stub.ask(Self.progress).json == ["data": ["userProgressQuestionList": nil]])
    let list = await stub.ask("{ submissionList(offset: 0, limit: 20) { hasNext } }")
    #expect(list.json == ["data": ["submissionList": nil]])
  }

  @Test func `the submissions to a problem are one's own`() async {
    let answer = await LeetCodeStub.sample().ask(
      """
      query ($slug: String!) { submissionList(offset: 0, limit: 20, questionSlug: $slug) {
        lastKey hasNext
        submissions { id titleSlug status statusDisplay lang timestamp isPending } } }
      """, ["slug": "lru-cache"], session: "stub-session")
    let list = answer.json?["data"]?["submissionList"]
    #expect(list?["hasNext"] == false)
    #expect(list?["submissions"]?.elements?.count == 1)
    #expect(list?["submissions"]?.elements?.first?["statusDisplay"] == "Wrong Answer")
  }

  @Test func `a problem's number to submit with is not the one that people know`() async {
    let answer = await LeetCodeStub.sample().ask(
      """
      { question(titleSlug: "binary-search") { questionId questionFrontendId isPaidOnly status
        metaData stats exampleTestcases codeSnippets { langSlug } } }
      """)
    let question = answer.json?["data"]?["question"]
    #expect(question?["questionId"] == "792")
    #expect(question?["questionFrontendId"] == "704")
    #expect(question?["status"] == .null)
    #expect(question?["exampleTestcases"] == "[-1,0,3,5,9,12]\n9")
    let metaData = question?["metaData"]?.text.flatMap { try? Value(json: $0) }
    #expect(metaData?["name"] == "search")
    #expect(question?["codeSnippets"]?.elements?.contains(["langSlug": "swift"]) == true)
  }

  @Test func `an unknown slug is null`() async {
    let answer = await LeetCodeStub.sample().ask("{ question(titleSlug: \"no\") { questionId } }")
    #expect(answer.text == #"{"data":{"question":null}}"#)
  }

  @Test(arguments: [
    ("stub-session", true), ("premium-session", false),
  ]) func `a paid problem shows its text to who pays`(session: String, isShut: Bool) async {
    let answer = await LeetCodeStub.sample().ask(
      #"{ question(titleSlug: "meeting-rooms") { isPaidOnly content codeSnippets { code } } }"#,
      session: session)
    let question = answer.json?["data"]?["question"]
    #expect(question?["isPaidOnly"] == true)
    #expect((question?["content"] == .null) == isShut)
    #expect((question?["codeSnippets"] == .null) == isShut)
  }

  @Test func `a list has a hundred rows a page, whatever is asked for`() async {
    let stub = LeetCodeStub.sample { world in
      for index in 0..<150 {
        world.questions.append(
          LeetCodeStub.Question(slug: "q\(index)", title: "Q", id: index, number: index))
      }
    }
    let query = """
      query ($skip: Int) { problemsetQuestionList: questionList(categorySlug: "", limit: 500,
        skip: $skip, filters: {}) { total: totalNum questions: data {
        frontendQuestionId: questionFrontendId titleSlug status } } }
      """
    for (skip, count) in [(0, 100), (100, 57), (200, 0)] {
      let list = await stub.ask(query, ["skip": .int(skip)]).json?["data"]?[
        "problemsetQuestionList"]
      #expect(list?["total"] == 157)
      #expect(list?["questions"]?.elements?.count == count)
    }
  }

  @Test func `what no client asks for is refused`() async {
    let stub = LeetCodeStub.sample()
    for query in ["{ everything }", "{ userStatus { password } }", "{ userStatus }", "no query"] {
      let answer = await stub.ask(query)
      #expect(answer.status == 400)
      #expect(answer.json?["errors"]?.elements?.count == 1)
    }
    #expect(await stub.answer(.post("/graphql", ["nothing": 1])).status == 400)
  }

  @Test(arguments: [(nil, "", .null), ("stub-session", "ada", "ac")] as [(String?, String, Value)])
  func `the list of everything knows who asks`(
    session: String?, name: String, status: Value
  ) async {
    let answer = await LeetCodeStub.sample().answer(
      .get("/api/problems/all/", headers: session.map { .signedIn($0) } ?? [:]))
    #expect(answer.json?["user_name"] == .string(name))
    let pairs = answer.json?["stat_status_pairs"]?.elements ?? []
    #expect(pairs.first?["status"] == status)
    #expect(pairs.first?["stat"]?["frontend_question_id"] == 1)
    #expect(answer.json?["category_slug"] == "all")
  }

  @Test func `the old list of submissions wants a browser and a session`() async {
    let stub = LeetCodeStub.sample()
    let path = "/api/submissions/?offset=3&limit=20&lastkey="
    #expect(await stub.answer(.get(path, headers: .signedIn())).status == 403)
    let agent = ["user-agent": "Mozilla/5.0"]
    #expect(await stub.answer(.get(path, headers: agent)).status == 401)
    let answer = await stub.answer(
      .get(path, headers: .signedIn().merging(agent) { $1 }))
    #expect(answer.json?["submissions_dump"]?.elements?.count == 2)
    #expect(answer.json?["has_next"] == false)
  }

  @Test(arguments: ["/graphql", "/graphql/", "/graphql/noj-go/"])
  func `GraphQL answers at each of its paths`(path: String) async {
    let stub = LeetCodeStub.sample()
    let answer = await stub.answer(.post(path, ["query": .string(Self.status)]))
    #expect(answer.status == 200)
    let given = await stub.answer(.get(path))
    #expect(given.header("Set-Cookie")?.hasPrefix("csrftoken=stub-csrf;") == true)
  }

  @Test(arguments: ["/", "/nothing/", "/problems/two-sum/", "/api/problems/none/"])
  func `any other path is a page that is not there`(path: String) async {
    let answer = await LeetCodeStub.sample().answer(.get(path))
    #expect(answer.status == 404)
    #expect(answer.header("content-type") == "text/html; charset=utf-8")
  }
}
