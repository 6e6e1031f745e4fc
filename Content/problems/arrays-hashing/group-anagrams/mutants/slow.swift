// Bug: too slow: compares each word with every group made so far.
class Solution {
  func groupAnagrams(_ strs: [String]) -> [[String]] {
    var groups: [[String]] = []
    for word in strs {
      if let place = groups.firstIndex(where: { $0[0].sorted() == word.sorted() }) {
        groups[place].append(word)
      } else {
        groups.append([word])
      }
    }
    return groups
  }
}
