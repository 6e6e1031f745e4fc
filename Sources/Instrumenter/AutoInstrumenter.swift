internal import SwiftParser
internal import SwiftSyntax

/// Rewrites a learner's Swift program so that it tells each step to the recorder `FocusTrace`.
///
/// Text is inserted, never a newline, so the learner's line numbers stay; behaviour stays too: output, exit status and the
/// order of deinitialisers.
public struct AutoInstrumenter: Sendable {
  /// Whether the file is a program of its own (`main.swift`), with statements at its top level.
  public var isProgram: Bool
  /// Whether the text begins with an import of the recorder.
  public var importsRecorder: Bool
  /// Classes and structures of other modules that the host has taught to write themselves; their place is their type's number.
  public var preludeTypes: [PreludeType]
  /// How little of a function is traced, by the function's number; all others are traced in full.
  public var levels: [Int: TracingLevel]
  /// Types, by number, that shall not be taught to write themselves.
  public var plainTypes: Set<Int>
  /// Closures of one expression, by their functions' numbers, whose value nobody wants: it is a statement then.
  public var statementClosures: Set<Int> = []
  /// Whether each statement tells every variable that can be read, as tests want it that look for writes nobody told.
  public var tellsEverything = false

  public init(
    isProgram: Bool = false, importsRecorder: Bool = true, preludeTypes: [PreludeType] = [],
    levels: [Int: TracingLevel] = [:], plainTypes: Set<Int> = []
  ) {
    self.isProgram = isProgram
    self.importsRecorder = importsRecorder
    self.preludeTypes = preludeTypes
    self.levels = levels
    self.plainTypes = plainTypes
  }

  /// Instruments a source; one that does not parse comes back with nothing useful to trace, never with an error.
  public func instrument(_ source: String) -> Instrumented {
    let tree = Parser.parse(source: source)
    if NestingDepth.isTooMuch(tree) { return .tooDeep(source) }
    let walker = Walker(source: source, tree: tree, options: self)
    let made = walker.run()
    if walker.untold.isEmpty { return made }
    // What some functions change without a word, all others have to know.
    return Walker(source: source, tree: tree, options: self, known: walker.untold).run()
  }
}

/// How much of a function is traced: each further level is what still compiles when the one before did not.
public enum TracingLevel: Int, Sendable, Comparable, CaseIterable {
  case full
  /// No deltas of elements, no conditions, no answers: whole variables only, and objects are looked at before each step.
  case variables
  case steps
  case untouched

  public static func < (left: TracingLevel, right: TracingLevel) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The next lower level; nil below the last.
  public var lower: TracingLevel? { TracingLevel(rawValue: rawValue + 1) }
}

/// A class or structure of another module, such as the judge's `ListNode`.
///
/// The host conforms it to `_DJObject` (or `_DJEncodable`) with `_djShape` = its place in `preludeTypes` and its properties'
/// numbers: property names are numbered 0, 1, 2 … as they first occur in `preludeTypes`.
public struct PreludeType: Sendable, Equatable {
  public var name: String
  public var kind: TypeTable.Kind
  /// Stored properties in the order in which the type writes them.
  public var properties: [String]

  public init(name: String, kind: TypeTable.Kind = .class, properties: [String]) {
    self.name = name
    self.kind = kind
    self.properties = properties
  }
}
