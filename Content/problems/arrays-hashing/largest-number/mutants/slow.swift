// Bug: too slow: chooses the next text by comparing it with all that are left.
class Solution {
  func largestNumber(_ nums: [Int]) -> String {
    var texts = nums.map(String.init)
    for place in texts.indices {
      for other in texts.indices where other > place {
        if texts[other] + texts[place] > texts[place] + texts[other] {
          texts.swapAt(place, other)
        }
      }
    }
    let joined = texts.joined()
    return joined.hasPrefix("0") ? "0" : joined
  }
}
