internal import Domain

extension Recipe {
  static let texts: [String: Recipe] = [
    "string": Recipe(
      form: .mapping(
        required: ["length"], optional: ["alphabet", "shape"],
        words: ["shape": TextShape.allCases.map(\.rawValue)])
    ) { options, draw throws(ForgeError) in
      let shape = TextShape(rawValue: options.word("shape", default: "any")) ?? .any
      let count = try options.count("length", from: &draw)
      try draw.spend(count, at: options.path)
      return text(shape.letters(count, of: try options.alphabet(), from: &draw.choices))
    },
    "anagrams": Recipe(
      form: .mapping(
        required: ["words", "groups", "length"], optional: ["alphabet"], words: [:])
    ) { options, draw throws(ForgeError) in
      let count = try options.count("words", from: &draw)
      let alphabet = try options.alphabet()
      var words: [[Unicode.Scalar]] = []
      for _ in 0..<max(1, try options.count("groups", from: &draw)) {
        let length = try options.count("length", from: &draw)
        try draw.spend(1, at: options.path)
        try draw.spend(length, at: options.path)
        words.append(TextShape.any.letters(length, of: alphabet, from: &draw.choices))
      }
      try draw.spend(count, of: 1 + (words.map(\.count).max() ?? 0), at: options.path)
      return .array(
        (0..<count).map { _ in
          text(draw.choices.shuffled(words[draw.choices.below(words.count)]))
        })
    },
    "words": Recipe(
      form: .mapping(
        required: ["count", "length"], optional: ["alphabet", "shared", "distinct"])
    ) { options, draw throws(ForgeError) in
      let count = try options.count("count", from: &draw)
      let alphabet = try options.alphabet()
      let shared = try options.count("shared", default: 50, from: &draw)
      var words: [[Unicode.Scalar]] = []
      var seen: Set<[Unicode.Scalar]> = []
      var misses = 0
      try draw.afford(count, at: options.path)
      while words.count < count {
        let length = try options.count("length", from: &draw)
        let budget = draw.budget
        try draw.spend(1, at: options.path)
        try draw.spend(length, at: options.path)
        let word = wordLike(words, length, alphabet, shared: shared, from: &draw.choices)
        if options.isOn("distinct"), !seen.insert(word).inserted {
          misses += 1
          guard misses <= 100 + 10 * count else {
            throw .recipe("\(options.path): there are no \(count) different words.")
          }
          draw.budget = budget
        } else {
          words.append(word)
        }
      }
      return .array(words.map(text))
    },
    "digits": Recipe(
      form: .mapping(
        required: ["length"], optional: ["alphabet", "as"], words: ["as": ["text", "list"]])
    ) { options, draw throws(ForgeError) in
      let count = try options.count("length", from: &draw)
      let alphabet =
        options.content["alphabet"] == nil
        ? Array("0123456789".unicodeScalars) : try options.alphabet()
      try draw.spend(count, at: options.path)
      var letters = TextShape.any.letters(count, of: alphabet, from: &draw.choices)
      let others = alphabet.filter { $0 != "0" }
      if count > 1, letters[0] == "0", let other = draw.choices.element(others) {
        letters[0] = other
      }
      guard options.word("as", default: "text") == "list" else { return text(letters) }
      return .array(letters.map { .int(Int($0.value) - 48) })
    },
    "roman": Recipe(form: .bounds) { options, draw throws(ForgeError) in
      let number = try Bounds(options.content, at: options.path).drawn(from: &draw)
      try draw.spend(number / 1000, at: options.path)
      return .string(RomanNumber(number).text)
    },
    "accounts": Recipe(
      form: .mapping(required: ["count", "people", "mails"])
    ) { options, draw throws(ForgeError) in
      let count = try options.count("count", from: &draw)
      let people = max(1, try options.count("people", from: &draw))
      let names = ["Ada", "Ben", "Cleo", "Dan"]
      try draw.afford(count, at: options.path)
      var accounts: [Value] = []
      for _ in 0..<count {
        let person = draw.choices.below(people)
        let mails = max(1, try options.count("mails", from: &draw))
        try draw.spend(mails, at: options.path)
        // A person has a few mails more than an account holds.
        let own = draw.choices.places(mails, of: mails + 3).sorted().map { number in
          Value.string("p\(person)m\(number)@mail.com")
        }
        accounts.append(.array([.string(names[person % names.count])] + own))
      }
      return .array(accounts)
    },
  ]
}

private func text(_ letters: [Unicode.Scalar]) -> Value {
  var view = String.UnicodeScalarView()
  view.append(contentsOf: letters)
  return .string(String(view))
}

/// A word that in `shared` percent begins as one of those before it.
private func wordLike(
  _ words: [[Unicode.Scalar]], _ length: Int, _ alphabet: [Unicode.Scalar], shared: Int,
  from choices: inout Choices
) -> [Unicode.Scalar] {
  guard choices.isTrue(percent: shared), let other = choices.element(words) else {
    return TextShape.any.letters(length, of: alphabet, from: &choices)
  }
  let start = other.prefix(choices.below(min(length, other.count) + 1))
  return start + TextShape.any.letters(length - start.count, of: alphabet, from: &choices)
}
