// Idea: from the highest wall down, each pairs best with the farthest one before it.
class Solution {
  func maxArea(_ height: [Int]) -> Int {
    let order = height.indices.sorted { height[$0] > height[$1] }
    var (leftmost, rightmost, best) = (order[0], order[0], 0)
    for place in order {
      best = max(best, height[place] * max(place - leftmost, rightmost - place))
      leftmost = min(leftmost, place)
      rightmost = max(rightmost, place)
    }
    return best
  }
}
