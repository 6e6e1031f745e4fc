// Idea: search a plain list.
class RandomizedSet {
  private var values: [Int] = []

  init() {}

  func insert(_ val: Int) -> Bool {
    guard !values.contains(val) else { return false }
    values.append(val)
    return true
  }

  func remove(_ val: Int) -> Bool {
    guard let index = values.firstIndex(of: val) else { return false }
    values.remove(at: index)
    return true
  }

  func getRandom() -> Int {
    values[Int.random(in: values.indices)]
  }
}
