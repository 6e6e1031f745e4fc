// Bug: counts equal numbers once.
class KthLargest {
  private let place: Int
  private var numbers: Set<Int>

  init(_ k: Int, _ nums: [Int]) {
    place = k - 1
    numbers = Set(nums)
  }

  func add(_ val: Int) -> Int {
    numbers.insert(val)
    let sorted = numbers.sorted(by: >)
    return sorted[min(place, sorted.count - 1)]
  }
}
