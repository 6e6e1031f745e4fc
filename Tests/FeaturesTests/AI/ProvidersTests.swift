import Catalogue
import Domain
import Foundation
@testable import OnlineFeature
import Synchronization
import Testing
import TestSupport

@testable import Trials

/// What every provider of cases has to keep (F21).
@Suite struct ProvidersTests {
  enum Kind: CaseIterable {
    case offline, model

    var provider: TestCaseAIProviding {
      switch self {
      case .offline: .offline
      case .model:
        .model(
          .answering(
            "{\"cases\":[{\"input\":[[3,3]],\"expected\":[6,6],\"kind\":\"edge\",\"why\":\"w\"},"
              + "{\"input\":[[99]],\"why\":\"breaks a constraint\"}]}"))
      }
    }
  }

  private func withProblem(_ body: (Problem) async throws -> Void) async throws {
    try await withTemporaryFolder { root in
      try GateFolder(root: root).write()
      let place = try #require(try problemPlaces(in: root).first)
      try await body(try ProblemFolder(place).problem)
    }
  }

  @Test(arguments: Kind.allCases)
  func `a provider has a name and answers in the one form`(kind: Kind) async throws {
    try await withProblem { problem in
      let provider = kind.provider
      #expect(!provider.name.isEmpty)
      let text = try await provider.propose(problem, 10)
      let (cases, left) = try ProposalReader(origin: provider.name).cases(in: text)
      #expect(!cases.isEmpty && cases.count <= 10 && left == 0)
      for item in cases { #expect(throws: Never.self) { try item.result.get() } }
    }
  }

  @Test(arguments: Kind.allCases)
  func `what it proposes goes through the same gate`(kind: Kind) async throws {
    try await withProblem { problem in
      let text = try await kind.provider.propose(problem, 10)
      let gate = Proposals(problem: problem, runner: .doubling, known: [[[1]]])
      var review = try await gate.looked(at: text, from: kind.provider.name)
      gate.settle(&review)
      #expect(!review.accepted.isEmpty)
      for item in review.accepted {
        #expect(item.answer != nil)
        #expect(!item.edges.isEmpty)
      }
      for item in review.quarantined { #expect(item.quarantine?.isEmpty == false) }
      #expect(review.accepted.count + review.quarantined.count == review.items.count)
    }
  }

  @Test func `the offline one covers the three kinds of edges without a network`() async throws {
    try await withProblem { problem in
      let text = try await TestCaseAIProviding.offline.propose(problem, 50)
      let kinds = try ProposalReader(origin: "").cases(in: text).cases.map {
        try $0.result.get().kind
      }
      #expect(Set(kinds).isSuperset(of: ["single", "largest", "edge"]))
    }
  }

  @Test func `a model is asked for a stream, with the schema`() async throws {
    let asked = Mutex<[ModelPrompt]>([])
    var model = LanguageModel.answering("{}")
    model.complete = { _ in throw OnlineError.timedOut(service: "small") }
    let stream = model.stream
    model.stream = { prompt in
      asked.withLock { $0.append(prompt) }
      return stream(prompt)
    }
    #expect(try await TestCaseAIProviding.model(model).propose(.doubling, 5) == "{} ")
    #expect(asked.withLock { $0.map { $0.schema != nil } } == [true])
  }

  @Test func `a class whose calls take nothing has a schema without an empty choice`() {
    var problem = Problem.doubling
    problem.signature = .design(
      DesignSignature(
        className: "Counter", constructor: [],
        methods: [.init(name: "tick", parameters: [], returns: .int)]))
    problem.comparator = .replay
    let schema = CaseSchema(problem: problem).value
    #expect(!schema.json.contains("\"anyOf\":[]"))
    #expect(schema.json.contains("{\"items\":{\"type\":\"null\"},\"type\":\"array\"}"))
  }

  @Test func `a model that fails is told as it is`() async throws {
    let provider = TestCaseAIProviding.model(
      .failing(OnlineError.sessionEnded(service: "small")))
    await #expect(throws: OnlineError.sessionEnded(service: "small")) {
      try await provider.propose(.twoSum, 5)
    }
  }

  @Test func `the question has the exercise, its limits and the three kinds, and no more`() {
    let prompt = CasePrompt(problem: .doubling, count: 200).prompt
    for part in [
      "up to 50 test cases", "the smallest input", "a single element", "the largest",
      "double(nums: int[]) -> int[]", "\"length\":[1,1000]", "orderMatters", "return in any order",
      "random",
    ] { #expect(prompt.question.contains(part), "\(part)") }
    #expect(!prompt.question.contains("fast"), "no solution is sent")
    let item = prompt.schema?["properties"]?["cases"]?["items"]
    #expect(
      item?["properties"]?["input"]
        == ["type": "array", "items": ["type": "array", "items": ["type": "integer"]]])
    #expect(item?["properties"]?["expected"] == ["type": "array", "items": ["type": "integer"]])
  }
}

extension LanguageModel {
  /// Answers always the same, in pieces of a few letters where it is streamed.
  static func answering(_ text: String, name: String = "small at here") -> LanguageModel {
    LanguageModel(
      name: name, complete: { _ in text },
      stream: { _ in
        AsyncThrowingStream { stream in
          for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            stream.yield("\(word) ")
          }
          stream.finish()
        }
      })
  }

  static func failing(_ error: any Error, after text: String = "") -> LanguageModel {
    LanguageModel(
      name: "small at here", complete: { _ in throw error },
      stream: { _ in
        AsyncThrowingStream { stream in
          if !text.isEmpty { stream.yield(text) }
          stream.finish(throwing: error)
        }
      })
  }
}
