/// A name of a newer standard library, with the version that brought it and what does the same.
struct CppNovelty: Sendable, Hashable {
  var name: String
  var since: Int
  var instead: String

  /// What to say where the machine's library is older.
  func sentence(library: Int) -> String {
    "\(name.replacing("container.", with: ".")) needs libstdc++ \(since); this machine has \(library): use \(instead)."
  }

  /// The one whose lack the compiler complains of; nil when it is something else or not newer.
  static func missing(in message: String, library: Int) -> CppNovelty? {
    let isAbout = complaints.contains { message.contains($0) }
    guard isAbout, let name = quoted(message) else { return nil }
    let scope = scopes.first { message.contains($0.phrase) }?.prefix
    return all.first { $0.since > library && $0.name == (scope ?? "std::") + name }
  }

  /// A header that is not there, such as `print`.
  static func header(_ message: String, library: Int) -> CppNovelty? {
    guard let name = quoted(message) ?? message.split(separator: ":").first.map(String.init),
      let since = headers[name], since.0 > library
    else { return nil }
    return CppNovelty(name: "<\(name)>", since: since.0, instead: since.1)
  }

  private static let complaints = [
    "undeclared identifier", "no member named", "no template named", "no type named",
    "was not declared", "is not a member of", "has no member named", "does not name a",
  ]

  private static let scopes: [(phrase: String, prefix: String)] = [
    ("std::ranges::views'", "std::views::"), ("std::ranges::views’", "std::views::"),
    ("std::views’", "std::views::"), ("namespace 'std::ranges'", "std::ranges::"),
    ("‘std::ranges’", "std::ranges::"), ("in 'std::", "container."),
    ("has no member named", "container."),
  ]

  /// The first name in quotation marks, without what stands before its last `::`.
  private static func quoted(_ message: String) -> String? {
    let parts = message.split(omittingEmptySubsequences: false) { "'‘’".contains($0) }
    guard parts.count >= 3 else { return nil }
    return parts[1].split(separator: ":").last.map(String.init)
  }

  private static let headers: [String: (Int, String)] = [
    "print": (14, "<cstdio> or <iostream>"), "format": (13, "<sstream> or <cstdio>"),
    "generator": (14, "a vector that collects the values"), "flat_map": (15, "<map>"),
    "flat_set": (15, "<set>"), "mdspan": (16, "<vector>"), "stdfloat": (13, "double"),
    "inplace_vector": (16, "<vector> or <array>"), "text_encoding": (15, "<string>"),
  ]

  private static let all: [CppNovelty] =
    group("std::", 13, [("format", "to_string, ostringstream or snprintf")])
    + group(
      "std::", 14,
      [
        ("print", "printf or cout"), ("println", "printf or cout"),
        ("generator", "a vector that collects the values"), ("forward_like", "forward"),
        ("bind_back", "a lambda"), ("from_range", "the constructor from begin() and end()"),
        ("add_sat", "a comparison with INT_MAX before the sum"),
        ("sub_sat", "a comparison with INT_MIN before the difference"),
        ("mul_sat", "long long and clamp"),
      ])
    + group(
      "std::", 15,
      [
        ("flat_map", "map, or a sorted vector of pairs"), ("flat_set", "set, or a sorted vector"),
        ("flat_multimap", "multimap"), ("flat_multiset", "multiset"),
      ])
    + group(
      "std::", 16,
      [("mdspan", "a vector of vectors"), ("inplace_vector", "vector or array")])
    + views + ranges + members

  private static let views =
    group(
      "std::views::", 13,
      [
        ("zip", "a loop over an index"), ("zip_transform", "a loop over an index"),
        ("enumerate", "a loop over an index"), ("adjacent", "a loop over an index"),
        ("adjacent_transform", "a loop over an index"), ("pairwise", "a loop over an index"),
        ("pairwise_transform", "a loop over an index"), ("slide", "a loop over an index"),
        ("chunk", "a loop with a step"), ("chunk_by", "a loop"), ("stride", "a loop with a step"),
        ("cartesian_product", "nested loops"), ("join_with", "a loop"),
        ("repeat", "vector(count, value)"), ("as_rvalue", "make_move_iterator"),
        ("as_const", "std::as_const"),
      ]) + group("std::views::", 15, [("concat", "two loops"), ("cache_latest", "a loop")])

  private static let ranges =
    group(
      "std::ranges::", 13,
      [
        ("contains", "ranges::find, or count"), ("contains_subrange", "ranges::search"),
        ("iota", "std::iota"), ("find_last", "find with rbegin() and rend()"),
        ("find_last_if", "find_if with rbegin() and rend()"),
        ("starts_with", "string::starts_with, or equal"),
        ("ends_with", "string::ends_with, or equal"), ("fold_left", "accumulate"),
        ("fold_left_first", "accumulate"), ("fold_right", "accumulate with rbegin() and rend()"),
        ("fold_right_last", "accumulate with rbegin() and rend()"),
        ("shift_left", "std::shift_left"), ("shift_right", "std::shift_right"),
      ])
    + group("std::ranges::", 14, [("to", "the constructor from begin() and end()")])

  private static let members =
    group(
      "container.", 15,
      [
        ("append_range", "insert(end(), …)"), ("insert_range", "insert with begin() and end()"),
        ("prepend_range", "insert(begin(), …)"), ("assign_range", "assign"),
        ("push_range", "a loop of push"),
      ])
    + group(
      "container.", 13,
      [
        ("and_then", "an if"), ("transform", "an if"), ("or_else", "an if"),
        ("transform_error", "an if"), ("error_or", "an if"),
      ])

  private static func group(
    _ scope: String, _ since: Int, _ names: [(String, String)]
  ) -> [CppNovelty] {
    names.map { CppNovelty(name: scope + $0.0, since: since, instead: $0.1) }
  }
}
