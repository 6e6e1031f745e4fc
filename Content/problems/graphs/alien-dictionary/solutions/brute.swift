// Idea: tries all orders of the letters and takes one by which the list is sorted.
class Solution {
  func alienOrder(_ words: [String]) -> String {
    let letters = Set(words.joined()).sorted()

    func isSorted(by order: [Character]) -> Bool {
      let ranks = Dictionary(uniqueKeysWithValues: zip(order, order.indices))
      let ranked = words.map { word in word.compactMap { ranks[$0] } }
      return zip(ranked, ranked.dropFirst()).allSatisfy { !$1.lexicographicallyPrecedes($0) }
    }

    func search(_ order: [Character]) -> [Character]? {
      if order.count == letters.count { return isSorted(by: order) ? order : nil }
      for letter in letters where !order.contains(letter) {
        if let found = search(order + [letter]) { return found }
      }
      return nil
    }

    return String(search([]) ?? [])
  }
}
