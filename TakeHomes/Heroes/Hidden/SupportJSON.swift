import Foundation

/// Answers in the shape of Comic Vine.
enum ComicVineJSON {
  static func page(_ results: [String], total: Int) -> String {
    envelope(
      code: 1, error: "OK", results: "[\(results.joined(separator: ","))]",
      count: results.count, total: total)
  }

  static func detail(_ result: String) -> String {
    envelope(code: 1, error: "OK", results: result, count: 1, total: 1)
  }

  static func refusal(_ code: Int) -> String {
    envelope(code: code, error: "Refused", results: "[]", count: 0, total: 0)
  }

  static func hero(_ id: Int, name: String? = nil) -> String {
    #"{"id":\#(id),"name":"\#(name ?? "Hero \(id)")"}"#
  }

  private static func envelope(
    code: Int, error: String, results: String, count: Int, total: Int
  ) -> String {
    """
    {"error":"\(error)","limit":20,"offset":0,"number_of_page_results":\(count),
    "number_of_total_results":\(total),"status_code":\(code),"version":"1.0","results":\(results)}
    """
  }
}
