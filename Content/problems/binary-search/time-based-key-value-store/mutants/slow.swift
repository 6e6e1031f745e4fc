// Bug: too slow: goes back through a key's history entry by entry.
class TimeMap {
  private var moments: [String: [Int]] = [:]
  private var values: [String: [String]] = [:]

  init() {}

  func set(_ key: String, _ value: String, _ timestamp: Int) {
    moments[key, default: []].append(timestamp)
    values[key, default: []].append(value)
  }

  func get(_ key: String, _ timestamp: Int) -> String {
    guard let history = moments[key] else { return "" }
    var place = history.count - 1
    while place >= 0, history[place] > timestamp { place -= 1 }
    return place >= 0 ? values[key]![place] : ""
  }
}
