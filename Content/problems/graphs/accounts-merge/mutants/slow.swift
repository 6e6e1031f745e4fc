// Bug: too slow. Compares each account with all people known so far.
class Solution {
  func accountsMerge(_ accounts: [[String]]) -> [[String]] {
    var people: [(name: String, addresses: Set<String>)] = []
    for account in accounts {
      var person = (name: account[0], addresses: Set(account.dropFirst()))
      var others: [(name: String, addresses: Set<String>)] = []
      for known in people {
        if known.addresses.isDisjoint(with: person.addresses) {
          others.append(known)
        } else {
          person.addresses.formUnion(known.addresses)
        }
      }
      people = others + [person]
    }
    return people.map { [$0.name] + $0.addresses.sorted() }
  }
}
