public import Domain

/// A report in the form that Exercism's test runners write: `results.json`, version 3.
public struct ExercismResults: Sendable, Hashable, Encodable {
  public enum Status: String, Sendable, Hashable, Encodable {
    case pass, fail, error
  }

  public struct Test: Sendable, Hashable, Encodable {
    public var name: String
    public var status: Status
    /// Nil when it passed.
    public var message: String?
    /// The promise that the test holds the answer to; hidden tests stay hidden.
    public var testCode: String
    /// The requirement's number among the brief's lines, from 1.
    public var taskId: Int?

    private enum CodingKeys: String, CodingKey {
      case name, status, message
      case testCode = "test_code"
      case taskId = "task_id"
    }
  }

  public var version = 3
  public var status: Status
  /// Why nothing ran; only with `error`.
  public var message: String?
  public var tests: [Test]

  /// The hidden tests in their order, then each rule of the sources, and races none of them saw.
  public init(_ report: GradeReport, of takeHome: TakeHome) {
    guard report.diagnostics.isEmpty else {
      status = .error
      message = report.diagnostics.joined(separator: "\n")
      tests = []
      return
    }
    tests =
      report.tests.map { Test($0, of: takeHome) }
      + takeHome.safety.compactMap { Test($0, of: report) }
    status = tests.allSatisfy { $0.status == .pass } ? .pass : .fail
  }
}

extension ExercismResults.Test {
  fileprivate init(_ test: GradeReport.Test, of takeHome: TakeHome) {
    let index = takeHome.lines.firstIndex { $0.suites.contains(test.suite) }
    let requirement = index.map { takeHome.lines[$0] }
    let check = takeHome.safety.first { $0.hammers(test.suite) }
    name = "\(test.suite): \(test.name)"
    testCode =
      requirement.map { "\($0.id): \($0.title)" } ?? check.map { "\($0.id): \($0.title)" }
      ?? test.suite
    taskId = index.map { $0 + 1 }
    switch test.status {
    case .passed: status = .pass
    case .failed:
      status = .fail
      message = test.message ?? "It failed."
    case .missing:
      status = .error
      message = test.message ?? "It never ended."
    }
  }

  /// A rule of the sources, or a race that no hidden test saw; nil for what hidden tests judge.
  fileprivate init?(_ check: TakeHome.SafetyCheck, of report: GradeReport) {
    let loss = report.lost.first { $0.id == check.id }
    name = check.title
    status = loss == nil ? .pass : .fail
    message = loss?.reason
    switch check.kind {
    case .lint(let rule): testCode = "\(check.id): \(rule)"
    case .hammer(let suites):
      let own = report.tests.filter { suites.contains($0.suite) }
      guard loss != nil, own.allSatisfy({ $0.status == .passed }) else { return nil }
      testCode = "\(check.id): \(check.title)"
    }
  }
}

extension TakeHome.SafetyCheck {
  fileprivate func hammers(_ suite: String) -> Bool {
    if case .hammer(let suites) = kind { suites.contains(suite) } else { false }
  }
}
