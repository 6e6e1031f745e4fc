// Idea: carry each number to the place that its value names, then look for the first wrong place.
class Solution {
  func firstMissingPositive(_ nums: [Int]) -> Int {
    var slots = nums + [0]
    for start in slots.indices {
      var number = slots[start]
      while slots.indices.contains(number), slots[number] != number {
        (slots[number], number) = (number, slots[number])
      }
    }
    for (wanted, number) in slots.enumerated() where number != wanted { return wanted }
    return slots.count
  }
}
