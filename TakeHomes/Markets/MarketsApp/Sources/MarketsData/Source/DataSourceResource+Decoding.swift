internal import Foundation
internal import MarketsDomain

extension DataSourceResource {
  /// Reads a value and says in the app's words why that is not possible.
  func decode<T: Decodable>(_ type: T.Type = T.self, from data: Data) throws(DataSourceError) -> T {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let error as DecodingError {
      throw self.error(for: error)
    } catch {
      throw .invalidJSON(self)
    }
  }

  /// Throws when the data does not have the resource's own shape.
  func validate(_ data: Data) throws(DataSourceError) {
    switch self {
    case .usdPrices: _ = try decode(USDPrice.self, from: data)
    case .allPrices: _ = try decode(AllPrice.self, from: data)
    }
  }

  private func error(for error: DecodingError) -> DataSourceError {
    switch error {
    case .dataCorrupted(let context) where context.codingPath.isEmpty: .invalidJSON(self)
    case .dataCorrupted(let context), .typeMismatch(_, let context), .valueNotFound(_, let context):
      .wrongSchema(self, path: path(context.codingPath))
    case .keyNotFound(let key, let context):
      .wrongSchema(self, path: path(context.codingPath + [key]))
    @unknown default: .invalidJSON(self)
    }
  }

  private func path(_ keys: [any CodingKey]) -> String {
    keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
}
