// Bug: leaves holes behind and draws the next value after a random place: long gaps favour their end.
class RandomizedSet {
  private var values: [Int?] = []
  private var indexOfValue: [Int: Int] = [:]

  init() {}

  func insert(_ val: Int) -> Bool {
    guard indexOfValue[val] == nil else { return false }
    indexOfValue[val] = values.count
    values.append(val)
    return true
  }

  func remove(_ val: Int) -> Bool {
    guard let hole = indexOfValue.removeValue(forKey: val) else { return false }
    values[hole] = nil
    return true
  }

  func getRandom() -> Int {
    var index = Int.random(in: values.indices)
    while true {
      if let value = values[index] { return value }
      index = (index + 1) % values.count
    }
  }
}
