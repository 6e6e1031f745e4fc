internal import Domain

extension GradeRun {
  /// What the candidate's tests are built with, and where that lies.
  struct Footing: Sendable {
    /// The name of the run's folder for what is made.
    var name: String
    /// The modules, inner ones first.
    var layers: [String]
    /// As the jail knows it, like all places here.
    var interfaces: String
    var objects: String
    /// Further objects to link.
    var others: [String] = []
    var isMeasured = false
    /// What it is called where something does not fit it.
    var words: String { isMeasured ? "your own sources" : "the promised names" }

    var place: String { "\(Workshop.place(GradeRun.name))/\(name)" }
  }

  /// The model answer with its defects behind switches.
  var reference: Footing {
    Footing(
      name: "own", layers: template.facts.reference, interfaces: GradingTemplate.reference,
      objects: GradingTemplate.reference, others: TestGround.mutation)
  }

  /// The candidate's own answer, whose places are counted.
  var measured: Footing {
    Footing(
      name: "measured", layers: copy.built.map(\.module), interfaces: Self.built,
      objects: "\(Workshop.place(Self.name))/measured", isMeasured: true)
  }
}
