// Idea: carry each number to its place and take up what lies there, circle after circle.
class Solution {
  func rotate(_ nums: inout [Int], _ k: Int) {
    var carried = 0
    var start = 0
    while carried < nums.count {
      var place = start
      var number = nums[start]
      repeat {
        place = (place + k) % nums.count
        (nums[place], number) = (number, nums[place])
        carried += 1
      } while place != start
      start += 1
    }
  }
}
