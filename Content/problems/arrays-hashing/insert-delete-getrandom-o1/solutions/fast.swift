// Idea: an array to draw from and a map to find in; the last value fills a hole.
class RandomizedSet {
  private var values: [Int] = []
  private var indexOfValue: [Int: Int] = [:]

  init() {}

  func insert(_ val: Int) -> Bool {
    guard indexOfValue[val] == nil else { return false }
    indexOfValue[val] = values.count
    values.append(val)
    return true
  }

  func remove(_ val: Int) -> Bool {
    guard let hole = indexOfValue[val] else { return false }
    let last = values[values.count - 1]
    values[hole] = last
    indexOfValue[last] = hole
    values.removeLast()
    indexOfValue[val] = nil
    return true
  }

  func getRandom() -> Int {
    values[Int.random(in: values.indices)]
  }
}
