// Idea: count each colour, then write as many of each.
class Solution {
  func sortColors(_ nums: inout [Int]) {
    var counts = [0, 0, 0]
    for number in nums { counts[number] += 1 }
    var place = 0
    for (colour, count) in counts.enumerated() {
      for _ in 0..<count {
        nums[place] = colour
        place += 1
      }
    }
  }
}
