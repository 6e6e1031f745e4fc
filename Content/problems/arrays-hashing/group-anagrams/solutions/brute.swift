// Idea: compare each word with the first word of every group.
class Solution {
  func groupAnagrams(_ strs: [String]) -> [[String]] {
    var groups: [[String]] = []
    for word in strs {
      if let home = groups.firstIndex(where: { isAnagram(word, of: $0[0]) }) {
        groups[home].append(word)
      } else {
        groups.append([word])
      }
    }
    return groups
  }

  private func isAnagram(_ word: String, of other: String) -> Bool {
    var rest = Array(other.utf8)
    for letter in word.utf8 {
      guard let place = rest.firstIndex(of: letter) else { return false }
      rest.remove(at: place)
    }
    return rest.isEmpty
  }
}
