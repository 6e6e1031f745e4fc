// Bug: too slow: searches the whole window anew whenever its maximum goes out.
class Solution {
  func maxSlidingWindow(_ nums: [Int], _ k: Int) -> [Int] {
    var largest = nums[..<k].max()!
    var maxima = [largest]
    for place in k..<max(k, nums.count) {
      if nums[place - k] == largest {
        largest = nums[place]
        for number in nums[(place - k + 1)...place] where number > largest { largest = number }
      } else {
        largest = max(largest, nums[place])
      }
      maxima.append(largest)
    }
    return maxima
  }
}
