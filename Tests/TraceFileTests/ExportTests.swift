import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import TraceFile

@Suite struct ExportTests {
  /// A trace whose every text tries to break out.
  private func hostileTrace() throws -> (file: Data, trace: Trace) {
    let evil = "</script><script>alert(1)</script><!--\"'&\u{2028}"
    var writer = TapeWriter()
    writer.write([
      .function(TraceFunction(id: 0, name: evil, line: 1, endLine: 1, parameters: [])),
      .slot(TraceSlot(id: 0, function: 0, name: evil, type: evil)),
      .type(TraceType(id: 0, name: evil, kind: .class, fields: [evil])),
      .step(line: 1), .bind(slot: 0, .string(evil)),
      .new(object: 1, type: 0, .structure(type: 0, fields: [.string(evil)])),
      .output(evil, isError: false), .step(line: 1), .thrown(evil), .step(line: 2),
      .finish(status: 1),
    ])
    let file = build(writer.bytes, source: evil)
    return (file, try Trace(file))
  }

  @Test func `a page runs nothing that a trace brings`() throws {
    let (file, trace) = try hostileTrace()
    let page = TracePage(
      title: "</title><script>", script: "const end = \"</script>\", more = '<!--';",
      styles: "a { content: '</STYLE>' }")
    let html = page.html(file, trace)
    #expect(html.components(separatedBy: "<script").count == 3)
    #expect(html.components(separatedBy: "</script").count == 3)
    #expect(!html.contains("alert(1)</") && !html.contains("</STYLE>") && !html.contains("<!--"))
    #expect(html.contains("default-src 'none'; script-src 'sha256-"))
    #expect(!html.contains("http:") && !html.contains("https:"))
    let start = try #require(html.range(of: "id=\"trace\">"))
    let end = try #require(html.range(of: "</script>", range: start.upperBound..<html.endIndex))
    let embedded = Data(base64Encoded: String(html[start.upperBound..<end.lowerBound]))
    #expect(embedded == file)
  }

  @Test func `a picture holds a trace's texts as texts alone`() throws {
    let svg = try hostileTrace().trace.svg(at: 2)
    #expect(!svg.contains("<script") && svg.contains("&lt;/script&gt;"))
    #expect(XMLParser(data: Data(svg.utf8)).parse())
  }

  @Test func `a picture shows cells, indices and objects`() throws {
    let svg = try makeTrace(bubbleSort([3, 1, 2])).svg(at: 4)
    #expect(svg.contains("▲i j") && svg.contains("class=\"cell\""))
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    let objects = try expressionTrace().svg(at: 2)
    #expect(objects.contains("Node#1") && objects.contains("class=\"arrow\""))
  }

  @Test(arguments: 0..<20)
  func `every export of a random trace can be read`(_ seed: Int) throws {
    let trace = try makeTrace(RandomTape(seed: seed, steps: 40).events)
    for step in 0...trace.steps { #expect(XMLParser(data: Data(trace.svg(at: step).utf8)).parse()) }
    let lines = Array(trace.jsonLines(3...20))
    #expect(lines.count == 18)
    for line in lines { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    let tutor = try JSONSerialization.jsonObject(with: Data(trace.pythonTutorJSON().utf8))
    #expect((tutor as? [String: Any])?["trace"] is [Any])
  }

  @Test func `JSON lines tell frames, objects and changes`() throws {
    let trace = try makeTrace(bubbleSort([2, 1]))
    #expect(
      Array(trace.jsonLines(5...5)) == [
        """
        {"step":5,"line":2,"changed":"2 and 1 swap places: nums[0] and nums[1]","depth":1,"frames":[\
        {"level":0,"function":"top level","call":0,"line":2,"variables":{"nums":[1,2],"i":0}}],\
        "objects":[],"freed":[],"error":null,"outputBytes":0}
        """
      ])
  }

  @Test(arguments: 0..<20)
  func `what a JSON line does not tell is as in the line before`(_ seed: Int) throws {
    let trace = try makeTrace(RandomTape(seed: seed, steps: 60).events)
    var told = ToldState()
    for (step, line) in trace.jsonLines(0...60).enumerated() {
      try told.read(line)
      var whole = ToldState()
      for line in trace.jsonLines(step...step) { try whole.read(line) }
      #expect(told == whole, "step \(step)")
    }
  }

  @Test func `JSON lines of a deep recursion grow with its steps`() throws {
    func bytes(_ depth: Int) throws -> Int {
      let calls: [TraceEvent] = (0..<depth).flatMap { number in
        [.enter(function: 1), .bind(slot: 8, .integer(1000)), .step(line: 2)]
      }
      let exits = [TraceEvent](repeating: .exit(nil), count: depth)
      let trace = try makeTrace(
        RandomTape.definitions + [.step(line: 9)] + calls + exits + [.finish(status: 0)])
      return trace.jsonLines(0...trace.steps).reduce(0) { $0 + $1.utf8.count }
    }
    let (short, long) = (try bytes(1000), try bytes(2000))
    #expect(long < 2 * short + short / 10)
  }

  @Test func `Python Tutor's JSON has calls, returns, a heap and output`() throws {
    let trace = try makeTrace(fibonacci(2), source: "fib(2)")
    let json = try JSONSerialization.jsonObject(with: Data(trace.pythonTutorJSON().utf8))
    let root = try #require(json as? [String: Any])
    let entries = try #require(root["trace"] as? [[String: Any]])
    #expect(root["code"] as? String == "fib(2)")
    let events = entries.compactMap { $0["event"] as? String }
    #expect(
      events == [
        "step_line", "call", "step_line", "call", "step_line", "return", "call", "step_line",
        "return", "return", "step_line", "return",
      ])
    let stack = try #require(entries[5]["stack_to_render"] as? [[String: Any]])
    #expect(stack.count == 2 && stack[1]["ordered_varnames"] as? [String] == ["v8", "__return__"])
    let sorted = try makeTrace(bubbleSort([2, 1]))
    let text = sorted.pythonTutorJSON()
    #expect(text.contains("[\"LIST\",2,1]") && text.contains("[\"LIST\",1,2]"))
    #expect(text.contains("\"stdout\":\"[1, 2]\\n\""))
  }

  @Test func `more than a thousand steps end with a limit`() throws {
    let text = try makeTrace(bubbleSort((0..<60).reversed())).pythonTutorJSON()
    #expect(text.contains("\"instruction_limit_reached\""))
  }
}

/// What a reader of JSON lines knows: frames from the outermost on, and objects by id.
private struct ToldState: Equatable {
  var frames: [NSDictionary] = []
  var objects: [Int: NSDictionary] = [:]

  mutating func read(_ line: String) throws {
    let json = try JSONSerialization.jsonObject(with: Data(line.utf8))
    let told = try #require(json as? [String: Any])
    frames.removeLast(max(frames.count - (told["depth"] as? Int ?? 0), 0))
    for frame in told["frames"] as? [NSDictionary] ?? [] {
      let level = try #require(frame["level"] as? Int)
      frames.replaceSubrange(level..<min(level + 1, frames.count), with: [frame])
    }
    for object in told["objects"] as? [NSDictionary] ?? [] {
      objects[try #require(object["id"] as? Int)] = object
    }
    for id in told["freed"] as? [Int] ?? [] { objects[id] = nil }
  }
}
