import Foundation

extension LocalDataSourceProvider {
  public static let bundledFiles: [DataSourceResource: Data] = [
    .usdPrices: Data(
      """
      {"data":[
      {"id":1,"name":"BTC","usd":64123.45,"tags":["withdrawal","deposit"]},
      {"id":2,"name":"ETH","usd":3120.5,"tags":["deposit"]},
      {"id":3,"name":"CRO","usd":0.0812345,"tags":["deposit","withdrawal"]},
      {"id":4,"name":"DOGE","usd":0.12,"tags":[]},
      {"id":5,"name":"SHIB","usd":0.00001234,"tags":["withdrawal"]}
      ]}
      """.utf8),
    .allPrices: Data(
      """
      {"data":[
      {"id":1,"name":"BTC","price":{"usd":64123.45,"eur":59001.2},"tags":["withdrawal","deposit"]},
      {"id":2,"name":"ETH","price":{"usd":3120.5,"eur":2870.1},"tags":["deposit"]},
      {"id":3,"name":"CRO","price":{"usd":0.0812345,"eur":0.0747},"tags":["deposit","withdrawal"]},
      {"id":4,"name":"DOGE","price":{"usd":0.12,"eur":0.11},"tags":[]},
      {"id":5,"name":"SHIB","price":{"usd":0.00001234,"eur":0.00001135},"tags":["withdrawal"]}
      ]}
      """.utf8),
  ]
}
