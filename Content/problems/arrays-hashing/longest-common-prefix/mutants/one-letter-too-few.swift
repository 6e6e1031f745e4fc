// Bug: never takes the last letter of the shortest word.
class Solution {
  func longestCommonPrefix(_ strs: [String]) -> String {
    let words = strs.map { Array($0) }
    let limit = words.map(\.count).min()! - 1
    var length = 0
    while length < limit, words.allSatisfy({ $0[length] == words[0][length] }) { length += 1 }
    return String(words[0][..<length])
  }
}
