@testable import AppFeature
import Domain
import Foundation
import Markup
@testable import OnlineFeature
import Store
import Synchronization
import Testing
import TestSupport

@testable import SiteKit

@Suite struct AISettingsTests {
  private func withServices(
    _ body: (inout Services) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      var services = Services(
        problems: .fixed([.twoSum]), runner: .accepting, database: try AppDatabase(folder: folder),
        now: { Instant(milliseconds: 0) }, cacheFolder: folder)
      services.languageModel = { choice, key, _ in
        guard choice.address.hasPrefix("http") else {
          throw OnlineError.badAddress(choice.address)
        }
        return .answering("key \(key ?? "none")")
      }
      try await body(&services)
    }
  }

  private func typed(
    _ service: String, _ address: String, key: String = "", explain: String? = nil
  ) -> AI.Typed {
    let fields = ["service": service, "address": address, "model": " small ", "key": key]
    return AI.Typed { name in name == "explain" ? explain : fields[name] }
  }

  @Test func `nothing is chosen at first, and nothing of a model is on a problem's page`()
    async throws
  {
    try await withServices { services in
      #expect(try await services.aiChoice() == AIChoice())
      #expect(try await AI.provider(with: services).name == "forge")
      let model = try await Workspace.model(
        slug: "two-sum", view: ProblemView(), with: services)
      #expect(!model.hasAdvice)
      let html = Workspace.html(model, PageContext(nonce: "n", formToken: "t")).text
      #expect(!html.contains("id=\"advice\""))
      #expect(html.contains("Suggest cases"))
    }
  }

  @Test func `a choice and its key are kept, the key for its owner alone`() async throws {
    try await withServices { services in
      let refused = try await AI.save(
        typed("openai", "http://127.0.0.1:9/v1", key: " sk-my-key-1234567890 ", explain: "yes"),
        with: services)
      #expect(refused == nil)
      let choice = try await services.aiChoice()
      #expect(
        choice
          == AIChoice(
            service: .openAI, address: "http://127.0.0.1:9/v1", model: "small",
            isExplaining: true))
      #expect(AI.key(for: choice, with: services) == "sk-my-key-1234567890")
      let file = try #require(services.dataFolder).appending(path: "ai-key")
      let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
      #expect(mode as? Int == 0o600)
      let part = try await AI.part(with: services)
      let html = AI.settingsPart(part, PageContext(nonce: "n", formToken: "t")).text
      #expect(!html.contains("sk-my-key"))
      #expect(html.contains("placeholder=\"kept\""))
      let archive = String(
        decoding: try await services.database.archive(at: Instant(milliseconds: 0)), as: UTF8.self)
      #expect(!archive.contains("sk-my-key"))
      let page = try await Workspace.model(slug: "two-sum", view: ProblemView(), with: services)
      #expect(page.hasAdvice)
    }
  }

  @Test func `an empty key stays, another address lets it go`() async throws {
    try await withServices { services in
      let here = "http://127.0.0.1:9/v1"
      _ = try await AI.save(typed("openai", here, key: "my-key"), with: services)
      _ = try await AI.save(typed("openai", here), with: services)
      let choice = try await services.aiChoice()
      #expect(AI.key(for: choice, with: services) == "my-key")
      _ = try await AI.save(typed("openai", "https://elsewhere.example/v1"), with: services)
      #expect(AI.key(for: choice, with: services) == nil)
      #expect(!AI.keepsKey(with: services))
    }
  }

  @Test(arguments: [
    ("openai", "not an address", ""), ("openai", "http://127.0.0.1", "with blank in"),
  ])
  func `what cannot be used is refused and nothing is kept`(
    service: String, address: String, key: String
  ) async throws {
    try await withServices { services in
      let part = try await AI.save(typed(service, address, key: key), with: services)
      #expect(part?.outcome?.isGood == false)
      #expect(part?.choice.address == address)
      #expect(try await services.aiChoice() == AIChoice())
      #expect(!AI.keepsKey(with: services))
    }
  }

  @Test func `a try asks the typed model, keeps nothing and gives no key to strangers`()
    async throws
  {
    try await withServices { services in
      let here = "http://127.0.0.1:9/v1"
      _ = try await AI.save(typed("openai", here, key: "my-key"), with: services)
      let mine = try await AI.attempt(typed("openai", here), with: services)
      #expect(mine == .init(words: "small at here answered “key my-key” in 0.0 s.", isGood: true))
      let other = try await AI.attempt(typed("openai", "http://127.0.0.1:10"), with: services)
      #expect(other.words.contains("key none"))
      let wrong = try await AI.attempt(typed("openai", "x"), with: services)
      #expect(!wrong.isGood)
      #expect(try await AI.attempt(typed("offline", ""), with: services).isGood)
      #expect(try await services.aiChoice().address == here)
    }
  }

  @Test func `settings from elsewhere take a key nowhere`() async throws {
    try await withServices { services in
      _ = try await AI.save(
        typed("openai", "http://127.0.0.1:9/v1", key: "my-key"), with: services)
      var other = try await services.aiChoice()
      other.address = "https://elsewhere.example/v1"
      // As an import does it: the choice alone.
      try await AI.keep(other, with: services)
      #expect(AI.key(for: other, with: services) == nil)
      other = AIChoice(service: .anthropic, address: "http://127.0.0.1:9/v1")
      #expect(AI.key(for: other, with: services) == nil)
      let part = try await AI.part(with: services)
      #expect(!part.hasKey)
      let html = AI.settingsPart(part, PageContext(nonce: "n", formToken: "t")).text
      #expect(html.contains("Delete the key"))
    }
  }

  @Test func `a file that does not say whom its key is for has none`() async throws {
    try await withServices { services in
      let file = try #require(services.dataFolder).appending(path: "ai-key")
      try Data("sk-bare-key".utf8).write(to: file)
      let choice = AIChoice(service: .openAI, address: "http://127.0.0.1:9/v1")
      #expect(AI.key(for: choice, with: services) == nil)
    }
  }

  @Test func `a model that uses up its tokens is there all the same`() async throws {
    try await withServices { services in
      services.languageModel = { _, _, _ in
        .failing(OnlineError.cutOff(service: "small", atLength: true))
      }
      let outcome = try await AI.attempt(typed("openai", "http://127.0.0.1:9"), with: services)
      #expect(outcome.isGood)
      #expect(outcome.words.hasPrefix("small at here answers"))
    }
  }

  @Test func `a forgotten key is gone`() async throws {
    try await withServices { services in
      _ = try await AI.save(
        typed("openai", "http://127.0.0.1:9/v1", key: "my-key"), with: services)
      let part = try await AI.forget(with: services)
      #expect(!part.hasKey)
      #expect(!AI.keepsKey(with: services))
      _ = try await AI.forget(with: services)
    }
  }

  @Test func `options of another service get no key that was not given for it`() async throws {
    try await withServices { services in
      let seen = Mutex<[String?]>([])
      services.languageModel = { _, key, _ in
        seen.withLock { $0.append(key) }
        return .answering("x")
      }
      let here = AIChoice(service: .openAI, address: "http://127.0.0.1:9/v1", model: "a")
      try await AI.keep(here, with: services)
      try AI.keep(key: "my-key", for: here, with: services)
      seen.withLock { $0 = [] }
      var other = here
      other.model = "b"
      _ = try await AI.provider(other, key: nil, with: services)
      other.address = "https://elsewhere.example"
      _ = try await AI.provider(other, key: nil, with: services)
      _ = try await AI.provider(other, key: " \n", with: services)
      _ = try await AI.provider(other, key: "given\n", with: services)
      #expect(seen.withLock { $0 } == ["my-key", nil, nil, "given"])
      await #expect(throws: AIError.badKey) {
        try await AI.provider(other, key: "no key", with: services)
      }
    }
  }
}
