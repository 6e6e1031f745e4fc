// Bug: too slow: searches the pieces from the beginning for each operator and moves the rest up.
class Solution {
  func calculate(_ s: String) -> Int {
    var numbers: [Int] = []
    var signs: [Character] = []
    for character in s where character != " " {
      if character.isNumber, numbers.count > signs.count {
        numbers[numbers.count - 1] = 10 * numbers[numbers.count - 1] + character.wholeNumberValue!
      } else if let digit = character.wholeNumberValue {
        numbers.append(digit)
      } else {
        signs.append(character)
      }
    }
    while let place = signs.firstIndex(where: { $0 == "*" || $0 == "/" }) ?? signs.indices.first {
      let right = numbers.remove(at: place + 1)
      switch signs.remove(at: place) {
      case "*": numbers[place] *= right
      case "/": numbers[place] /= right
      case "+": numbers[place] += right
      default: numbers[place] -= right
      }
    }
    return numbers[0]
  }
}
