// Idea: a binary tree in a list, each place the sum of the two below it. O(log n) a call.
class NumArray {
  private let count: Int
  private var sums: [Int]

  init(_ nums: [Int]) {
    count = nums.count
    sums = nums + nums
    for place in stride(from: count - 1, to: 0, by: -1) {
      sums[place] = sums[2 * place] + sums[2 * place + 1]
    }
  }

  func update(_ index: Int, _ val: Int) {
    var place = index + count
    sums[place] = val
    while place > 1 {
      place /= 2
      sums[place] = sums[2 * place] + sums[2 * place + 1]
    }
  }

  func sumRange(_ left: Int, _ right: Int) -> Int {
    var (low, high) = (left + count, right + count)
    var total = 0
    while low <= high {
      if low % 2 == 1 { total += sums[low] }
      if high % 2 == 0 { total += sums[high] }
      (low, high) = ((low + 1) / 2, (high - 1) / 2)
    }
    return total
  }
}
