// Idea: look both ways from each column.
class Solution {
  func trap(_ height: [Int]) -> Int {
    height.indices.reduce(0) { water, column in
      let level = min(height[...column].max()!, height[column...].max()!)
      return water + level - height[column]
    }
  }
}
