extension Duration {
  /// The duration in thousandths of a second.
  var milliseconds: Double { self / .milliseconds(1) }

  /// Seconds with three decimals at most.
  var inSeconds: String {
    let thousandths = Int(milliseconds.rounded())
    var text = "\(thousandths / 1000).\(String(thousandths % 1000 + 1000).dropFirst())"
    while text.last == "0" { text.removeLast() }
    return text.last == "." ? String(text.dropLast()) : text
  }
}
