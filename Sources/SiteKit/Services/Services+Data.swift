public import Foundation
import Store

extension Services {
  /// A number that changes with every change of the data, by this process or another.
  ///
  /// Only compare it with an earlier value of the same services. Cost: microseconds.
  public func changeCount() async throws -> Int { try await database.changeCount() }

  /// Throws ``StoreError/corrupt(file:)`` where the database finds damage in its file.
  ///
  /// Cost: reads the whole file.
  public func checkData() async throws {
    guard let folder = database.folder, try await !database.damage().isEmpty else { return }
    throw StoreError.corrupt(file: folder.appending(path: AppDatabase.fileName))
  }

  /// Where the data lies; nil in memory.
  public var dataFolder: URL? { database.folder }
}
