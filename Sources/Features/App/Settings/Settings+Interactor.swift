public import Domain
import Foundation
import OnlineFeature
public import SiteKit
import Store

extension Settings {
  /// Everything that the page shows.
  public static func model(
    notice: SettingsPath.Notice? = nil, refusal: Refusal? = nil, importing: Importing = Importing(),
    with services: Services
  ) async throws -> Model {
    let preferences = try await services.database.preferences()
    let copiedAt = services.database.importCopyDate.map {
      Instant(milliseconds: Int64($0.timeIntervalSince1970 * 1000))
    }
    var model = Model(
      preferences, zones: Preferences.knownZones, systemZone: services.zone.identifier,
      notice: notice, refusal: refusal,
      data: Data(
        folder: services.database.folder?.path ?? "", copiedAt: copiedAt, importing: importing))
    model.leetCode = try await LeetCode.model(with: services)
    model.ai = try await AI.part(with: services)
    return model
  }

  /// Saves a form, all of it or nothing; gives what was refused, or nil.
  ///
  /// Fields that the form does not have stay as they are.
  public static func save(
    _ typed: [Preferences.Field: String], with services: Services
  ) async throws -> Refusal? {
    var trial = try await services.database.preferences()
    var troubles: [Preferences.Field: String] = [:]
    for (field, text) in typed {
      do throws(PreferencesError) { try trial.set(field, to: text) } catch {
        troubles[field] = "\(error)"
      }
    }
    guard troubles.isEmpty else { return Refusal(typed: typed, troubles: troubles) }
    try await services.database.changePreferences { preferences in
      for (field, text) in typed { try? preferences.set(field, to: text) }
    }
    return nil
  }

  /// Sets one field by its name, as the terminal does.
  ///
  /// Throws: ``SettingsError/unknownSetting(_:)`` and ``PreferencesError``.
  public static func set(_ key: String, to text: String, with services: Services) async throws {
    guard let field = Preferences.Field(rawValue: key.lowercased()) else {
      throw SettingsError.unknownSetting(key)
    }
    var trial = Preferences.standard
    try trial.set(field, to: text)
    try await services.database.changePreferences { try? $0.set(field, to: text) }
  }
}

// MARK: - Data out and in

extension Settings {
  /// All data as a file, and the name that it should have.
  public static func export(with services: Services) async throws -> (name: String, bytes: [UInt8])
  {
    let now = services.now()
    let bytes = try await services.database.archive(at: now)
    let day = try await services.dayClock().day(of: now)
    return ("focus-\(day).json", bytes)
  }

  /// Looks at a file and keeps it until it is taken in; throws for one that cannot be used.
  public static func look(
    at bytes: [UInt8], mode: ImportMode, with services: Services
  ) async throws -> Preview {
    let preview = try await previewed(bytes, mode, with: services)
    let file = SHA256.hex(bytes)
    try keep(bytes, as: file, with: services)
    return Preview(preview, file: file)
  }

  /// What a file that was kept would change.
  public static func preview(
    of file: String, mode: ImportMode, with services: Services
  ) async throws -> Preview {
    let bytes = try kept(file, with: services)
    return Preview(try await previewed(bytes, mode, with: services), file: file)
  }

  private static func previewed(
    _ bytes: [UInt8], _ mode: ImportMode, with services: Services
  ) async throws -> ImportPreview {
    try await told {
      try await services.database.previewImport(bytes, mode: mode, leavingOut: reachesOutside)
    }
  }

  /// Takes in a file that was looked at; replacing everything has to be confirmed.
  ///
  /// Settings that reach outside stay as they are unless they are asked for.
  public static func takeIn(
    _ file: String, mode: ImportMode, isSure: Bool, takesOutside: Bool = false,
    with services: Services
  ) async throws {
    guard mode == .merge || isSure else { throw SettingsError.unsure }
    let bytes = try kept(file, with: services)
    _ = try await told {
      try await services.database.importArchive(bytes, mode: mode) { key in
        !takesOutside && reachesOutside(key)
      }
    }
    await services.log(.sync, .info, "An export was imported (\(mode.rawValue)).")
    try? FileManager.default.removeItem(at: place(of: file, with: services))
  }

  /// Back to what was before the last import.
  public static func undoImport(with services: Services) async throws {
    try await told { try await services.database.undoImport() }
    await services.log(.sync, .info, "An import was undone.")
  }

  /// Says what is wrong with a file as a trouble of settings.
  private static func told<Result>(_ body: () async throws -> Result) async throws -> Result {
    do { return try await body() } catch let error as StoreError where error.isOfFile {
      throw SettingsError.unusableFile(message: error.message, hint: error.hint)
    }
  }

  private static func folder(_ services: Services) -> URL {
    // Beside the data, which is one learner's own.
    (services.dataFolder ?? services.cacheFolder).appending(path: "imports")
  }

  private static func place(of file: String, with services: Services) -> URL {
    folder(services).appending(path: "\(file).json")
  }

  private static func keep(_ bytes: [UInt8], as file: String, with services: Services) throws {
    let folder = folder(services)
    let manager = FileManager.default
    do {
      try manager.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let place = place(of: file, with: services)
      forgetOld(in: folder, making: bytes.count, except: place)
      try? manager.removeItem(at: place)
      try PrivateFile.create(place, Foundation.Data(bytes))
    } catch {
      throw StoreError.readOnly(folder: folder)
    }
  }

  /// Looked-at files stay for an hour, three at most, and of a bounded size together.
  private static let (keptSeconds, keptFiles, keptBytes) = (3_600.0, 3, 96 << 20)

  private static func forgetOld(in folder: URL, making bytes: Int, except own: URL) {
    let keys: Set<URLResourceKey> = [.contentModificationDateKey, .fileSizeKey]
    let found =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: Array(keys))) ?? []
    let files = found.filter { $0.lastPathComponent != own.lastPathComponent }.map { file in
      let values = try? file.resourceValues(forKeys: keys)
      return (
        file: file, date: values?.contentModificationDate ?? .distantPast,
        bytes: values?.fileSize ?? 0
      )
    }.sorted { $0.date > $1.date }
    var (count, sum) = (1, bytes)
    for other in files {
      count += 1
      sum += other.bytes
      // A clock that was set back makes files of tomorrow.
      let age = abs(other.date.timeIntervalSinceNow)
      if age > keptSeconds || count > keptFiles || sum > keptBytes {
        try? FileManager.default.removeItem(at: other.file)
      }
    }
  }

  private static func kept(_ file: String, with services: Services) throws -> [UInt8] {
    guard file.count == 64, file.allSatisfy(\.isHexDigit),
      let data = try? Foundation.Data(contentsOf: place(of: file, with: services))
    else { throw SettingsError.fileGone }
    return Array(data)
  }
}
