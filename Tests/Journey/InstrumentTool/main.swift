import Foundation
import Instrumenter

/// The instrumenter for test scripts: `FILE [--library] [--prelude] [--everything] [level:ID:N] [plain:ID] [statement:ID] [errors:LINE,…] [--time]`
/// writes JSON, with the arguments of the next try where `errors:` is given.
struct Answer: Encodable {
  struct Function: Encodable { var id, line, endLine, level: Int; var name: String }
  struct Slot: Encodable { var id, function: Int; var name, type, role: String }
  struct Kind: Encodable { var id: Int; var name: String; var fields: [String] }

  var text: String
  var functions: [Function]
  var slots: [Slot]
  var types: [Kind]
  var usesTasks: Bool
  /// Functions by their bodies, for the playground pass.
  var scopes: String
  var next: [String]?
}

let arguments = CommandLine.arguments.dropFirst()
var options = AutoInstrumenter(isProgram: !arguments.contains("--library"))
options.tellsEverything = arguments.contains("--everything")
if arguments.contains("--prelude") {
  options.preludeTypes = [
    PreludeType(name: "ListNode", properties: ["val", "next"]),
    PreludeType(name: "TreeNode", properties: ["val", "left", "right"]),
    PreludeType(name: "Graph.Node", properties: ["val", "neighbors"]),
    PreludeType(name: "RandomList.Node", properties: ["val", "next", "random"]),
  ]
}
for argument in arguments {
  let parts = argument.split(separator: ":")
  switch parts.first {
  case "level": options.levels[Int(parts[1]) ?? 0] = TracingLevel(rawValue: Int(parts[2]) ?? 0)
  case "statement": options.statementClosures.insert(Int(parts[1]) ?? 0)
  case "plain": options.plainTypes.insert(Int(parts[1]) ?? 0)
  default: continue
  }
}
let source = try String(contentsOfFile: arguments.first ?? "", encoding: .utf8)
if arguments.contains("--time") {
  var best = Duration.seconds(100)
  for _ in 0..<20 { best = min(best, ContinuousClock().measure { _ = options.instrument(source) }) }
  print("\(source.split(separator: "\n").count) lines, best of 20: \(best)")
  exit(0)
}
let result = options.instrument(source)
var answer = Answer(
  text: result.text,
  functions: result.functions.map {
    Answer.Function(
      id: $0.id, line: $0.line, endLine: $0.endLine, level: $0.level.rawValue, name: $0.name)
  },
  slots: result.slots.map {
    Answer.Slot(
      id: $0.id, function: $0.function, name: $0.name, type: $0.type, role: $0.role?.rawValue ?? "")
  }, types: result.types.map { Answer.Kind(id: $0.id, name: $0.name, fields: $0.fields) },
  usesTasks: result.usesTasks,
  scopes: result.functions.compactMap { function in
    if function.id == 0 { return function.level == .untouched ? nil : "0:0:0:0=0" }
    return function.body.map {
      "\($0.line):\($0.column):\($0.endLine):\($0.endColumn)=\(function.id)"
    }
  }.joined(separator: ","))
if let errors = arguments.first(where: { $0.hasPrefix("errors:") }) {
  let lines = errors.dropFirst(7).split(separator: ",").compactMap { Int($0) }
  if let next = result.retry(options, errorLines: lines) {
    answer.next =
      next.levels.sorted { $0.key < $1.key }.map { "level:\($0.key):\($0.value.rawValue)" }
      + next.plainTypes.sorted().map { "plain:\($0)" }
      + next.statementClosures.sorted().map { "statement:\($0)" }
  }
}
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys]
FileHandle.standardOutput.write(try encoder.encode(answer))
