import Domain
import TestForge
import TestSupport
import Testing

/// Recipes and limits of design classes that look back at earlier calls.
@Suite struct CallRecipeTests {
  /// A store of values by key and time.
  private static func store(_ calls: Value, constraints: Value = timed) -> Problem {
    var problem = Problem.form(
      comparator: .replay, constraints: constraints,
      generator: ["family": ["constructor": ["first": ["value": [3, 1]]], "calls": calls]])
    problem.signature = .design(
      DesignSignature(
        className: "Store", constructor: [Parameter(name: "first", type: .list(.int))],
        methods: [
          .init(
            name: "set",
            parameters: [
              Parameter(name: "key", type: .string), Parameter(name: "time", type: .int),
            ], returns: .void),
          .init(
            name: "get",
            parameters: [
              Parameter(name: "key", type: .string), Parameter(name: "time", type: .int),
            ], returns: .int),
        ]))
    return problem
  }

  private static let timed: Value = [
    "calls": [1, 100],
    "methods": ["set": ["rises": "time"], "get": ["never-falls": "time"]],
  ]

  private static func make(_ problem: Problem, seed: UInt64) throws -> [(String, Value)] {
    let input = try generate(
      GeneratorCommand(family: "family", seed: seed, size: 40), for: problem)
    #expect(validate(input, for: problem) == [])
    let names = (input[0].elements ?? []).map { $0.text ?? "" }
    return Array(zip(names, input[1].elements ?? []).dropFirst())
  }

  @Test func `what is unique never comes again`() throws {
    let problem = Self.store(
      [
        "count": "size", "mix": ["set": 1],
        "arguments": ["set": ["key": ["value": "a"], "time": ["int": [1, 60]]]],
      ], constraints: ["calls": [1, 100], "methods": ["set": ["unique": "time"], "get": [:]]])
    for seed in 0..<20 as Range<UInt64> {
      let times = try Self.make(problem, seed: seed).compactMap { $0.1.elements?.last?.integer }
      #expect(Set(times).count == times.count && times.count > 30)
    }
    let again: [Value] = [["Store", "set", "set"], [[[3, 1]], ["a", 1], ["b", 1]]]
    #expect(validate(again, for: problem) == ["In call 2, set: time 1 was there before."])
  }

  @Test func `what is looked for was made before`() throws {
    let constraints: Value = [
      "calls": [1, 100], "methods": ["set": ["makes": "key"], "get": ["finds": "key"]],
    ]
    let key: Value = ["pick": ["/", "/a", "/a/b", "/b", "/b/a.c"]]
    let arguments: Value = ["key": key, "time": ["int": [0, 9]]]
    let problem = Self.store(
      [
        "count": "size", "mix": ["set": 1, "get": 3],
        "arguments": ["set": arguments, "get": arguments],
      ], constraints: constraints)
    for seed in 0..<20 as Range<UInt64> {
      let found = try Self.make(problem, seed: seed).filter { $0.0 == "get" }
        .compactMap { $0.1.elements?.first?.text }
      #expect(Set(found).isSuperset(of: ["/a", "/b"]))
    }
  }

  @Test func `keys come again, and times rise`() throws {
    let key: Value = ["string": ["length": 6]]
    let problem = Self.store([
      "count": "size", "mix": ["set": 1, "get": 2],
      "arguments": [
        "set": ["key": key, "time": ["rising": ["argument": "time", "by": [1, 3], "from": 10]]],
        "get": [
          "key": ["used": ["argument": "key", "method": "set", "share": 75, "else": key]],
          "time": ["rising": ["argument": "time", "by": [0, 2]]],
        ],
      ],
    ])
    var (hits, gets) = (0, 0)
    for seed in 0..<20 as Range<UInt64> {
      let calls = try Self.make(problem, seed: seed)
      var known: Set<Value> = []
      for (name, arguments) in calls {
        let key = arguments.elements?.first ?? .null
        if name == "set" {
          known.insert(key)
        } else if !known.isEmpty {
          gets += 1
          hits += known.contains(key) ? 1 : 0
        }
      }
    }
    #expect((70...80).contains(100 * hits / gets), "\(hits) of \(gets)")
  }

