// Bug: moves the last value into the hole but does not write down where it is now.
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
    values[hole] = values[values.count - 1]
    values.removeLast()
    indexOfValue[val] = nil
    return true
  }

  func getRandom() -> Int {
    values[Int.random(in: values.indices)]
  }
}
