// Bug: brings the number to its place, but leaves what came back where it is.
class Solution {
  func firstMissingPositive(_ nums: [Int]) -> Int {
    var slots = nums
    for place in slots.indices {
      let number = slots[place]
      if number >= 1, number <= slots.count { slots.swapAt(place, number - 1) }
    }
    for (place, number) in slots.enumerated() where number != place + 1 { return place + 1 }
    return slots.count + 1
  }
}
