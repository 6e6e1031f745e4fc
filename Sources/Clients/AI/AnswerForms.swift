import Domain

/// The forms in which a question is asked, one after the other, until a server takes one.
struct AnswerForms: Sendable {
  private(set) var current: AnswerForm
  private var shapes: [AnswerShape]

  init(_ shapes: [AnswerShape]) {
    current = AnswerForm(shape: shapes.first ?? .words)
    self.shapes = Array(shapes.dropFirst())
  }

  /// Takes the next form if the answer refuses this one; false when there is none or no need.
  mutating func moveOn(after answer: ServiceAnswer) -> Bool {
    guard answer.status == 400 || answer.status == 422 else { return false }
    let words = String(decoding: answer.body.prefix(4_096), as: UTF8.self)
    if !current.usesLongName, words.contains("max_completion_tokens") {
      current.usesLongName = true
      return true
    }
    guard !shapes.isEmpty else { return false }
    current.shape = shapes.removeFirst()
    return true
  }
}
