@testable import AppFeature
import Domain
import Foundation
import Markup
import SiteKit
import Store
import Testing
import TestSupport

@testable import SiteKit

@Suite struct SettingsTests {
  private static let now = Instant("2026-02-06T08:40:26.092Z") ?? Instant(milliseconds: 0)

  private func services(_ database: AppDatabase? = nil, cache: URL? = nil) throws -> Services {
    Services(
      problems: .fixed([.twoSum]), runner: .accepting, database: try database ?? .empty(),
      now: { Self.now }, cacheFolder: cache ?? URL(filePath: "/nowhere"))
  }

  private func model(
    _ preferences: Preferences = .standard, refusal: Settings.Refusal? = nil,
    notice: SettingsPath.Notice? = nil, data: Settings.Data? = nil
  ) -> Settings.Model {
    Settings.Model(
      preferences, zones: ["America/New_York", "Europe/Berlin", "UTC"], systemZone: "Europe/Paris",
      notice: notice, refusal: refusal,
      data: data
        ?? Settings.Data(
          folder: "/home/ada/focus", copiedAt: nil, importing: Settings.Importing()))
  }

  private let context = PageContext(nonce: "n", formToken: "t")

  // MARK: Saving

  @Test func `a form is saved as a whole, and what it does not have stays`() async throws {
    let services = try services()
    try await services.database.changePreferences { $0.dailyGoal = 7 }
    let refusal = try await Settings.save(
      [.name: "Ada", .zone: "Europe/Berlin", .studyReminder: "18:30"], with: services)
    #expect(refusal == nil)
    let kept = try await services.database.preferences()
    #expect(
      (kept.name, kept.zone, kept.studyReminderMinutes, kept.dailyGoal)
        == ("Ada", "Europe/Berlin", 1_110, 7))
  }

  @Test func `a bad field is told beside it, nothing is saved and nothing typed is lost`()
    async throws
  {
    let services = try services()
    let typed: [Preferences.Field: String] = [.name: "Ada", .dailyGoal: "many", .fontSize: "99"]
    let refusal = try #require(try await Settings.save(typed, with: services))
    #expect(refusal.typed == typed)
    #expect(Set(refusal.troubles.keys) == [.dailyGoal, .fontSize])
    #expect(try await services.database.preferences() == .standard)
    let fields = model(refusal: refusal).groups.flatMap(\.fields)
    #expect(fields.first { $0.key == .name }?.value == "Ada")
    #expect(fields.first { $0.key == .dailyGoal }?.value == "many")
    #expect(fields.first { $0.key == .dailyGoal }?.trouble?.contains("from 1 to 20") == true)
  }

  @Test func `a setting that does not exist is told with the nearest`() async throws {
    let services = try services()
    await #expect(throws: SettingsError.unknownSetting("daily-gaol")) {
      try await Settings.set("daily-gaol", to: "3", with: services)
    }
    #expect(SettingsError.unknownSetting("daily-gaol").hint?.contains("daily-goal") == true)
    try await Settings.set("Daily-Goal", to: "3", with: services)
    #expect(try await services.database.preferences().dailyGoal == 3)
  }

  // MARK: What every page takes

  @Test func `pages are dressed as the settings say`() async throws {
    let services = try services()
    #expect(await Settings.dressed(context, with: services) == context)
    try await services.database.changePreferences {
      $0.appearance = .dark
      $0.editorFontSize = 18
      $0.tabWidth = 2
    }
    let dressed = await Settings.dressed(context, with: services)
    let page = Shell.page(title: "x", section: nil, context: dressed, body: "").text
    #expect(page.contains("<html lang=\"en\" data-theme=\"dark\">"))
    #expect(
      page.contains("<style nonce=\"n\">:root { --editor-size: 18px; --editor-tab: 2; }</style>"))
    #expect(
      !Shell.page(title: "x", section: nil, context: context, body: "").text.contains("<style"))
  }

  @Test(arguments: [
    ("2026-02-06T08:40:00Z", "UTC", 18 * 60 + 30, "2026-02-06T18:30:00.000Z"),
    ("2026-02-06T18:30:00Z", "UTC", 18 * 60 + 30, "2026-02-07T18:30:00.000Z"),
    ("2026-02-06T23:30:00Z", "Asia/Tokyo", 9 * 60, "2026-02-07T00:00:00.000Z"),
    // The hour from 02:00 to 03:00 is left out.
    ("2026-03-28T12:00:00Z", "Europe/Berlin", 2 * 60 + 30, "2026-03-29T01:00:00.000Z"),
    ("2026-10-24T12:00:00Z", "Europe/Berlin", 12 * 60, "2026-10-25T11:00:00.000Z"),
  ])
  func `a reminder comes at its time of the learner's day`(
    now: String, zone: String, minutes: Int, expected: String
  ) throws {
    let clock = DayClock(zone: try #require(TimeZone(identifier: zone)))
    let now = try #require(Instant(now))
    var preferences = Preferences.standard
    #expect(Settings.reminders(preferences, in: clock, at: now).isEmpty)
    preferences.studyReminderMinutes = minutes
    let reminders = Settings.reminders(preferences, in: clock, at: now)
    #expect(reminders.map(\.next.description) == [expected])
  }

  // MARK: Data out and in

  @Test func `a file is looked at, kept until it is taken in, and gone then`() async throws {
    try await withTemporaryFolder { folder in
      let source = try services()
      try await Settings.set("name", to: "Ada", with: source)
      let (name, bytes) = try await Settings.export(with: source)
      #expect(name == "focus-2026-02-06.json")
      let target = try services(
        try AppDatabase(folder: folder.appending(path: "data")), cache: folder)
      let preview = try await Settings.look(at: bytes, mode: .merge, with: target)
      #expect(preview.summary.hasPrefix("1 new"))
      #expect(
        try await Settings.preview(of: preview.file, mode: .replace, with: target).mode == .replace)
      await #expect(throws: SettingsError.unsure) {
        try await Settings.takeIn(preview.file, mode: .replace, isSure: false, with: target)
      }
      try await Settings.takeIn(preview.file, mode: .merge, isSure: false, with: target)
      #expect(try await target.database.preferences().name == "Ada")
      for name in [preview.file, "../../etc/passwd", ""] {
        await #expect(throws: SettingsError.fileGone) {
          try await Settings.takeIn(name, mode: .merge, isSure: true, with: target)
        }
      }
      #expect(try await Settings.model(with: target).data.copiedAt != nil)
      try await Settings.undoImport(with: target)
      #expect(try await target.database.preferences().name == "")
      #expect(try await DebugLog.model(LogFilter(category: .sync), with: target).entries.count == 2)
    }
  }

  @Test func `a file that cannot be used is told in words`() async throws {
    let services = try services()
    do {
      _ = try await Settings.look(at: Array("{".utf8), mode: .merge, with: services)
      Issue.record("It was taken.")
    } catch let error as SettingsError {
      #expect(error.message.hasPrefix("The file is damaged: "))
      #expect(error.hint?.hasPrefix("Nothing was changed.") == true)
    }
  }

  // MARK: Views

  @Test func `the page and the list hold every setting`() throws {
    let page = Settings.html(model(notice: .saved), context).text
    expectWellFormed(page)
    try expectSnapshot(page, named: "settings.html")
    try expectSnapshot(Settings.text(model()), named: "settings.txt")
    try expectSnapshot(Settings.json(model()), named: "settings.json")
    for field in Preferences.Field.allCases {
      #expect(page.contains("name=\"\(field.rawValue)\""))
      #expect(page.contains("<label for=\"\(field.rawValue)\">"))
    }
  }

  @Test func `what was typed wrongly stands in its field with the reason`() throws {
    let refusal = Settings.Refusal(
      typed: [.name: "<b>", .fontSize: "99"], troubles: [.fontSize: "Too large."])
    let data = Settings.Data(
      folder: "/x", copiedAt: Self.now,
      importing: Settings.Importing(trouble: "The file is no export."))
    let page = Settings.html(model(refusal: refusal, data: data), context).text
    expectWellFormed(page)
    #expect(page.contains("value=\"&lt;b&gt;\""))
    #expect(page.contains("value=\"99\""))
    #expect(page.contains("<p id=\"font-size-trouble\" class=\"trouble\">Too large.</p>"))
    #expect(page.contains("aria-describedby=\"font-size-trouble\" aria-invalid=\"true\""))
    #expect(page.contains("The file is no export."))
    #expect(page.contains("Restore it"))
  }

  @Test(arguments: ImportMode.allCases)
  func `a preview says what would change`(mode: ImportMode) throws {
    let preview = Settings.Preview(
      ImportPreview(
        mode: mode, exportedAt: Self.now, isOlder: true,
        tables: [
          ImportPreview.Table(name: "attemptCase", new: 12, changed: 0, same: 3),
          ImportPreview.Table(
            name: "setting", new: 0, changed: 1, same: 0, gone: mode == .replace ? 2 : 0),
          ImportPreview.Table(name: "draft"),
        ]), file: "abc")
    let page = Settings.previewPage(preview, context).text
    expectWellFormed(page)
    try expectSnapshot(page, named: "import-\(mode.rawValue).html")
    try expectSnapshot(Settings.text(preview), named: "import-\(mode.rawValue).txt")
  }

  @Test func `addresses lead there and back`() {
    let paths: [SettingsPath] = [
      .page, .done(.saved), .appearance, .export, .upload(.merge), .upload(.replace), .undoImport,
      .preview(file: "ab12", .merge), .preview(file: "ab12", .replace),
    ]
    for path in paths {
      let site = SitePath.settings(path)
      #expect(SitePath(site.description) == site, "\(site)")
    }
  }
}
