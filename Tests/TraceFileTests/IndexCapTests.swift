import Testing

@testable import TraceFile

/// A small tape may ask for much memory and much work; reading it ends in time.
@Suite struct IndexCapTests {
  private static let cap = 1 << 20

  private func read(_ events: [TraceEvent], mostMoved: Int = .max) -> TraceBuilder {
    let start: [TraceEvent] = [
      .step(line: 1), .bind(slot: 0, .dictionary(TraceTable())), .bind(slot: 1, HeavyValue.whole),
      .bind(slot: 2, .list([])),
    ]
    var writer = TapeWriter()
    writer.write(start + events + [.finish(status: 0)])
    var builder = TraceBuilder(
      source: TraceSource(language: "", source: "", sourceName: ""), tables: TraceTables(),
      limits: TraceFooter.Limits(), segmentBytes: TraceBuilder.segmentBytes, mostBytes: Self.cap,
      mostMoved: mostMoved)
    writer.bytes.withUnsafeBytes { builder.read($0) }
    return builder
  }

  @Test(arguments: HungryTape.allCases)
  func `a tape that takes much memory is read up to the cap`(_ tape: HungryTape) {
    let builder = read((1...tape.count).flatMap(tape.events))
    #expect(builder.damage == "following it takes more than 1 MiB of memory")
    #expect(builder.position > 0 && builder.bytes < 4 * Self.cap, "\(builder.bytes)")
  }

  @Test(arguments: ThriftyTape.allCases)
  func `what is given back is not counted any more`(_ tape: ThriftyTape) {
    let once = read(tape.events)
    let builder = read([[TraceEvent]](repeating: tape.events, count: 300).flatMap { $0 })
    #expect(builder.damage == nil && builder.exitStatus == 0)
    let (first, last) = (once.sketch.nodes.bytes, builder.sketch.nodes.bytes)
    #expect(last < first + 4096, "\(last) after \(first)")
    let rest = builder.sketch.bytes - builder.sketch.keyframes.bytes - last
    #expect(rest < once.sketch.bytes + 4096, "\(rest)")
  }

  @Test(arguments: 0..<8)
  func `the memory of containers is that of those that stand`(_ seed: Int) {
    let tapes = [
      RandomTape(seed: 70 + seed, steps: 400).bytes, LongTape(seed: seed, steps: 99).bytes,
    ]
    for tape in tapes {
      var builder = TraceBuilder(source: TraceSource(language: "", source: "", sourceName: ""))
      tape.withUnsafeBytes { tape in
        builder.read(tape, upTo: tape.count / 2)
        // A copy takes less, as nothing in it has room to grow.
        let half = builder
        builder.read(tape)
        #expect(half.position < builder.position)
      }
      let nodes = builder.sketch.nodes
      #expect(nodes.held == nodes.list.buffer.reduce(0) { $0 + $1.bytes })
      #expect(nodes.list.buffer.allSatisfy { $0.weight >= 0 })
    }
  }

  @Test(arguments: SlowTape.allCases)
  func `a tape that pushes its values about is not read for ever`(_ tape: SlowTape) {
    let again = [[TraceEvent]](repeating: tape.events, count: 2000).flatMap { $0 }
    let builder = read(tape.start + again, mostMoved: 500_000)
    #expect(builder.damage == "its values are moved around endlessly")
  }
}

enum HeavyValue {
  static let list = TraceValue.list((0..<40).map { .list([.integer($0)]) })
  /// An enumeration is not taken apart.
  static let whole = TraceValue.enumeration(type: 2, name: "", payload: [list])

  static let farField = TraceEvent.field(object: 9, field: TraceCaps.fields - 1, .nothing)
}

/// Tapes on which a few bytes take much memory.
enum HungryTape: CaseIterable {
  case farFields, farObjects, waitingCalls, threads, calls, heavyKeys, wholeValues, partsOfAWhole
  case types, dictionary, list, output

  var count: Int {
    switch self {
    case .calls, .list: 150_000
    case .dictionary, .output, .partsOfAWhole: 40_000
    default: 8000
    }
  }

