import Domain
import Foundation
import TestSupport
import Testing

@testable import Judge

@Suite(.enabled("needs control groups (L4)") { try await JailBench.reaches(.L4) })
struct ObjectFileTests {
  @Test(arguments: [0, 3, 17, 64, 200])
  func `what is cut off or no object is none, and harms nothing`(length: Int) {
    var bytes: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1]
    bytes += Array(repeating: 0xFF, count: max(0, length - bytes.count))
    #expect(ObjectFile(Array(bytes.prefix(length))) == nil)
  }

  @Test func `names, what is wanted and sections are read as the linker's own tool reads them`()
    async throws
  {
    let folder = "\(GradingBench.cache)/takehomes"
    _ = try await GradingBench.shared.grade(scope: .withoutOwnTests)
    let ground = try #require(GradeFiles.names(folder).first { $0.hasPrefix("ground-") })
    let path = "\(folder)/\(ground)/FocusCanary.o"
    let bytes = try #require(GradeFiles.plainFile(path, mostBytes: 8 << 20))
    let object = try #require(ObjectFile(bytes))
    let told = await Probe(searchPath: liveConfiguration(cache: GradingBench.cache).searchPath)
      .ask("nm", ["--format=just-symbols", "--extern-only", path])
    let names = Set((told?.output ?? "").split(separator: "\n").map(String.init))
    try #require(names.count > 20)
    #expect(Set(object.symbols.map(\.name)) == names)
    #expect(object.symbols.contains { $0.name == "getenv" && !$0.isDefined })
    #expect(object.sections.contains(".text"))
  }
}
