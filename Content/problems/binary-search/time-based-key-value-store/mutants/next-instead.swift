// Bug: when there is no entry early enough, it takes the first one.
class TimeMap {
  private var histories: [String: [(moment: Int, value: String)]] = [:]

  init() {}

  func set(_ key: String, _ value: String, _ timestamp: Int) {
    histories[key, default: []].append((timestamp, value))
  }

  func get(_ key: String, _ timestamp: Int) -> String {
    let history = histories[key] ?? []
    return (history.last { $0.moment <= timestamp } ?? history.first)?.value ?? ""
  }
}
