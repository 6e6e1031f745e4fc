// Bug: a number leaves the queue one step too late.
class Solution {
  func maxSlidingWindow(_ nums: [Int], _ k: Int) -> [Int] {
    var places: [Int] = []
    var maxima: [Int] = []
    for (place, number) in nums.enumerated() {
      while let last = places.last, nums[last] <= number { places.removeLast() }
      places.append(place)
      if places[0] < place - k { places.removeFirst() }
      if place >= k - 1 { maxima.append(nums[places[0]]) }
    }
    return maxima
  }
}
