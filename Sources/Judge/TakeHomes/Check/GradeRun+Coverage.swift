internal import Domain
internal import Foundation

extension GradeRun {
  private static let merged = "own.profdata"
  private static let mostNamed = 6

  /// Runs the candidate's tests on the candidate's own layers, and counts what they reach.
  ///
  /// It costs no point: what fails here is said.
  mutating func measure() async throws {
    guard job.measuresCoverage, !copy.testTargets.isEmpty else { return }
    let this = self
    coverage = try await stages.run(.coverage) { _ in
      let orders = this.layers.map { order -> ModuleOrder in
        var order = order
        order.isMeasured = true
        return order
      }
      let output = "\(this.folder)/\(this.measured.name)"
      if let failed = try await this.workshop.objects(orders, into: output, .suites).first {
        return ([], .failed, failed.lines.first)
      }
      let known = try await this.compileOwnTests(on: this.measured)
      var (remarks, counted) = (known.remarks, [String]())
      for target in known.targets {
        let (counts, words) = try await this.count(target.module)
        remarks += words
        guard let counts else { continue }
        try GradeFiles.write(counts, "\(output)/\(target.module).profraw")
        counted.append(target.module)
      }
      let words = OwnPrograms(remarks: remarks).words
      let files = counted.isEmpty ? [] : try await this.lines(of: counted)
      return (files, remarks.isEmpty ? .passed : .failed, words.isEmpty ? nil : words)
    }
  }

  /// What one program of tests counted, and what a reader should know of how it went.
  private func count(_ module: String) async throws -> (counts: [UInt8]?, words: [String]) {
    var order = TestOrder(program: "\(measured.place)/\(module)", module: module)
    order.isParallel = true
    order.isMeasured = true
    order.cpu = workshop.limits.ownTests
    order.wall = order.cpu * workshop.limits.patience
    let run = try await workshop.run(order)
    let failed = run.ended.values.filter { $0.failure != nil }.map { run.names[$0.id] ?? $0.id }
    let lost = run.begun.subtracting(run.ended.keys).map { run.names[$0] ?? $0 }
    let names = (failed + lost).sorted()
    var words: [String] = []
    if !names.isEmpty {
      let more = names.count - Self.mostNamed
      words.append(
        "On your own sources \(Self.listed(names.prefix(Self.mostNamed)))"
          + (more > 0 ? " and \(more) more" : "")
          + (names.count == 1 ? " fails." : " fail."))
    }
    if run.counts == nil { words.append("\(module) wasn't counted: \(run.reasonForMissing)") }
    return (run.counts, words)
  }

  private static func listed(_ names: ArraySlice<String>) -> String {
    names.map { "“\($0)”" }.joined(separator: ", ")
  }

  /// The lines of the candidate's layers that hold code, and those that were reached, a file each.
  private func lines(of modules: [String]) async throws -> [GradeReport.Coverage] {
    let (bin, place) = ("\(SwiftToolchain.root)/bin", measured.place)
    var merge = workshop.tool(
      ["\(bin)/llvm-profdata", "merge", "-sparse"] + modules.map { "\(place)/\($0).profraw" }
        + ["-o", "/work/\(Self.merged)"], mounts: workshop.toolchain.driverMounts)
    merge.collected = [Self.merged]
    guard let merged = try await workshop.run(merge).files[Self.merged] else { return [] }
    try GradeFiles.write(merged, "\(folder)/\(measured.name)/\(Self.merged)")
    let programs = modules.flatMap { ["-object", "\(place)/\($0)"] }.dropFirst()
    let export = workshop.tool(
      ["\(bin)/llvm-cov", "export", "-summary-only", "-instr-profile", "\(place)/\(Self.merged)"]
        + programs, mounts: workshop.toolchain.driverMounts)
    let told = try await workshop.run(export)
    guard told.isSuccess else { return [] }
    return LineCounts.files(in: told.output, below: Self.candidate)
      .filter { file in copy.built.contains { $0.files.contains(file.path) } }
  }
}

/// What llvm-cov exports as JSON, as far as it is read.
private struct LineCounts: Decodable {
  struct Part: Decodable { var files: [File] }
  struct File: Decodable {
    var filename: String
    var summary: Summary
  }
  struct Summary: Decodable { var lines: Count }
  struct Count: Decodable {
    var count: Int
    var covered: Int
  }

  var data: [Part]

  /// The files below a folder, sorted; empty where it is no such export.
  static func files(in json: String, below root: String) -> [GradeReport.Coverage] {
    let counts = try? JSONDecoder().decode(Self.self, from: Data(json.utf8))
    return (counts?.data.flatMap(\.files) ?? []).compactMap { file in
      guard file.filename.hasPrefix("\(root)/"), file.summary.lines.count > 0 else { return nil }
      return GradeReport.Coverage(
        path: String(file.filename.dropFirst(root.count + 1)), lines: file.summary.lines.count,
        reached: file.summary.lines.covered)
    }.sorted { $0.path < $1.path }
  }
}
