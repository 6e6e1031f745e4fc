internal import Domain

extension TemplateBuilder {
  /// The suites of the views with the reference's views; gone once they were tried.
  static var viewTests: String { "\(Workshop.place(GradingTemplate.name))/views/tests" }

  /// Builds the reference's views and the program of their suites.
  ///
  /// An answer's own tests are built with its own views, so the template keeps none.
  func buildViews(_ views: TakeHome.Views, _ facts: inout GradingTemplate.Facts) async throws {
    let targets = reference.views(views)
    guard !targets.isEmpty else {
      throw broken("The reference has no target \(views.module) with sources.")
    }
    let built = "\(draft)/built"
    let orders = GradeRun.viewOrders(targets, of: reference, facts)
    try check(try await workshop.build(orders, into: built).first, "the reference's views")
    let programs = SuiteProgram(
      views.suites, facts, modules: facts.reference + targets.map(\.module),
      hidden: GradeFiles.sized("\(draft)/hidden", as: GradingTemplate.hidden), in: built, workshop,
      others: TestGround.mutation)
    let made = try await programs.objects()
    if let complaint = made.leftOut.values.min(by: { $0.text < $1.text }) {
      throw broken("A suite of the views doesn't compile with the reference: \(complaint.text)")
    }
    let linked = try await programs.link(made.names)
    try check(linked.bytes == nil ? linked : nil, "the tests of the reference's views")
    try GradeFiles.makeFolders(["\(draft)/views"])
    try GradeFiles.writeProgram(linked.bytes ?? [], "\(draft)/views/tests")
    facts.meaning.add(promised: programs.standIns(in: made.names))
    for name in made.names + orders.flatMap({ [$0.object, $0.module] }) {
      GradeFiles.remove("\(built)/\(name)")
    }
  }
}
