/// The records of a comma-separated text, quoted fields and all. Source: RFC 4180
struct CSVTable {
  struct Record {
    /// Where it begins, counted from 1.
    var line: Int
    var fields: [String]
  }

  private(set) var records: [Record] = []
  /// The line of a quotation that never ends, and what is wrong with it.
  private(set) var openQuote: Int?

  private var fields: [String] = []
  private var field = ""
  private var line = 1
  private var beginning = 1

  /// Lines that are empty are left out; a byte order mark is, too.
  init(_ text: String) {
    var isQuoted = false
    var quoteLine = 1
    var rest = Substring(text)
    if rest.first == "\u{FEFF}" { rest.removeFirst() }
    while let sign = rest.popFirst() {
      if isQuoted {
        if sign.isNewline { line += 1 }
        if sign != "\"" {
          field.append(sign)
        } else if rest.first == "\"" {
          field.append(rest.removeFirst())
        } else {
          isQuoted = false
        }
      } else if sign == "\"", field.isEmpty {
        (isQuoted, quoteLine) = (true, line)
      } else if sign == "," {
        endField()
      } else if sign.isNewline {
        endRecord()
        line += 1
        beginning = line
      } else {
        field.append(sign)
      }
    }
    if isQuoted { openQuote = quoteLine }
    endRecord()
  }

  private mutating func endField() {
    fields.append(field)
    field = ""
  }

  private mutating func endRecord() {
    endField()
    let isBlank = fields.allSatisfy { $0.allSatisfy(\.isWhitespace) }
    if !isBlank { records.append(Record(line: beginning, fields: fields)) }
    fields = []
  }

  /// A record as a line, without its end.
  static func line(_ fields: [String]) -> String {
    fields.map { field in
      let needsQuotes =
        field.contains { $0 == "," || $0 == "\"" || $0.isNewline }
        || field.first?.isWhitespace == true || field.last?.isWhitespace == true
      guard needsQuotes else { return field }
      return "\""
        + field.split(separator: "\"", omittingEmptySubsequences: false)
        .joined(separator: "\"\"") + "\""
    }.joined(separator: ",")
  }
}
