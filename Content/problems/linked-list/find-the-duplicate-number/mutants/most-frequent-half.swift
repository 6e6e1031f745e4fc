// Bug: counts the numbers below the middle, without the middle itself.
class Solution {
  func findDuplicate(_ nums: [Int]) -> Int {
    var (least, greatest) = (1, nums.count - 1)
    while least < greatest {
      let middle = (least + greatest) / 2
      let count = nums.reduce(0) { $1 < middle ? $0 + 1 : $0 }
      if count >= middle { greatest = middle } else { least = middle + 1 }
    }
    return least
  }
}
