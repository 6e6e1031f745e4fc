@testable import AppFeature
import Domain
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Markup
import NIOCore
import SiteKit
import Store
import Testing

@testable import Web

@Suite struct SettingsTests {
  /// Sends a file as the page's script does.
  private func upload(
    _ bytes: [UInt8], to site: TestSite, mode: ImportMode = .merge, token: String? = nil
  ) async throws -> TestResponse {
    try await site.client.execute(
      uri: SitePath.settings(.upload(mode)).description, method: .post,
      headers: [
        .cookie: site.cookie, .origin: site.site.origin, .contentType: "application/json",
        .focusFragment: "1", .formToken: token ?? site.formToken,
      ], body: ByteBuffer(bytes: bytes))
  }

  @Test func `the form is saved, and every page looks like it from then on`() async throws {
    try await withSite { site in
      let page = try await site.get("/settings")
      #expect(page.status == .ok)
      #expect(page.text.contains("<html lang=\"en\">"))
      let saved = try await site.post(
        "/settings", ["name": "Ada", "appearance": "dark", "font-size": "18", "study-reminder": ""])
      #expect(saved.status == .seeOther)
      #expect(saved.location == "/settings?done=saved")
      let after = try await site.get(saved.location)
      #expect(after.text.contains("role=\"status\">Saved.</p>"))
      #expect(after.text.contains("value=\"Ada\""))
      for path in ["/settings", "/problems", "/problems/two-sum", "/log"] {
        let page = try await site.get(path)
        #expect(page.text.contains("<html lang=\"en\" data-theme=\"dark\">"), "\(path)")
        #expect(page.text.contains("--editor-size: 18px"), "\(path)")
      }
      let missing = try await site.get("/settings/nowhere/else")
      #expect(missing.status == .notFound)
    }
  }

  @Test func `a bad field is told, and what was typed beside it stays`() async throws {
    try await withSite { site in
      let refused = try await site.post(
        "/settings", ["name": "Ada", "daily-goal": "0", "zone": "Mars/Olympus"])
      #expect(refused.status == .unprocessableContent)
      #expect(refused.text.contains("id=\"daily-goal-trouble\""))
      #expect(refused.text.contains("id=\"zone-trouble\""))
      #expect(refused.text.contains("value=\"Ada\""))
      #expect(try await site.services.database.preferences() == .standard)
    }
  }

  @Test func `the sidebar's switch changes the settings`() async throws {
    try await withSite { site in
      let kept = try await site.post(
        "/settings/appearance", ["appearance": "light"], isFragment: true)
      #expect(kept.status == .noContent)
      #expect(try await site.services.database.preferences().appearance == .light)
      let plain = try await site.post("/settings/appearance", ["appearance": "system"])
      #expect(plain.location == "/settings")
      let refused = try await site.post("/settings/appearance", ["appearance": "sepia"])
      #expect(refused.status == .unprocessableContent)
    }
  }

  @Test func `everything is downloaded as a file, and only by the learner`() async throws {
    try await withSite { site in
      let file = try await site.get("/settings/export")
      #expect(file.status == .ok)
      #expect(file.headers[.contentDisposition] == "attachment; filename=\"focus-2023-11-14.json\"")
      #expect(file.headers[.cacheControl] == "no-store")
      #expect(try Value(json: file.text)["format"] == "focus-data")
      let stranger = try await site.get("/settings/export", isSignedIn: false)
      #expect(stranger.status == .forbidden)
    }
  }

  @Test func `a file is looked at, previewed in both ways, and taken in`() async throws {
    try await withSite { site in
      try await Settings.set("name", to: "Ada", with: site.services)
      let bytes = Array((try await site.get("/settings/export")).text.utf8)
      try await Settings.set("name", to: "Grace", with: site.services)
      let seen = try await upload(bytes, to: site)
      #expect(seen.status == .ok)
      #expect(seen.text.hasPrefix("<div id=\"import\""))
      #expect(seen.text.contains("1 changed"))
      let plain = try await site.post(
        "/settings/import", ["text": String(decoding: bytes, as: UTF8.self)])
      #expect(plain.status == .seeOther)
      #expect(try await site.get(plain.location).text.contains("Merge it"))
      let replacing = try await site.get(plain.location + "?mode=replace")
      #expect(replacing.text.contains("Replace everything"))
      let unsure = try await site.post(plain.location + "?mode=replace")
      #expect(unsure.status == .unprocessableContent)
      #expect(try await site.services.database.preferences().name == "Grace")
      let done = try await site.post(plain.location)
      #expect(done.location == "/settings?done=imported")
      #expect(try await site.services.database.preferences().name == "Ada")
      let gone = try await site.get(plain.location)
      #expect(gone.status == .gone)
      #expect(gone.text.contains("Choose it again"))
    }
  }

  @Test func `a file that cannot be used is explained where it was chosen`() async throws {
    try await withSite { site in
      let fragment = try await upload(Array("{\"a\":1".utf8), to: site)
      #expect(fragment.status == .unprocessableContent)
      #expect(fragment.text.hasPrefix("<div id=\"import\""))
      #expect(fragment.text.contains("The file is damaged"))
      let page = try await site.post("/settings/import", ["text": "[]"])
      #expect(page.status == .unprocessableContent)
      #expect(page.text.contains("a Focus export."))
      #expect(page.text.contains("<form id=\"settings\""))
      let foreign = try await upload([], to: site, token: "wrong")
      #expect(foreign.status == .forbidden)
      let undo = try await site.post("/settings/import/undo")
      #expect(undo.status == .unprocessableContent)
      #expect(undo.text.contains("no import to undo."))
    }
  }
}
