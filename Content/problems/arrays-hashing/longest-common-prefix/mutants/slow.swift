// Bug: too slow: compares whole prefixes anew at every length.
class Solution {
  func longestCommonPrefix(_ strs: [String]) -> String {
    let words = strs.map { Array($0) }
    var length = 0
    while length < words[0].count {
      let next = words[0][...length]
      if !words.allSatisfy({ $0.starts(with: next) }) { break }
      length += 1
    }
    return String(words[0][..<length])
  }
}
