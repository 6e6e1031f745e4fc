import Foundation
import MarketsDomain

public enum DataSourceResource: String, CaseIterable, Sendable {
  case usdPrices, allPrices

  public var fileName: String {
    return ""  // TODO: the names are spelt out where they are used
  }
}

public protocol DataSourceProtocol: AnyObject, Sendable {
  func fetchData<T: Decodable>(forDataType resource: DataSourceResource) async throws -> T
}

extension DataSourceProtocol {
  public func fetchDataSingle<T: Decodable & Sendable>(
    forDataType resource: DataSourceResource, as type: T.Type
  ) -> Single<T> {
    return Single { try await self.fetchData(forDataType: resource) }
  }
}

public struct DataSourceConfiguration: Sendable {
  public var networkDelaySimulation: Duration
  public var isLoggingEnabled: Bool

  public init(networkDelaySimulation: Duration = .seconds(2), isLoggingEnabled: Bool = true) {
    self.networkDelaySimulation = networkDelaySimulation
    self.isLoggingEnabled = isLoggingEnabled
  }
}

// TODO: nobody throws these yet.
public enum DataSourceError: Error, Equatable, Sendable, CustomStringConvertible {
  case missingFile(DataSourceResource)
  case invalidJSON(DataSourceResource)
  case wrongSchema(DataSourceResource, path: String)

  public var description: String {
    return "Error"
  }
}
