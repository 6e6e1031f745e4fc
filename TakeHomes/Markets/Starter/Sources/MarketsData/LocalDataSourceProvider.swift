import Foundation
import MarketsDomain

public final class LocalDataSourceProvider: DataSourceProtocol {
  private let configuration: DataSourceConfiguration
  private let files: [String: Data]
  private let log: @Sendable (String) -> Void

  public static let bundledFiles: [DataSourceResource: Data] = [
    .usdPrices: usdPricesJSON.data(using: .utf8)!,
    .allPrices: allPricesJSON.data(using: .utf8)!,
  ]

  public init(
    configuration: DataSourceConfiguration = DataSourceConfiguration(),
    files: [DataSourceResource: Data] = LocalDataSourceProvider.bundledFiles,
    clock: any Clock<Duration> = ContinuousClock(),
    log: @escaping @Sendable (String) -> Void = { print($0) }
  ) {
    self.configuration = configuration
    self.files = [
      "usdPrices.json": files[.usdPrices] ?? Data(),
      "allPrices.json": files[.allPrices] ?? Data(),
    ]
    self.log = log
  }

  public func fetchData<T: Decodable>(forDataType resource: DataSourceResource) async throws -> T {
    try? await Task.sleep(for: configuration.networkDelaySimulation)
    if resource == .usdPrices {
      log("loading usdPrices.json")
      let data = files["usdPrices.json"]!
      guard let prices = try? JSONDecoder().decode(USDPrice.self, from: data) else {
        throw NSError(domain: "File Error", code: 404)
      }
      return prices as! T
    } else {
      log("loading allPrices.json")
      let data = files["allPrices.json"]!
      guard let prices = try? JSONDecoder().decode(AllPrice.self, from: data) else {
        throw NSError(domain: "File Error", code: 404)
      }
      return prices as! T
    }
  }

  public func validateResources() throws {
    // TODO
  }
}

private let usdPricesJSON = """
  {"data":[
  {"id":1,"name":"BTC","usd":64123.45,"tags":["withdrawal","deposit"]},
  {"id":2,"name":"ETH","usd":3120.5,"tags":["deposit"]},
  {"id":3,"name":"CRO","usd":0.0812345,"tags":["deposit","withdrawal"]},
  {"id":4,"name":"DOGE","usd":0.12,"tags":[]},
  {"id":5,"name":"SHIB","usd":0.00001234,"tags":["withdrawal"]}
  ]}
  """

private let allPricesJSON = """
  {"data":[
  {"id":1,"name":"BTC","price":{"usd":64123.45,"eur":59001.2},"tags":["withdrawal","deposit"]},
  {"id":2,"name":"ETH","price":{"usd":3120.5,"eur":2870.1},"tags":["deposit"]},
  {"id":3,"name":"CRO","price":{"usd":0.0812345,"eur":0.0747},"tags":["deposit","withdrawal"]},
  {"id":4,"name":"DOGE","price":{"usd":0.12,"eur":0.11},"tags":[]},
  {"id":5,"name":"SHIB","price":{"usd":0.00001234,"eur":0.00001135},"tags":["withdrawal"]}
  ]}
  """
