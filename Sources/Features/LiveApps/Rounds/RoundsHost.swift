import Domain
import Foundation
import RoundsData
import RoundsDomain
import RoundsPresentation
import RoundsSQLite
import SiteKit

/// The archer's rounds, in a database that lies with the learner's data and that all pages share.
@MainActor final class RoundsHost: LiveHost {
  nonisolated let slug = "rounds"
  nonisolated let name = "Rounds"
  nonisolated let source: String
  nonisolated let scripts = ["rounds"]
  nonisolated let store: SQLiteRoundRepository
  /// The store as the app sees it, with news for every page.
  nonisolated let hub: RoundsHub
  nonisolated let now: @Sendable () -> Date
  private nonisolated let services: Services
  private var pages: [Page] = []

  private struct Page {
    weak var live: RoundsLive?
  }

  /// Of more changes at once the pages are not told one by one.
  private nonisolated static let mostNews = 20

  /// What the download is called.
  nonisolated static let fileName = "rounds.csv"

  nonisolated init(services: Services) {
    self.services = services
    let now: @Sendable () -> Date = { [now = services.now] in
      Date(timeIntervalSince1970: now().seconds)
    }
    self.now = now
    let folder = services.takeHomeFolder ?? services.dataFolder
    source =
      folder == nil
      ? "Local data: the first rounds are invented, and nothing is kept."
      : "Local data: the first rounds are invented; yours are kept with your other data."
    if let folder {
      try? FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
    store = SQLiteRoundRepository(
      path: folder?.appending(path: "rounds.sqlite").path ?? ":memory:",
      firstRounds: { BundledRounds.rounds(before: now()) })
    hub = RoundsHub(store)
  }

  func makeApp() throws -> any LiveApp {
    let live = RoundsLive(host: self)
    pages.removeAll { $0.live == nil }
    pages.append(Page(live: live))
    return live
  }

  /// How the learner wants rounds written.
  nonisolated func display() async -> RoundDisplay {
    let zone = (try? await services.dayClock())?.zone ?? services.zone
    // What is wrong with the database is said by the list.
    let settings = (try? await store.settings()) ?? RoundSettings()
    return RoundDisplay(timeZone: zone, units: settings.units, sortsEnds: settings.sortsEnds)
  }

  /// All rounds as comma-separated text.
  nonisolated func csv() async throws -> String {
    try RoundCSV.text(try await store.getAllRounds())
  }

  nonisolated func file(_ name: String) async throws -> LiveFile? {
    guard name == Self.fileName else { return nil }
    return LiveFile(type: "text/csv; charset=utf-8", bytes: Data(try await csv().utf8))
  }

  /// Takes comma-separated text: every line that is right, together or not at all.
  nonisolated func take(csv text: String) async throws -> CSVReading {
    let reading = try await store.save(csv: text)
    if reading.rounds.count > Self.mostNews {
      await tellOfMany()
    } else {
      for round in reading.rounds { hub.tell(.saved(round)) }
    }
    return reading
  }

  private func tellOfMany() {
    for page in pages { page.live?.takeMany() }
  }

  /// Plans a round of a kind for today and gives its number.
  nonisolated func plan(_ kind: RoundKind) async throws -> Int64 {
    let date = now()
    let round = try await store.add { id in kind.round(id: id, date: date) }
    hub.tell(.saved(round))
    return round.id
  }
}

extension Instant {
  fileprivate var seconds: Double { Double(milliseconds) / 1_000 }
}