  @Test(
    arguments: [
      ([("set", 1), ("set", 2), ("get", 2), ("get", 5), ("set", 6)], nil),
      ([("set", 2), ("set", 2)], "In call 2, set: time must be above 2."),
      ([("get", 2), ("get", 1)], "In call 2, get: time must not be below 2."),
      ([("get", 3), ("set", 3)], "In call 2, set: time must be above 3."),
    ] as [([(String, Int)], String?)])
  func `calls that fall back in time are refused`(calls: [(String, Int)], sentence: String?) {
    let names = [Value.string("Store")] + calls.map { Value.string($0.0) }
    let arguments = [[[1]]] + calls.map { Value.array(["k", .int($0.1)]) }
    let found = validate(
      [.array(names), .array(arguments)], for: Self.store(["count": 1, "mix": ["set": 1]]))
    #expect(found.first == sentence)
  }

  @Test(
    arguments: [
      ([("set", "/a/b/c"), ("get", "/a/b"), ("get", "/"), ("get", "/a/b/c")], nil),
      ([("get", "/a")], "In call 1, get: nothing is at /a."),
      ([("set", "/ab"), ("get", "/a")], "In call 2, get: nothing is at /a."),
      ([("set", "/a"), ("get", "/a/b"), ("set", "/a/b")], "In call 2, get: nothing is at /a/b."),
    ] as [([(String, String)], String?)])
  func `calls that ask for what is not there are refused`(
    calls: [(String, String)], sentence: String?
  ) {
    let names = [Value.string("Store")] + calls.map { Value.string($0.0) }
    let arguments = [[[1]]] + calls.map { Value.array([.string($0.1), 1]) }
    let problem = Self.store(
      ["count": 1, "mix": ["set": 1]],
      constraints: [
        "calls": [1, 9], "methods": ["set": ["makes": "key"], "get": ["finds": "key"]],
      ])
    #expect(validate([.array(names), .array(arguments)], for: problem).first == sentence)
  }

  @Test func `limits of a call know the constructor's arguments and the call's own`() {
    let problem = Self.store(
      ["count": 1, "mix": ["set": 1]],
      constraints: [
        "calls": [1, 9], "constructor": ["first": ["length": [1, 5]]],
        "methods": [
          "set": ["arguments": ["time": [0, "len(first) - 1"], "key": ["length": [0, "time"]]]],
          "get": ["rules": ["occurs(key, \"x\", 0, time)"]],
        ],
      ])
    func check(_ name: String, _ key: String, _ time: Int) -> [String] {
      validate(
        [["Store", .string(name)], [[[7, 8]], [.string(key), .int(time)]]], for: problem)
    }
    #expect(check("set", "a", 1) == [])
    #expect(check("set", "", 2) == ["In call 1, set: time must be between 0 and 1, not 2."])
    #expect(
      check("set", "ab", 1) == ["In call 1, set: key must have 0 to 1 characters, not 2."])
    #expect(check("get", "xx", 2) == [])
    #expect(check("get", "xx", 1).first?.hasPrefix("In call 1, get: The rule occurs") == true)
  }

  @Test func `hidden values serve all calls`() throws {
    var problem = Self.store([
      "count": "size", "mix": ["set": 1],
      "arguments": [
        "set": ["key": ["element-of": "pool"], "time": ["rising": ["argument": "time", "by": 1]]]
      ],
    ])
    guard case .object(var families) = problem.generator,
      case .object(var family) = families["family"]
    else { return }
    family["let"] = ["pool": ["words": ["count": 3, "length": 4, "distinct": true]]]
    families["family"] = .object(family)
    problem.generator = .object(families)
    let keys = try Self.make(problem, seed: 3).compactMap { $0.1.elements?.first }
    #expect(Set(keys).count == 3)
  }
}
