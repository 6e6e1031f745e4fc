// Bug: too slow: renews all sums from the beginning on every update.
class NumArray {
  private var nums: [Int]
  private var sums: [Int] = []

  init(_ nums: [Int]) {
    self.nums = nums
    renew()
  }

  func update(_ index: Int, _ val: Int) {
    nums[index] = val
    renew()
  }

  func sumRange(_ left: Int, _ right: Int) -> Int {
    sums[right + 1] - sums[left]
  }

  private func renew() {
    sums = [0]
    for number in nums { sums.append(sums[sums.count - 1] + number) }
  }
}
