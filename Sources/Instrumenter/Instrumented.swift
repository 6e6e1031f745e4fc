/// A type that the trace shows by its fields.
public struct TypeTable: Sendable, Equatable {
  public enum Kind: Int, Sendable { case `class`, structure, enumeration }

  public var id: Int
  public var name: String
  public var kind: Kind
  public var fields: [String]
}

/// A function, accessor, initialiser or closure with several statements.
public struct FunctionTable: Sendable, Equatable {
  public var id: Int
  public var name: String
  public var line: Int
  public var endLine: Int
  public var parameters: [Int]
  public var level: TracingLevel
  /// Whether it is a closure of one expression, which is traced in full or not at all.
  var isExpression = false
  /// Whether such a closure's value may be one that nobody wants.
  var mayBeStatement = false
  /// Its body with the braces.
  public var body: BodyRange?
}

/// Where a function's body lies: lines and columns (in bytes) from 1, the end behind the closing brace.
public struct BodyRange: Sendable, Equatable {
  public var line: Int
  public var column: Int
  public var endLine: Int
  public var endColumn: Int
}

extension FunctionTable {
  fileprivate func isTraced(at line: Int) -> Bool {
    self.line <= line && line <= endLine && level != .untouched
  }
}

/// A variable.
public struct SlotTable: Sendable, Equatable {
  /// What a variable seems to be for.
  public enum Role: String, Sendable { case index, accumulator, cursor }

  public var id: Int
  public var function: Int
  public var name: String
  /// The type as it is written down; empty if it is not.
  public var type: String
  public var role: Role?
}

/// An instrumented program with the tables that its tape refers to.
public struct Instrumented: Sendable {
  public var text: String
  public var functions: [FunctionTable]
  public var slots: [SlotTable]
  public var types: [TypeTable]
  public var edits: EditList
  /// Whether it waits for tasks: the recorder then takes over how they are run.
  public var usesTasks = false
  /// Whether nothing was done, as the source is nested more deeply than anybody should follow.
  public var isTooDeep = false

  static func tooDeep(_ source: String) -> Instrumented {
    Instrumented(
      text: source, functions: [], slots: [], types: [], edits: EditList(), isTooDeep: true)
  }

  /// How many functions, the top level included, tell at least their steps.
  public var functionsTraced: Int { functions.count { $0.level != .untouched } }

  /// What to try next when the compiler complained about these lines of the instrumented text; nil when nothing is left.
  ///
  /// Closures of one expression go first, for a line may hold several and they decide each other's types; then the
  /// innermost function around each line that is not yet untouched; outside functions the type's encoder.
  public func retry(_ options: AutoInstrumenter, errorLines: [Int]) -> AutoInstrumenter? {
    var next = options
    for line in Set(errorLines) {
      let expressions = functions.filter { $0.isExpression && $0.isTraced(at: line) }
      if !expressions.isEmpty {
        for function in expressions {
          if function.mayBeStatement {
            next.statementClosures.insert(function.id)
          } else {
            next.levels[function.id] = .untouched
          }
        }
      } else if let function = innermost(line, in: options) {
        next.levels[function.id] = function.level.lower
      } else if let type = types(at: line).first(where: { !options.plainTypes.contains($0) }) {
        next.plainTypes.insert(type)
      }
    }
    let isNew =
      next.levels != options.levels || next.plainTypes != options.plainTypes
      || next.statementClosures != options.statementClosures
    return isNew ? next : nil
  }

  private func innermost(_ line: Int, in options: AutoInstrumenter) -> FunctionTable? {
    functions.filter { $0.isTraced(at: line) }
      .min { ($0.endLine - $0.line, -$0.id) < ($1.endLine - $1.line, -$1.id) }
  }

  private func types(at line: Int) -> [Int] {
    typeLines.filter { $0.first == line || $0.last == line }.map(\.id)
  }

  /// Where each type's own insertions stand.
  var typeLines: [(id: Int, first: Int, last: Int)] = []
}
