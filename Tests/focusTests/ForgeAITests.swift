import Domain
import Foundation
import Stubs
import TestSupport
import Testing

@testable import focus

/// `focus catalogue forge --ai` over a real line to a stand-in on this machine.
@Suite struct ForgeAITests {
  private func forge(
    _ terminal: TestTerminal, _ address: String, _ more: String...
  ) async -> TestTerminal.Outcome {
    await terminal.run(
      [
        "catalogue", "forge", "two-sum", "--ai", "--add", "--ai-service", "openai", "--ai-model",
        "small", "--ai-address", address + "/v1",
      ] + more)
  }

  @Test(arguments: [
    (ModelFault.html, "sent something unknown"), (.huge, "sent more than"),
    (.injection, "isn't a list of cases"), (.truncatedJSON, "isn't a list of cases"),
    (.wrongJSON, "isn't a list of cases"), (.cutShort, "isn't a list of cases"),
    (.unauthorized, "no longer accepts the sign-in"), (.overloaded, "has a problem at the moment"),
    (.serverError, "has a problem at the moment"), (.unknownModel, "refused the request"),
    (.empty, "sent something unknown"),
  ])
  func `a hostile or broken answer changes nothing and says so`(
    fault: ModelFault, words: String
  ) async throws {
    try await withTerminal { terminal in
      let file = terminal.home.appending(
        path: "Content/problems/arrays-hashing/two-sum/tests.json")
      let before = try Data(contentsOf: file)
      let stub = ModelStub(.openAI)
      stub.inject(fault)
      let outcome = try await stub.serving { await forge(terminal, $0) }
      #expect(outcome.status == 3, "\(outcome)")
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.contains(words), "\(outcome.errors)")
      #expect(try Data(contentsOf: file) == before)
    }
  }

  @Test func `the key goes in its header alone`() async throws {
    try await withTerminal { terminal in
      var terminal = terminal
      let key = "sk-forge-key-of-nobody-000001"
      terminal.overrides["FOCUS_AI_KEY"] = key
      let stub = ModelStub(.openAI, key: key)
      let outcome = try await stub.serving { await forge(terminal, $0) }
      // The runner of this test answers nothing, so that nothing confirms the model's cases.
      #expect(outcome.status == 1, "\(outcome)")
      #expect(outcome.output.contains("0 accepted, 5 in quarantine."))
      #expect(!"\(outcome)".contains(key))
      let request = try #require(stub.requests.first)
      #expect(request.headers["authorization"] == "Bearer \(key)")
      #expect(!String(decoding: request.body, as: UTF8.self).contains(key))
    }
  }

  @Test(arguments: [
    (["--ai-model", "small"], "options need --ai"),
    (["--ai", "--ai-service", "nobody"], "--ai-service must be one of"),
  ])
  func `wrong options end with status 2`(options: [String], words: String) async throws {
    try await withTerminal { terminal in
      let refused = await terminal.run(["catalogue", "forge", "two-sum"] + options)
      #expect(refused.status == 2)
      #expect(refused.errors.contains(words), "\(refused.errors)")
    }
  }

  @Test func `an address without TLS in public is refused`() async throws {
    try await withTerminal { terminal in
      let refused = await forge(terminal, "http://example.com")
      #expect(refused.status == 3)
      #expect(refused.errors.contains("could be read on the way"), "\(refused.errors)")
    }
  }
}
