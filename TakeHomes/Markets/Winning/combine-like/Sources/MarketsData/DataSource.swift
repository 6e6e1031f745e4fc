import Foundation
import MarketsDomain

public enum DataSourceResource: String, CaseIterable, Sendable {
  case usdPrices, allPrices

  public var fileName: String { "\(rawValue).json" }
}

public protocol DataSourceProtocol: AnyObject, Sendable {
  func fetchData<T: Decodable>(forDataType resource: DataSourceResource) async throws -> T
}

extension DataSourceProtocol {
  /// The same for subscribers; the source is held weakly.
  public func fetchDataSingle<T: Decodable & Sendable>(
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

  public init(
    networkDelaySimulation: Duration = .seconds(2),
    isLoggingEnabled: Bool = Self.isDebugBuild
  ) {
    self.networkDelaySimulation = networkDelaySimulation
    self.isLoggingEnabled = isLoggingEnabled
  }

  public static var isDebugBuild: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }
}

public enum DataSourceError: Error, Equatable, Sendable, CustomStringConvertible {
  case missingFile(DataSourceResource)
  case invalidJSON(DataSourceResource)
  case wrongSchema(DataSourceResource, path: String)

  public var description: String {
    switch self {
    case .missingFile(let resource): "The file \(resource.fileName) is missing."
    case .invalidJSON(let resource): "The file \(resource.fileName) holds no JSON."
    case .wrongSchema(let resource, let path):
      "The file \(resource.fileName) is not as expected at \(path)."
    }
  }
}
