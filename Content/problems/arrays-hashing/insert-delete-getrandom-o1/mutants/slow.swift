// Bug: too slow: searches the whole list on every insertion and removal.
class RandomizedSet {
  private var values: [Int] = []

  init() {}

  func insert(_ val: Int) -> Bool {
    guard !values.contains(val) else { return false }
    values.append(val)
    return true
  }

  func remove(_ val: Int) -> Bool {
    guard let place = values.firstIndex(of: val) else { return false }
    values.remove(at: place)
    return true
  }

  func getRandom() -> Int { values[Int.random(in: values.indices)] }
}
