import Domain

@testable import SiteKit
@testable import Judge
@testable import TestForge
@testable import Trials

extension FuzzReader {
  /// What a learner types as a case, in LeetCode's form: what was read is written and read again.
  static let input = FuzzReader(name: "input") { input in
    let text = NamedInput.inputAlone(String(decoding: input, as: UTF8.self))
    guard let values = try? NamedInput(text)?.values(of: parameters) else { return nil }
    let written = zip(parameters, values).map { "\($0.name) = \($1.json)" }
    let again = try? NamedInput(written.joined(separator: ", "))?.values(of: parameters)
    return again == values ? nil : "a case that was written is read as another one"
  }

  private static let parameters = [
    Parameter(name: "nums", type: .list(.int)), Parameter(name: "text", type: .string),
    Parameter(name: "half", type: .double),
  ]

  /// What a learner hands in, a zip or a git bundle: its files stay in their folder, each once, and are no more
  /// and no larger than allowed.
  static let handIn = FuzzReader(name: "hand-in") { input in
    let bytes = Array(input)
    if let bundle = try? BundleReader(bytes), bundle.head.utf8.count != 40 { return "an odd head" }
    guard let files = try? ZipReader.files(in: bytes) else { return nil }
    let size = files.reduce(0) { $0 + $1.bytes.count }
    guard files.count <= HandedFile.most, size <= HandedFile.mostMegabytes << 20 else {
      return "more than is taken"
    }
    for all in [files, HandedFile.unwrapped(files)] {
      let leadsOut = all.contains { file in
        file.path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
          .contains { $0.elementsEqual("..".utf8) || $0.isEmpty }
      }
      if leadsOut { return "a path that leads out" }
      guard Set(all.map(\.path)).count == all.count else { return "a file twice" }
    }
    return nil
  }

  /// What a model answers: at most as many cases as are asked for, each written and read again.
  static let proposals = FuzzReader(name: "proposals") { input in
    let reader = ProposalReader(origin: "a model")
    guard let (cases, _) = try? reader.cases(in: String(decoding: input, as: UTF8.self)) else {
      return nil
    }
    guard cases.count <= CaseSchema.mostCases else { return "more cases than are read" }
    for case .success(let proposed) in cases.map(\.result) {
      guard case .success(let again) = ProposalReader.proposed(proposed.value), again == proposed
      else { return "a case that was written is read as another one" }
    }
    return nil
  }

  /// A learner's source, which is looked through in the server; the first byte is its language.
  static let sources = FuzzReader(name: "sources") { input in
    guard let kind = input.first else { return nil }
    let source = String(decoding: input.dropFirst(), as: UTF8.self)
    let languages = Language.allCases
    let language = languages[Int(kind) % languages.count]
    switch language {
    case .swift: _ = SwiftOutline(source).topTypes
    case .cpp: _ = CppOutline(source).unfinished
    case .go:
      _ = GoOutline(Array(source.utf8)).isEmpty
      _ = GoLoops(Array(source.utf8)).copies
    default: break
    }
    let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
    let isWithin = KeptState.found(in: source, language).allSatisfy {
      (1...lines).contains($0.line)
    }
    return isWithin ? nil : "something is kept in a line that is not there"
  }
}
