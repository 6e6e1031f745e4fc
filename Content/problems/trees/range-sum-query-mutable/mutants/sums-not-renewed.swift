// Bug: keeps sums from the beginning and does not renew them when a number changes.
class NumArray {
  private var sums = [0]

  init(_ nums: [Int]) {
    for number in nums { sums.append(sums[sums.count - 1] + number) }
  }

  func update(_ index: Int, _ val: Int) {}

  func sumRange(_ left: Int, _ right: Int) -> Int {
    sums[right + 1] - sums[left]
  }
}
