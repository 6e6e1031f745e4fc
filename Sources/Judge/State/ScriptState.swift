/// What of a JavaScript source lives longer than a call, a statement at a time.
enum ScriptState {
  /// The name of what a statement declares for longer than a call.
  static func name(in text: String, isFile: Bool, isOuter: Bool) -> Substring? {
    guard isOuter else { return property(in: text) }
    let variable =
      /^(?:let|var|const)\s+([\w$]+)(?![\w$])(?!\s*=\s*(?:async\s+)?(?:function\b|class\b|[^=]*=>))/
    if let declared = text.firstMatch(of: variable)?.1 { return declared }
    if !isFile { return text.firstMatch(of: /^static\s+([\w$#]+)\s*(?:=|$)/)?.1 }
    // A value that all objects share, then a global without a declaration.
    let shared = /^[\w$]+\.prototype\.([\w$]+)\s*=\s*(?:\[|new\b|\d|$)/
    let global = /^([\w$]+)\s*=\s*(?:\[|new\b|\d|$)/
    return text.firstMatch(of: shared)?.1 ?? text.firstMatch(of: global)?.1 ?? property(in: text)
  }

  /// What a function keeps as a property of its own: `f.memo = f.memo || {}`.
  private static func property(in text: String) -> Substring? {
    let kept =
      /^(?:if\s*\(!\s*[\w$.]+\)\s*)?(([\w$]+)\.[\w$]+)\s*(?:(?:\|\||\?\?)=|=\s*(\2\.[\w$]+)\s*(?:\|\||\?\?))/
    guard let match = text.firstMatch(of: kept), match.2 != "this" else { return nil }
    return match.1
  }

  /// `const f = (() => {`, whose block runs once: what it declares lives on in `f`.
  static func callsItself(_ statement: String) -> Bool {
    statement.contains(/=\s*\(\s*(?:function\b[^{]*|\([^()]*\)\s*=>\s*)$/)
  }
}
