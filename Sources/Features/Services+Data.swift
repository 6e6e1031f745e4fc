public import Foundation
import Store

extension Services {
  /// A number that changes with every change of the data, by this process or another.
  ///
  /// Only compare it with an earlier value of the same services. Cost: microseconds.
  public func changeCount() async throws -> Int { try await database.changeCount() }

  /// Where the data lies; nil in memory.
  public var dataFolder: URL? { database.folder }
}
