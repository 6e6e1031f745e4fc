// Bug: returns the newest value, whatever the moment.
class TimeMap {
  private var values: [String: String] = [:]

  init() {}

  func set(_ key: String, _ value: String, _ timestamp: Int) {
    values[key] = value
  }

  func get(_ key: String, _ timestamp: Int) -> String {
    values[key] ?? ""
  }
}
