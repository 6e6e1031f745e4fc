import Testing

@testable import Judge

@Suite(.timeLimit(.minutes(20)))
struct TestRunTests {
  private static func event(_ kind: String, _ id: String, _ more: String = "") -> String {
    #"{"kind":"event","payload":{"kind":"\#(kind)","testID":"\#(id)"\#(more)},"version":0}"# + "\n"
  }

  private static func issue(_ id: String, _ fields: String = #""isKnown":false"#) -> String {
    event(
      "issueRecorded", id,
      #","issue":{\#(fields)},"messages":[{"symbol":"fail","text":"It is dark."}]"#)
  }

  private static let id = "M.Suite/test()/A.swift:1:2"
  private static let whole = event("testStarted", id) + issue(id) + event("testEnded", id)

  private func run(_ text: String, cutAt size: Int = .max) -> TestRun {
    var run = TestRun(module: "M")
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      _ = run.take(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    return run
  }

  @Test(arguments: [1, 7, 100, .max])
  func `records are read however they are cut`(size: Int) {
    #expect(
      run(Self.whole, cutAt: size).ended.values.map { [$0.id, $0.failure] }
        == [["Suite/test()/A.swift:1:2", "It is dark."]])
  }

  @Test(arguments: [
    event("testEnded", id), event("testStarted", id), event("testStarted", "N.Suite/test()"),
    event("testEnded", "Suite/test()/A.swift:1:2"), "PASS\n", "{}\n", "\u{0}\n", "\n\n",
    whole.replacing("M.", with: "Other."),
  ])
  func `a test counts when it began and ended in this module`(text: String) {
    #expect(run(text).ended.isEmpty)
  }

  @Test(arguments: [("", 1), ("ab", 0), ("xyz", 0), ("abc", 1)])
  func `records that do not begin with the key are nobody's`(key: String, count: Int) {
    var run = TestRun(module: "M", key: key.isEmpty ? "" : "abc")
    let lines = Self.whole.split(separator: "\n").map { "\(key)\($0)\n" }.joined()
    _ = run.take(Array(lines.utf8))
    #expect(run.ended.count == count)
  }

  @Test(arguments: [
    #""isKnown":true"#, #""isKnown":false,"isFailure":false"#,
    #""isKnown":false,"severity":"warning""#,
  ])
  func `known issues and warnings fail nothing`(fields: String) {
    let text =
      Self.event("testStarted", Self.id) + Self.issue(Self.id, fields)
      + Self.event("testEnded", Self.id)
    #expect(run(text).ended.values.map(\.failure) == [nil])
  }

  @Test func `a second end takes nothing back`() {
    let text = Self.whole + Self.event("testStarted", Self.id) + Self.event("testEnded", Self.id)
    #expect(run(text).ended.values.map(\.failure) == ["It is dark."])
  }

  @Test(arguments: [
    (JailExit.Cause.program, JailExit.Status.exited(0), "exit status 0"),
    (.program, .signaled(4), "crashed"), (.wallLimit, .signaled(9), "in time"),
    (.idleLimit, .signaled(9), "in time"), (.memoryLimit, .signaled(9), "memory"),
  ])
  func `why tests are missing is said`(
    cause: JailExit.Cause, status: JailExit.Status, word: String
  ) {
    var run = TestRun(module: "M")
    run.end = JailExit(status: status, cause: cause)
    #expect(run.reasonForMissing.contains(word))
  }

  @Test func `a report of ThreadSanitizer is told with the candidate's line`() {
    var run = TestRun(module: "M")
    run.errors = """
      WARNING: ThreadSanitizer: Swift access race (pid=7)
        Modifying access of Swift variable at 0x1 by thread T1:
          #0 x /focus/template/hidden/H.swift:9:1 (tests+0x1)
          #1 y /focus/run/candidate/Sources/A/B.swift:12:5 (tests+0x2)
      """
    let roots = ["/focus/run/candidate", "/focus"]
    #expect(
      run.race(roots: roots)
        == "ThreadSanitizer saw a Swift access race at Sources/A/B.swift:12.")
    run.errors = ""
    #expect(run.race(roots: roots) == nil)
    run.end.status = .exited(66)
    #expect(run.race(roots: roots) == nil)
  }
}
