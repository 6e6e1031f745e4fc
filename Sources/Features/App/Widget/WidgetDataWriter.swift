public import Domain
public import Foundation
import SiteKit

/// Writes the day in small to a file of the data folder that other programs may read.
public struct WidgetDataWriter: Sendable {
  /// The file's name in the data folder.
  public static let fileName = "widget-data.json"

  private let file: PrivateFile

  public init(folder: URL) { file = PrivateFile(url: folder.appending(path: Self.fileName)) }

  /// Takes the place of what was there, in one step.
  public func write(_ data: WidgetData) throws {
    try file.write(Data(Self.json(data).utf8))
  }

  /// The data as every reader gets it: sorted keys, dates in UTC with milliseconds.
  public static func json(_ data: WidgetData) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(data), as: UTF8.self) + "\n"
  }
}
