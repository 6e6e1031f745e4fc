import Foundation
import MarketsDomain

/// Files of the app in place of a server.
public final class LocalDataSourceProvider: DataSourceProtocol {
  private let configuration: DataSourceConfiguration
  private let files: [DataSourceResource: Data]
  private let clock: any Clock<Duration>
  private let log: @Sendable (String) -> Void

  public init(
    configuration: DataSourceConfiguration = DataSourceConfiguration(),
    files: [DataSourceResource: Data] = LocalDataSourceProvider.bundledFiles,
    clock: any Clock<Duration> = ContinuousClock(),
    log: @escaping @Sendable (String) -> Void = { print($0) }
  ) {
    self.configuration = configuration
    self.files = files
    self.clock = clock
    self.log = log
  }

  public func fetchData<T: Decodable>(forDataType resource: DataSourceResource) async throws -> T {
    try await clock.sleep(for: configuration.networkDelaySimulation)
    if configuration.isLoggingEnabled { log("Reading \(resource.fileName)") }
    return try read(resource)
  }

  public func validateResources() throws {
    for resource in DataSourceResource.allCases {
      switch resource {
      case .usdPrices: let _: USDPrice = try read(resource)
      case .allPrices: let _: AllPrice = try read(resource)
      }
    }
  }

  private func read<T: Decodable>(_ resource: DataSourceResource) throws -> T {
    guard let data = files[resource] else { throw DataSourceError.missingFile(resource) }
    guard (try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)) != nil else {
      throw DataSourceError.invalidJSON(resource)
    }
    do {
      return try JSONDecoder().decode(T.self, from: data)
    } catch let error as DecodingError {
      throw DataSourceError.wrongSchema(resource, path: error.path)
    }
  }
}

extension DecodingError {
  /// The keys on the way, as in `data.0.usd`.
  fileprivate var path: String {
    let keys: [any CodingKey] =
      switch self {
      case .keyNotFound(let key, let context): context.codingPath + [key]
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .dataCorrupted(let context):
        context.codingPath
      @unknown default: []
      }
    return keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
}
