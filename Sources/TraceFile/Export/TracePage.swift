public import Foundation
internal import Domain

/// One HTML file with a trace and a player in it, which opens anywhere and reaches no network.
///
/// Only the given script may run: the page's policy names its digest, so that nothing a trace holds can.
public struct TracePage: Sendable {
  public var title: String
  /// The player, as one module without imports; it finds the trace's base64 in the element `#trace`.
  public var script: String
  public var styles: String

  public init(title: String, script: String, styles: String) {
    (self.title, self.script, self.styles) = (title, script, styles)
  }

  /// The page of a trace file.
  public func html(_ file: Data, _ trace: Trace) -> String {
    let script = TracePage.guarded(script, "script")
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(TracePage.policy(for: script))">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(TracePage.escaped(title))</title>
      <style>\(TracePage.guarded(styles, "style"))</style>
      </head>
      <body>
      <main id="journey"></main>
      <noscript><pre>\(TracePage.escaped(trace.text(of: trace.cursor(at: trace.steps))))</pre></noscript>
      <script type="text/plain" id="trace">\(file.base64EncodedString())</script>
      <script type="module">\(script)</script>
      </body>
      </html>

      """
  }

  static func policy(for script: String) -> String {
    let digest = Data(SHA256.digest(script.utf8)).base64EncodedString()
    return "default-src 'none'; script-src 'sha256-\(digest)'; style-src 'unsafe-inline'; "
      + "img-src data: blob:; base-uri 'none'; form-action 'none'"
  }

  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A script or a style sheet that cannot end its element; the backslash means nothing in its texts.
  private static func guarded(_ text: String, _ element: String) -> String {
    let (bytes, ends) = (Array(text.utf8), [Array("/\(element)".utf8), Array("!--".utf8)])
    var result: [UInt8] = []
    for (place, byte) in bytes.enumerated() {
      result.append(byte)
      guard byte == 0x3C else { continue }
      let rest = bytes[(place + 1)...].prefix(8).map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
      if ends.contains(where: { rest.starts(with: $0) }) { result.append(0x5C) }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
