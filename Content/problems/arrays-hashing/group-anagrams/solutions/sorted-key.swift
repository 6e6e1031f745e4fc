// Idea: the sorted letters are the key of a group.
class Solution {
  func groupAnagrams(_ strs: [String]) -> [[String]] {
    Array(Dictionary(grouping: strs) { $0.utf8.sorted() }.values)
  }
}
