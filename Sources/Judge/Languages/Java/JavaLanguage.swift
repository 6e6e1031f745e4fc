internal import Domain

/// Java: the learner's file becomes classes that a waiting machine loads.
struct JavaLanguage: LearnerLanguage {
  let language = Language.java
  private let services: LanguageServices
  private let prelude: JavaPrelude
  private let compiler: ResidentTool

  init(_ services: LanguageServices) {
    self.services = services
    prelude = JavaPrelude(services)
    compiler = ResidentTool(services.supervisor, budget: CaseBudget(cpu: .seconds(20)))
  }

  func toolchain() async throws(JudgeError) -> RunnerStatus.Toolchain {
    let found = try await services.shelf.toolchain(JavaToolchain.self)
    return .init(
      language: language, version: found.version, path: found.folder,
      libraries: ["javafx.util.Pair (Focus's own)"])
  }

  func prepare() async throws { _ = try await machine() }

  func runtimes() async throws -> [Runtime] {
    [try await machine().program(memoryBytes: Limits().memoryBytes)]
  }

  func build(_ job: JudgeJob) async throws -> Build {
    let machine = try await machine()
    let order = JavaOrder(job.problem, job.source)
    var fresh: Value?
    let made = try await services.compiled(
      job, [language.rawValue, machine.identity, order.question.json]
    ) {
      let product = JavaProduct(
        try await compiler.ask(order.question, of: machine.compiler), for: job.problem.signature)
      fresh = product.classes
      return product.compilation
    }
    guard made.entry.isProgram else { return made.build(nil) }
    let classes = try fresh ?? JavaProduct.classes(in: made.folder)
    let load = Load([
      "assignment": Assignment(job.problem, in: language).value,
      "classes": classes["classes"] ?? .null, "lines": classes["lines"] ?? .null,
      "host": order.host.map(Value.string) ?? .null,
    ])
    return made.build(
      Program(runtime: machine.program(memoryBytes: job.problem.limits.memoryBytes), load: load))
  }

  func standAlone(_ source: String, name: String) async throws -> Build? {
    let file = JailSpec.File(name: name, bytes: Array(source.utf8))
    let program = try await machine().sourceProgram
    return StandAlone.build(program, program.spec.arguments + ["/work/\(name)"], file)
  }

  func diagnose(_ source: String, for problem: Problem) async throws -> [Diagnostic] {
    if let complaint = SourceCheck.complaint(source) { return [complaint] }
    let question = JavaOrder(problem, source, isCheckOnly: true).question
    let product = JavaProduct(
      try await compiler.ask(question, of: try await machine().compiler), for: problem.signature)
    return product.isWithoutClass ? [] : product.diagnostics
  }

  private func machine() async throws -> JavaMachine {
    let toolchain = try await services.shelf.toolchain(JavaToolchain.self)
    return JavaMachine(toolchain: toolchain, prelude: try await prelude.folder(toolchain))
  }
}
