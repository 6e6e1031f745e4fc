import AppFeature
import Domain
import SiteKit

/// The day in small as this server last worked it out: in the file of the data folder, and told to
/// whoever has the page open.
///
/// Runs beside the pages, so that no save waits for it.
actor WidgetFeed {
  /// What makes a new look worth its while: a change of the data, or another minute.
  private struct Occasion: Equatable {
    var changes: Int
    var minute: Int64
  }

  private var latest: WidgetData?
  private var occasion: Occasion?
  private var listeners: [Int: AsyncStream<WidgetData>.Continuation] = [:]
  private var lastListener = 0

  /// The day as it stands; worked out anew only after something changed.
  func current(with services: Services) async throws -> WidgetData {
    let now = services.now()
    let occasion = Occasion(
      changes: try await services.changeCount(), minute: now.milliseconds / 60_000)
    if let latest, occasion == self.occasion, latest.isCurrent(at: now) { return latest }
    let data = try await Widget.data(with: services)
    let isSaved = occasion.changes != self.occasion?.changes
    self.occasion = occasion
    // A minute alone changes the file only where it changes what is read there.
    if let latest, !isSaved, data.isSame(as: latest) { return latest }
    latest = data
    // Whoever is told finds it in the file, unless that cannot be written.
    defer { tell(data) }
    guard let folder = services.dataFolder else { return data }
    do { try WidgetDataWriter(folder: folder).write(data) } catch {
      // The next look tries again.
      self.occasion = nil
      throw error
    }
    return data
  }

  /// The day as it stands, and then as it changes, for as long as ``follow(_:pause:)`` runs.
  func updates() -> AsyncStream<WidgetData> {
    let (stream, listener) = AsyncStream<WidgetData>.makeStream(
      bufferingPolicy: .bufferingNewest(1))
    if let latest { listener.yield(latest) }
    lastListener += 1
    listeners[lastListener] = listener
    return stream
  }

  /// Looks for changes, by this process or another, until its task is cancelled.
  func follow(_ services: Services, pause: Duration = .milliseconds(400)) async {
    while !Task.isCancelled {
      do {
        _ = try await current(with: services)
        try await Task.sleep(for: pause)
      } catch {
        // A full disk or a locked file passes; the pages go on without the file meanwhile.
        try? await Task.sleep(for: pause * 10)
      }
    }
    for listener in listeners.values { listener.finish() }
    listeners = [:]
  }

  private func tell(_ data: WidgetData) {
    for (key, listener) in listeners {
      if case .terminated = listener.yield(data) { listeners[key] = nil }
    }
  }
}

extension WidgetData {
  /// Whether it says the same, whenever it was worked out.
  fileprivate func isSame(as other: WidgetData) -> Bool {
    var later = self
    later.lastUpdated = other.lastUpdated
    return later == other
  }
}