  func events(_ number: Int) -> [TraceEvent] {
    switch self {
    case .farFields:
      [
        .new(object: number, type: 0, .structure(type: 0, fields: [])),
        .field(object: number, field: TraceCaps.fields - 1, .nothing),
      ]
    case .farObjects: [.new(object: 512 * number, type: 0, .list([]))]
    case .waitingCalls: [.enter(function: 1), .suspend]
    case .threads: [.thread(number), .enter(function: 1)]
    case .calls: [.enter(function: 1), .exit(nil)]
    case .heavyKeys:
      [.key(.slot(0), .tuple([.integer(number), HeavyValue.list]), .nothing)]
    case .wholeValues:
      [
        .bind(slot: 9 + number, HeavyValue.whole),
        .element(.slot(9 + number), index: 0, HeavyValue.list),
      ]
    case .partsOfAWhole:
      [
        .pathSplice(
          .slot(1), [.integer(0)], at: 39 + number, removed: 0, [.list([.integer(number)])])
      ]
    case .types:
      [
        .type(
          TraceType(
            id: number, name: "", kind: .class, fields: [String](repeating: "", count: 50)))
      ]
    case .dictionary: [.key(.slot(0), .integer(number), .nothing)]
    case .list: [.element(.slot(2), index: number - 1, .nothing)]
    case .output: [.output("Some forty letters that are told for ever", isError: false)]
    }
  }
}

/// Tapes that give back what they take.
enum ThriftyTape: CaseIterable {
  case waitingCall, thread, object, key, wholeValue, partsOfAWhole, cutList, text

  var events: [TraceEvent] {
    switch self {
    case .waitingCall: [.suspend, .resume(call: 0)]
    case .thread: [.thread(1), .enter(function: 1), .thread(0), .thread(1), .exit(nil), .thread(0)]
    case .object:
      [
        .new(object: 9, type: 0, .structure(type: 0, fields: [])), HeavyValue.farField,
        .free(object: 9),
      ]
    case .key: [.key(.slot(0), HeavyValue.list, .nothing), .keyRemoved(.slot(0), HeavyValue.list)]
    case .wholeValue:
      [.bind(slot: 1, HeavyValue.whole), .element(.slot(1), index: 0, HeavyValue.list)]
    case .partsOfAWhole:
      [
        .pathSplice(
          .slot(1), [.integer(0)], at: 3, removed: 0, [HeavyValue.list, HeavyValue.list]),
        .pathSplice(.slot(1), [.integer(0)], at: 3, removed: 1, []),
        .pathSplice(.slot(1), [.integer(0)], at: 3, removed: 1, []),
      ]
    case .cutList:
      [
        .bind(slot: 3, .cut(count: 9, head: .list([HeavyValue.list]))),
        .splice(.slot(3), at: 9, removed: 0, [HeavyValue.list]),
        .element(.slot(3), index: 10, HeavyValue.list),
      ]
    case .text:
      [
        .bind(slot: 3, .string("")), .splice(.slot(3), at: 0, removed: 0, [.string("letters")]),
        .splice(.slot(3), at: 0, removed: 6, []),
      ]
    }
  }
}

/// Tapes on which a few bytes take much time.
enum SlowTape: CaseIterable {
  case waitingCall, threads, object, text, variables

  var start: [TraceEvent] {
    switch self {
    case .waitingCall: (3..<1000).map { .bind(slot: $0, .nothing) }
    case .threads: [TraceEvent](repeating: .enter(function: 1), count: 1000)
    case .object, .variables: []
    case .text: [.bind(slot: 0, .string(String(repeating: "a", count: 20_000)))]
    }
  }

  var events: [TraceEvent] {
    switch self {
    case .waitingCall: [.suspend, .resume(call: 0)]
    case .threads: [.thread(1), .thread(0)]
    case .object:
      [.new(object: 9, type: 0, .structure(type: 0, fields: [])), HeavyValue.farField]
    case .text: [.splice(.slot(0), at: 20_000, removed: 1, [.string("b")])]
    case .variables:
      [.enter(function: 1)] + (0..<40).reversed().map { .bind(slot: $0, .nothing) } + [.exit(nil)]
    }
  }
}
