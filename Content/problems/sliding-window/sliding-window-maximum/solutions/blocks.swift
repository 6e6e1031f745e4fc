// Idea: maxima from the beginning and to the end of blocks of k; a window touches two.
class Solution {
  func maxSlidingWindow(_ nums: [Int], _ k: Int) -> [Int] {
    var upTo = nums
    var fromHere = nums
    for place in nums.indices.dropFirst() where place % k != 0 {
      upTo[place] = max(upTo[place - 1], nums[place])
    }
    for place in nums.indices.dropLast().reversed() where (place + 1) % k != 0 {
      fromHere[place] = max(fromHere[place + 1], nums[place])
    }
    return (0...(nums.count - k)).map { max(fromHere[$0], upTo[$0 + k - 1]) }
  }
}
