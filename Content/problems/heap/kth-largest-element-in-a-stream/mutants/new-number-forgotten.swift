// Bug: answers with the new number in mind, but does not keep it.
class KthLargest {
  private let place: Int
  private let numbers: [Int]

  init(_ k: Int, _ nums: [Int]) {
    place = k - 1
    numbers = nums
  }

  func add(_ val: Int) -> Int {
    (numbers + [val]).sorted(by: >)[place]
  }
}
