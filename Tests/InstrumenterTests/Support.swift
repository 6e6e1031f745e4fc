import Instrumenter
import SwiftParser
import SwiftSyntax

/// The instrumented text of a program, without the recorder's import.
func traced(_ source: String, level: TracingLevel = .full) -> String {
  var options = AutoInstrumenter(isProgram: true, importsRecorder: false)
  if level != .full {
    for id in 0..<20 { options.levels[id] = level }
  }
  return options.instrument(source).text
}

/// A line of the instrumented text, from 1, without indentation.
func tracedLine(_ line: Int, of source: String) -> String {
  let lines = traced(source).split(separator: "\n", omittingEmptySubsequences: false)
  return String(lines[line - 1].drop { $0 == " " })
}

/// The text without its insertions.
func undone(_ result: Instrumented) -> String {
  var bytes = Array(result.text.utf8)
  var shift = result.edits.edits.reduce(0) { $0 + $1.text.utf8.count }
  for edit in result.edits.edits.reversed() {
    let count = edit.text.utf8.count
    shift -= count
    bytes.removeSubrange((edit.offset + shift)..<(edit.offset + shift + count))
  }
  return String(decoding: bytes, as: UTF8.self)
}

func parses(_ text: String) -> Bool { !Parser.parse(source: text).hasError }
