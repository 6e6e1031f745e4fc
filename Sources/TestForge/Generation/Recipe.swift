internal import Domain

/// One way to make a value, found by its name in `problem.yml`.
struct Recipe: Sendable {
  /// What follows the name.
  enum Form: Sendable {
    /// A mapping with these keys; the words that a key may have, where it has only some, and
    /// the keys that hold a recipe.
    case mapping(
      required: Set<String>, optional: Set<String> = [], words: [String: [String]] = [:],
      recipes: Set<String> = ["of"])
    /// A list of recipes.
    case recipes
    /// A recipe.
    case recipe
    /// The name of an earlier argument.
    case name
    /// Two bounds.
    case bounds
    /// A list of JSON values.
    case values
    /// Any JSON value.
    case value
  }

  let form: Form
  let draw: @Sendable (Options, inout Draw) throws(ForgeError) -> Value

  static let named: [String: Recipe] =
    plain.merging(lists) { first, _ in first }
    .merging(texts) { first, _ in first }
    .merging(grids) { first, _ in first }
    .merging(nodes) { first, _ in first }
    .merging(earlier) { first, _ in first }
    .merging(arrangements) { first, _ in first }
    .merging(pieces) { first, _ in first }
    .merging(expressions) { first, _ in first }
    .merging(games) { first, _ in first }
    .merging(trees) { first, _ in first }
}

/// Checks a recipe's form and the recipes inside it, without drawing.
func checkRecipe(_ value: Value, at path: String) throws(ForgeError) {
  guard case .object = value else {
    _ = try Expression(value, at: path)
    return
  }
  let (name, recipe, content) = try readRecipe(value, at: path)
  let place = "\(path).\(name)"
  switch recipe.form {
  case .mapping(let required, let optional, let words, let recipes):
    let fields = try entries(
      content, at: place, known: required.union(optional), required: required)
    for key in recipes.sorted() {
      if let inner = fields[key] { try checkRecipe(inner, at: "\(place).\(key)") }
    }
    for (key, known) in words {
      guard let value = fields[key] else { continue }
      guard let word = value.text, known.contains(word) else {
        let name = value.text ?? value.json
        throw .form("\(place).\(key): unknown word \(name)\(suggestion(for: name, in: known)).")
      }
    }
  case .recipes:
    guard let items = content.elements, !items.isEmpty else {
      throw .form("\(place) must be a list of recipes.")
    }
    for (index, item) in items.enumerated() { try checkRecipe(item, at: "\(place)[\(index)]") }
  case .recipe: try checkRecipe(content, at: place)
  case .name:
    guard content.text != nil else { throw .form("\(place) must be the name of an argument.") }
  case .bounds: _ = try Bounds(content, at: place)
  case .values:
    guard content.elements?.isEmpty == false else { throw .form("\(place) must be a list.") }
  case .value: break
  }
}

/// Draws what a recipe promises; a bare name is an earlier value, a bare expression its number.
func drawValue(
  _ value: Value, at path: String, from draw: inout Draw
) throws(ForgeError) -> Value {
  try draw.spend(1, at: path)
  guard case .object = value else {
    if let name = value.text, let earlier = draw.scope.arguments[name] {
      try draw.spend(earlier.elementCount, at: path)
      return earlier
    }
    return .int(try Expression(value, at: path).evaluate(in: draw.scope))
  }
  let (name, recipe, content) = try readRecipe(value, at: path)
  return try recipe.draw(Options(content: content, path: "\(path).\(name)"), &draw)
}

private func readRecipe(
  _ value: Value, at path: String
) throws(ForgeError) -> (name: String, recipe: Recipe, content: Value) {
  guard case .object(let fields) = value, fields.count == 1, let (name, content) = fields.first
  else { throw .form("\(path): a recipe is one name with what belongs to it.") }
  guard let recipe = Recipe.named[name] else {
    throw .form("\(path): unknown recipe \(name)\(suggestion(for: name, in: Recipe.named.keys)).")
  }
  return (name, recipe, content)
}

/// What stands behind a recipe's name, read key by key.
struct Options: Sendable {
  let content: Value
  let path: String

  func bounds(_ key: String) throws(ForgeError) -> Bounds {
    guard let value = content[key] else { throw .form("\(path): the key \(key) is missing.") }
    return try Bounds(value, at: "\(path).\(key)")
  }

  func limits(_ key: String, in draw: Draw) throws(ForgeError) -> (low: Int, high: Int) {
    let (low, high) = try bounds(key).evaluate(in: draw.scope)
    guard low <= high else {
      throw .recipe("\(path).\(key): the range \(low) to \(high) is empty.")
    }
    return (low, high)
  }

  /// A number that a key gives or whose range it gives, at least 0.
  func count(_ key: String, from draw: inout Draw) throws(ForgeError) -> Int {
    let count = try bounds(key).drawn(from: &draw)
    guard count >= 0 else { throw .recipe("\(path).\(key) is \(count), below 0.") }
    return count
  }

  /// The same with a number for a key that is left out.
  func count(
    _ key: String, default fallback: Int, from draw: inout Draw
  ) throws(ForgeError) -> Int {
    content[key] == nil ? fallback : try count(key, from: &draw)
  }

  /// What a recipe gives whose content is a recipe.
  func inner(from draw: inout Draw) throws(ForgeError) -> Value {
    try drawValue(content, at: path, from: &draw)
  }

  func word(_ key: String, default fallback: String) -> String {
    content[key]?.text ?? fallback
  }

  func isOn(_ key: String) -> Bool { content[key] == true }

  func alphabet() throws(ForgeError) -> [Unicode.Scalar] {
    try Alphabet(content["alphabet"] ?? "a-z", at: "\(path).alphabet").letters
  }

  func inner(_ key: String, from draw: inout Draw) throws(ForgeError) -> Value {
    guard let value = content[key] else { throw .form("\(path): the key \(key) is missing.") }
    return try drawValue(value, at: "\(path).\(key)", from: &draw)
  }

  /// The earlier argument that the recipe names.
  func argument(in draw: Draw) throws(ForgeError) -> Value {
    try argument(named: content.text ?? "", in: draw)
  }

  func argument(named name: String, in draw: Draw) throws(ForgeError) -> Value {
    guard let value = draw.scope.arguments[name] else {
      let known = draw.scope.arguments.keys
      throw .form("\(path): no earlier argument \(name)\(suggestion(for: name, in: known)).")
    }
    return value
  }
}
