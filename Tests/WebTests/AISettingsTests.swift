import Domain
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing
import TestSupport

@testable import Web

@Suite struct AISettingsTests {
  @Test func `the part stands on the settings page and alone`() async throws {
    try await withSite { site in
      for address in ["/settings", "/settings/ai"] {
        let page = try await site.get(address)
        #expect(page.status == .ok)
        #expect(page.text.contains("id=\"ai\""))
        #expect(page.text.contains("http://127.0.0.1:11434/v1"))
      }
    }
  }

  @Test func `an address that is none is explained where it was typed`() async throws {
    try await withSite { site in
      let fields = ["service": "openai", "address": "nowhere", "model": "m"]
      for isFragment in [true, false] {
        let refused = try await site.post("/settings/ai", fields, isFragment: isFragment)
        #expect(refused.status == .unprocessableContent)
        #expect(refused.text.contains("value=\"nowhere\""))
        #expect(refused.text.contains("role=\"alert\""))
      }
      let whole = try await site.post(
        "/settings/ai/try", fields.merging(["key": "sk-typed-now"]) { $1 })
      #expect(whole.text.contains("value=\"nowhere\""), "what was typed stays")
      #expect(!whole.text.contains("sk-typed-now"))
      let tried = try await site.post("/settings/ai/try", fields, isFragment: true)
      #expect(tried.status == .ok)
      #expect(tried.text.contains("id=\"ai-outcome\""))
      #expect(tried.text.contains("a valid service address"))
    }
  }

  @Test func `nothing chosen is saved and can be forgotten`() async throws {
    try await withSite { site in
      let saved = try await site.post(
        "/settings/ai", ["service": "offline", "explain": "yes"], isFragment: true)
      #expect(saved.status == .ok)
      #expect(saved.text.contains("Saved."))
      #expect(saved.text.contains(" checked"))
      let gone = try await site.post("/settings/ai/forget", isFragment: true)
      #expect(gone.text.contains("The key was deleted."))
      #expect(try await site.get("/settings/ai/try").status == .methodNotAllowed)
    }
  }
}
