internal import Foundation
public import HeroesDomain

/// Heroes of our own invention, as text in Comic Vine's shape so that they take the same way in.
public enum BundledHeroes {
  /// A whole answer of the service with all of them.
  ///
  /// The pictures' addresses are `drawn://ID/super.png` and `drawn://ID/thumb.png`: whoever loads
  /// pictures draws them.
  public static let json = """
    {"error": "OK", "limit": 100, "offset": 0, "number_of_page_results": \(count),
    "number_of_total_results": \(count), "status_code": 1, "version": "1.0", "results": [
    \(parts.joined(separator: ",\n"))
    ]}
    """

  /// The same as values.
  public static let all: [Hero] = {
    let answer = try? JSONDecoder().decode(
      ComicVineResponse<[ComicVineCharacterDTO]>.self, from: Data(json.utf8))
    return answer?.results.map { $0.toDomain() } ?? []
  }()

  private static let count = 52
  private static let parts = [harbour, observatory, orchard, railway]
}
