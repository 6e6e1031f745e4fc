import Foundation
import MarketsDomain

public final class LocalDataSourceProvider: DataSourceProtocol, @unchecked Sendable {
  private let configuration: DataSourceConfiguration
  private let files: [DataSourceResource: Data]
  private let clock: any Clock<Duration>
  private let log: @Sendable (String) -> Void

  public init(
    configuration: DataSourceConfiguration = .init(),
    files: [DataSourceResource: Data] = LocalDataSourceProvider.bundledFiles,
    clock: any Clock<Duration> = SuspendingClock(),
    log: @escaping @Sendable (String) -> Void = { NSLog("%@", $0) }
  ) {
    self.configuration = configuration
    self.files = files
    self.clock = clock
    self.log = { message in
      if configuration.isLoggingEnabled { log(message) }
    }
  }

  public func fetchData<T: Decodable>(forDataType resource: DataSourceResource) async throws -> T {
    log("→ \(resource.fileName)")
    do {
      try await clock.sleep(for: configuration.networkDelaySimulation)
    } catch {
      throw DataSourceError.cancelled(resource)
    }
    defer { log("← \(resource.fileName)") }
    return try decode(T.self, from: resource)
  }

  public func validateResources() throws {
    _ = try decode(USDPrice.self, from: .usdPrices)
    _ = try decode(AllPrice.self, from: .allPrices)
  }

  private func decode<T: Decodable>(_ type: T.Type, from resource: DataSourceResource) throws -> T {
    guard let data = files[resource] else {
      throw DataSourceError.missingFile(resource)
    }
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
      throw DataSourceError.invalidJSON(resource)
    } catch DecodingError.keyNotFound(let key, let context) {
      throw DataSourceError.wrongSchema(resource, path: path(context.codingPath + [key]))
    } catch DecodingError.typeMismatch(_, let context),
      DecodingError.valueNotFound(_, let context), DecodingError.dataCorrupted(let context)
    {
      throw DataSourceError.wrongSchema(resource, path: path(context.codingPath))
    }
  }

  private func path(_ keys: [any CodingKey]) -> String {
    keys.map { $0.intValue.map { "\($0)" } ?? $0.stringValue }.joined(separator: ".")
  }
}

extension LocalDataSourceProvider {
  private static let coins: [(id: Int, name: String, usd: String, eur: String, tags: [Tag])] = [
    (1, "BTC", "64123.45", "59001.2", [.withdrawal, .deposit]),
    (2, "ETH", "3120.5", "2870.1", [.deposit]),
    (3, "CRO", "0.0812345", "0.0747", [.deposit, .withdrawal]),
    (4, "DOGE", "0.12", "0.11", []),
    (5, "SHIB", "0.00001234", "0.00001135", [.withdrawal]),
  ]

  public static let bundledFiles: [DataSourceResource: Data] = [
    .usdPrices: file { "\"usd\":\($0.usd)" },
    .allPrices: file { "\"price\":{\"usd\":\($0.usd),\"eur\":\($0.eur)}" },
  ]

  private static func file(amounts: ((usd: String, eur: String)) -> String) -> Data {
    let rows = coins.map { coin in
      let tags = coin.tags.map { "\"\($0.rawValue)\"" }.joined(separator: ",")
      let price = amounts((usd: coin.usd, eur: coin.eur))
      return "{\"id\":\(coin.id),\"name\":\"\(coin.name)\",\(price),\"tags\":[\(tags)]}"
    }
    return Data("{\"data\":[\(rows.joined(separator: ",\n"))]}".utf8)
  }
}
