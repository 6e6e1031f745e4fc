// Idea: a history for each key, sorted by itself, is searched by halving.
class TimeMap {
  private var histories: [String: [(moment: Int, value: String)]] = [:]

  init() {}

  func set(_ key: String, _ value: String, _ timestamp: Int) {
    histories[key, default: []].append((timestamp, value))
  }

  func get(_ key: String, _ timestamp: Int) -> String {
    guard let history = histories[key] else { return "" }
    var (low, high) = (0, history.count)
    while low < high {
      let middle = (low + high) / 2
      if history[middle].moment <= timestamp {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low > 0 ? history[low - 1].value : ""
  }
}
