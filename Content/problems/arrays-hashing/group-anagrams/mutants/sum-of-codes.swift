// Bug: the key is the length and the sum of the letters' codes: "ad" and "bc" collide.
class Solution {
  func groupAnagrams(_ strs: [String]) -> [[String]] {
    let groups = Dictionary(grouping: strs) { word in
      [word.utf8.count, word.utf8.reduce(0) { $0 + Int($1) }]
    }
    return Array(groups.values)
  }
}
