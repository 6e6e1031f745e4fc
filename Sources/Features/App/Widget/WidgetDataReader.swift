public import Domain
public import Foundation
import SiteKit

/// Reads the day in small from its file and never fails.
public struct WidgetDataReader: Sendable {
  private let file: PrivateFile

  public init(folder: URL) {
    file = PrivateFile(url: folder.appending(path: WidgetDataWriter.fileName))
  }

  /// What the file says; ``WidgetData/empty`` when it is missing, damaged or of an older form.
  ///
  /// A newer form is read as far as this version's fields go.
  public func load() -> WidgetData { file.content.map(Self.data(from:)) ?? .empty }

  static func data(from content: Data) -> WidgetData {
    guard let data = try? JSONDecoder().decode(WidgetData.self, from: content),
      data.schemaVersion >= WidgetData.currentSchema, data.isPlausible
    else { return .empty }
    return data
  }
}

extension WidgetData {
  /// Whether its numbers can be shown: a file may have been written by anyone.
  fileprivate var isPlausible: Bool {
    [
      currentDay, totalDays, completedToday, totalToday, totalCompleted, totalProblems,
      habitsCompleted, habitsTotal, streak, reviewsDue, focusMinutes, focusGoalMinutes,
    ].allSatisfy { (0...1_000_000).contains($0) }
  }
}
