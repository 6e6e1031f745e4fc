@testable import AppFeature
import Domain
import Foundation
import Markup
import Store
import Testing
import TestSupport

@testable import SiteKit

/// What a file may bring along, and how long it stays.
struct SettingsImportTests {
  private func services(_ database: AppDatabase? = nil, cache: URL? = nil) throws -> Services {
    Services(
      problems: .fixed([.twoSum]), runner: .accepting, database: try database ?? .empty(),
      now: { Instant(milliseconds: 0) }, cacheFolder: cache ?? URL(filePath: "/nowhere"))
  }

  private let context = PageContext(nonce: "n", formToken: "t")

  @Test func `what reaches outside is named, and comes in only when it is asked for`() async throws
  {
    try await withTemporaryFolder { folder in
      let source = try services()
      let choice = AIChoice(
        service: .openAI, address: "https://elsewhere.example/v1", model: "m", isExplaining: true)
      let text = String(decoding: try JSONEncoder().encode(choice), as: UTF8.self)
      try await source.database.setSetting("ai", to: text)
      try await source.database.setSetting("leetcode", to: "{}")
      try await source.database.setSetting("place:two-sum", to: "leetCode")
      try await Settings.set("name", to: "Ada", with: source)
      let bytes = try await Settings.export(with: source).bytes
      for mode in ImportMode.allCases {
        let target = try services(
          try AppDatabase(folder: folder.appending(path: mode.rawValue)), cache: folder)
        try await target.database.setSetting("place:three-sum", to: "leetCode")
        let preview = try await Settings.look(at: bytes, mode: mode, with: target)
        #expect(preview.outside.count == 3)
        #expect(
          preview.outside.contains { $0.contains("elsewhere.example") && $0.contains("explain") })
        #expect(preview.outside.contains { $0.contains("two-sum") })
        let page = Settings.preview(preview, context).text
        #expect(page.contains("elsewhere.example") && page.contains("name=\"outside\""))
        #expect(!page.contains("name=\"outside\" value=\"yes\" checked"))
        #expect(Settings.text(preview).contains("--with-outside"))
        try await Settings.takeIn(preview.file, mode: mode, isSure: true, with: target)
        #expect(try await target.database.preferences().name == "Ada")
        #expect(try await target.aiChoice().service == .offline)
        #expect(try await target.database.setting("place:two-sum") == nil)
        #expect(try await target.database.setting("place:three-sum") == "leetCode")
        let again = try await Settings.look(at: bytes, mode: mode, with: target)
        #expect(!again.isEmpty)
        try await Settings.takeIn(
          again.file, mode: mode, isSure: true, takesOutside: true, with: target)
        #expect(try await target.aiChoice() == choice)
      }
    }
  }

  @Test func `files that were looked at stay few, small together, and short`() async throws {
    try await withTemporaryFolder { folder in
      let target = try services(try AppDatabase(folder: folder), cache: folder)
      let imports = folder.appending(path: "imports")
      for number in 0..<6 {
        let source = try services()
        try await Settings.set("name", to: "Ada \(number)", with: source)
        let bytes = try await Settings.export(with: source).bytes
        _ = try await Settings.look(at: bytes, mode: .merge, with: target)
      }
      let files = try FileManager.default.contentsOfDirectory(
        at: imports, includingPropertiesForKeys: nil)
      #expect(files.count == 3)
      for file in files {
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
        #expect(mode as? Int == 0o600)
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: -4_000)], ofItemAtPath: file.path)
      }
      let bytes = try await Settings.export(with: target).bytes
      _ = try await Settings.look(at: bytes, mode: .merge, with: target)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: imports.path).count == 1)
    }
  }
}
