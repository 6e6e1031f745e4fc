// Bug: too slow: writes all pieces anew for each bracket.
class Solution {
  func calculate(_ s: String) -> Int {
    var pieces: [String] = []
    var isNumber = false
    for character in s where character != " " {
      if character.isNumber, isNumber {
        pieces[pieces.count - 1].append(character)
      } else {
        pieces.append(String(character))
      }
      isNumber = character.isNumber
    }
    while let end = pieces.firstIndex(of: ")") {
      let start = pieces[..<end].lastIndex(of: "(")!
      let sum = String(total(pieces[(start + 1)..<end]))
      pieces = pieces[..<start] + [sum] + pieces[(end + 1)...]
    }
    return total(pieces[...])
  }

  private func total(_ pieces: ArraySlice<String>) -> Int {
    var (result, sign) = (0, 1)
    for piece in pieces {
      if let number = Int(piece) { result += sign * number } else { sign = piece == "+" ? 1 : -1 }
    }
    return result
  }
}
