import Foundation
import MarketsDomain

public enum DataSourceResource: String, CaseIterable, Sendable {
  case usdPrices
  case allPrices

  public var fileName: String { rawValue + ".json" }
}

public protocol DataSourceProtocol: AnyObject, Sendable {
  func fetchData<T: Decodable>(forDataType resource: DataSourceResource) async throws -> T
}

public extension DataSourceProtocol {
  func fetchDataSingle<T: Decodable & Sendable>(
    forDataType resource: DataSourceResource, as type: T.Type
  ) -> Single<T> {
    Single { [weak self] in
      guard let self else { throw SingleError.ownerReleased }
      return try await self.fetchData(forDataType: resource)
    }
  }
}

public struct DataSourceConfiguration: Sendable {
  public var networkDelaySimulation: Duration
  public var isLoggingEnabled: Bool

  #if DEBUG
    public static let logsByDefault = true
  #else
    public static let logsByDefault = false
  #endif

  public init(
    networkDelaySimulation: Duration = .seconds(2),
    isLoggingEnabled: Bool = DataSourceConfiguration.logsByDefault
  ) {
    self.networkDelaySimulation = networkDelaySimulation
    self.isLoggingEnabled = isLoggingEnabled
  }
}

public enum DataSourceError: Error, Equatable, Sendable {
  case missingFile(DataSourceResource)
  case invalidJSON(DataSourceResource)
  case wrongSchema(DataSourceResource, path: String)
  /// Nobody waits for it any more.
  case cancelled(DataSourceResource)
}

extension DataSourceError: CustomStringConvertible, LocalizedError {
  public var description: String {
    switch self {
    case .missingFile(let resource): return "\(resource.fileName) is missing"
    case .invalidJSON(let resource): return "\(resource.fileName) is no JSON"
    case .wrongSchema(let resource, let path): return "\(resource.fileName) is wrong at \(path)"
    case .cancelled(let resource): return "\(resource.fileName) is not wanted any more"
    }
  }

  public var errorDescription: String? { description }
}
