import Domain
import Foundation

@testable import Catalogue

extension FuzzReader {
  /// What is read is written and read again as the same; what is no JSON to Foundation is none here.
  static let json = FuzzReader(name: "json") { input in
    guard let value = try? Value(json: Array(input)) else { return nil }
    let text = value.json
    guard let again = try? Value(json: text) else { return "what was written cannot be read" }
    guard again == value else { return "what was read again is another value" }
    guard again.json == text else { return "equal values give different text" }
    let isKnown =
      (try? JSONSerialization.jsonObject(with: Data(input), options: .fragmentsAllowed)) != nil
    return isKnown ? nil : "Foundation refuses what was read"
  }

  /// A `tests.json`, and the places of its parts.
  static let cases = FuzzReader(name: "cases") { input in
    let outline = JSONOutline(Array(input))
    for list in outline.lists.values {
      guard
        list.elements.allSatisfy({ $0.lowerBound >= list.start && $0.upperBound <= input.count })
      else { return "an element lies outside of its list" }
    }
    guard let text = String(validating: input, as: UTF8.self),
      let file = try? TestsFile(json: text, file: "tests.json")
    else { return nil }
    return file.lines.count == file.cases.count ? nil : "a case has no line"
  }

  /// The first byte says which file of ours the rest is.
  static let yaml = FuzzReader(name: "yaml") { input in
    guard let kind = input.first,
      let text = String(validating: input.dropFirst(), as: UTF8.self)
    else { return nil }
    switch kind {
    case UInt8(ascii: "p"): _ = try? ProblemFile(yaml: text, file: "problem.yml")
    case UInt8(ascii: "l"): _ = try? PlanFile(yaml: text, key: "plan", file: "plan.yml")
    case UInt8(ascii: "d"): _ = try? DrillFile(yaml: text, deck: "deck", file: "deck.yml")
    case UInt8(ascii: "t"):
      _ = try? TakeHomeFile(yaml: text, file: "takehome.yml", folder: "/nowhere")
    case UInt8(ascii: "e"): _ = try? EquivalentMutant.list(yaml: text, file: "equivalent.yml")
    default: return whole(text)
    }
    return nil
  }

  private static func whole(_ text: String) -> String? {
    guard let entry = try? Entry(yaml: text, file: "any.yml") else { return nil }
    _ = entry.lines()
    let value = entry.value()
    let json = value.json
    // A text of ours says everything once.
    guard json.utf8.count <= 64 * text.utf8.count + 64 else {
      return "a small text is a large value"
    }
    return (try? Value(json: json)) == value ? nil : "what was read cannot be written"
  }
}
