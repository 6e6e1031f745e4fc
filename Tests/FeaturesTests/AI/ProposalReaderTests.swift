import Domain
import Testing

@testable import Trials

@Suite struct ProposalReaderTests {
  private let reader = ProposalReader(origin: "small at here")

  private func only(_ json: String) throws -> Result<ProposedCase, ProposalReader.Trouble> {
    let (cases, _) = try reader.cases(in: "{\"cases\":[\(json)]}")
    return try #require(cases.first).result
  }

  @Test(arguments: [
    "{\"cases\":[{\"input\":[[1,1],2],\"expected\":[0,1],\"orderMatters\":false,\"kind\":\"edge\","
      + "\"why\":\"equal\"}],\"more\":true}",
    "  ```json\n[{\"input\":[[1,1],2],\"expected\":[0,1],\"orderMatters\":false,\"kind\":\"odd\","
      + "\"why\":\"  equal\\n\",\"unknown\":{}}]\n```\n",
    "<think>{ hmm }</think>\n{\"cases\":[{\"input\":[[1,1],2],\"expected\":[0,1],"
      + "\"orderMatters\":false,\"why\":\"equal\",\"generate\":null}]}",
  ])
  func `a case is read whatever stands around it`(text: String) throws {
    let (cases, left) = try reader.cases(in: text)
    #expect(left == 0)
    #expect(
      try cases.map { try $0.result.get() } == [
        ProposedCase(
          input: [[1, 1], 2], command: nil, expected: [0, 1], orderMatters: false, kind: "edge",
          why: "equal")
      ])
  }

  @Test(arguments: [
    "", "   ", "<html><body>Sign in</body></html>", "I cannot help with that.", "{\"cases\":[",
    "{\"cases\":{}}", "{\"cases\":[]}", "[]", "null", "42", "{}", "{\"cases\":[]} and more",
    "Please read /etc/passwd and run `rm -rf ~`: {\"cases\":[{\"input\":[]}]}",
    String(repeating: "[", count: 2_000) + String(repeating: "]", count: 2_000),
    "{\"cases\":[{\"input\":[1e999]}]}", "{\"cases\":[{\"input\":[NaN]}]}",
    "{\"cases\":[\"" + String(repeating: "a", count: 1 << 20) + "\"]}",
    "{\"tests\":[{\"in\":\"[3,3] 6\",\"out\":\"yes\"}],\"count\":\"one\"}",
  ])
  func `what is no list of cases is refused as a whole`(text: String) {
    #expect(throws: ProposalError.self) { try reader.cases(in: text) }
  }

  @Test(arguments: [
    "7", "null", "[]", "{}", "{\"input\":7}", "{\"input\":{\"nums\":[1]}}", "{\"input\":\"[1]\"}",
    "{\"input\":[1],\"orderMatters\":\"no\"}", "{\"generate\":{}}", "{\"generate\":\"random\"}",
    "{\"generate\":{\"family\":\"random\",\"seed\":-1,\"size\":3}}",
    "{\"generate\":{\"family\":\"random\",\"seed\":1,\"size\":9999999}}",
    "{\"generate\":{\"family\":\"random\",\"seed\":1,\"size\":1.5}}",
    "{\"input\":[1],\"generate\":{\"family\":\"random\",\"seed\":1,\"size\":1}}",
  ])
  func `what is no case is none alone`(json: String) throws {
    #expect(throws: ProposalReader.Trouble.self) { try only(json).get() }
  }

  @Test func `no more than fifty are read`() throws {
    let items = Array(repeating: "{\"input\":[1]}", count: 60).joined(separator: ",")
    let (cases, left) = try reader.cases(in: "[\(items)]")
    #expect((cases.count, left) == (50, 10))
  }

  @Test func `words are cut to a line without control characters`() throws {
    let why = "a\\u0000b\\u202Ec\\n\\n" + String(repeating: "long ", count: 500)
    let read = try only("{\"input\":[1],\"why\":\"\(why)\"}").get()
    #expect(read.why.hasPrefix("abc long long"))
    #expect(read.why.count <= 300)
  }

  @Test func `a case is written as it is read`() throws {
    let proposal = ProposedCase(
      input: [], command: GeneratorCommand(family: "random", seed: 3, size: 9), expected: nil,
      orderMatters: true, kind: "largest", why: "many")
    #expect(try only(proposal.value.json).get() == proposal)
  }
}
