// Bug: too slow: sorts all numbers for each answer.
class KthLargest {
  private let place: Int
  private var numbers: [Int]

  init(_ k: Int, _ nums: [Int]) {
    place = k - 1
    numbers = nums
  }

  func add(_ val: Int) -> Int {
    numbers.append(val)
    return numbers.sorted(by: >)[place]
  }
}
