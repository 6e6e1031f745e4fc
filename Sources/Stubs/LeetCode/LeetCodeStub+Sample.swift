import Domain

extension LeetCodeStub.World {
  /// `ada`, who solved a few problems; `grace`, who pays; and `alan`, who solved none.
  ///
  /// Their sessions are `stub-session`, `premium-session` and `fresh-session`, with any `csrftoken`.
  public static var sample: LeetCodeStub.World {
    var world = LeetCodeStub.World(
      members: [
        LeetCodeStub.Member(name: "ada", realName: "Ada L."),
        LeetCodeStub.Member(name: "grace", realName: "Grace H.", isPremium: true),
        LeetCodeStub.Member(name: "alan"),
      ],
      sessions: [
        "stub-session": "ada", "premium-session": "grace", "fresh-session": "alan",
      ],
      questions: questions)
    for (index, slug) in ["two-sum", "valid-parentheses", "climbing-stairs"].enumerated() {
      world.submit(slug, by: "ada", language: "python3", at: 1_705_161_438 + index * 86_400)
    }
    world.submit("lru-cache", by: "ada", .wrongAnswer, language: "cpp", at: 1_705_500_000)
    // A problem that no catalogue of interview problems has.
    world.submit("stub-only-problem", by: "ada", language: "swift", at: 1_705_600_000)
    return world
  }

  private static var questions: [LeetCodeStub.Question] {
    [
      LeetCodeStub.Question(
        slug: "two-sum", title: "Two Sum", id: 1, number: 1, linesPerCase: 2,
        metaData: .function(
          "twoSum", [("nums", "integer[]"), ("target", "integer")], returns: "integer[]"),
        answers: ["[2,7,11,15]\n9": "[0,1]", "[3,2,4]\n6": "[1,2]", "[3,3]\n6": "[0,1]"],
        plausibleAnswer: "[0,1]"),
      LeetCodeStub.Question(
        slug: "valid-parentheses", title: "Valid Parentheses", id: 20, number: 20,
        metaData: .function("isValid", [("s", "string")], returns: "boolean"),
        answers: ["\"()\"": "true", "\"(]\"": "false"], plausibleAnswer: "true"),
      LeetCodeStub.Question(
        slug: "climbing-stairs", title: "Climbing Stairs", id: 70, number: 70,
        metaData: .function("climbStairs", [("n", "integer")], returns: "integer"),
        answers: ["2": "2", "3": "3"], plausibleAnswer: "1"),
      LeetCodeStub.Question(
        slug: "binary-search", title: "Binary Search", id: 792, number: 704, linesPerCase: 2,
        metaData: .function(
          "search", [("nums", "integer[]"), ("target", "integer")], returns: "integer"),
        answers: ["[-1,0,3,5,9,12]\n9": "4"], plausibleAnswer: "-1"),
      LeetCodeStub.Question(
        slug: "lru-cache", title: "LRU Cache", id: 146, number: 146, difficulty: .medium,
        linesPerCase: 2, metaData: lruCache, plausibleAnswer: "[null]"),
      LeetCodeStub.Question(
        slug: "stub-only-problem", title: "A Problem of the Stub Alone", id: 90_001,
        number: 9_001, difficulty: .hard,
        metaData: .function("answer", [("n", "integer")], returns: "integer"),
        answers: ["1": "1"]),
      LeetCodeStub.Question(
        slug: "meeting-rooms", title: "Meeting Rooms", id: 252, number: 252, isPaid: true,
        metaData: .function(
          "canAttendMeetings", [("intervals", "integer[][]")], returns: "boolean"),
        answers: ["[[0,30],[5,10],[15,20]]": "false"], plausibleAnswer: "true"),
    ]
  }

  private static var lruCache: Value {
    [
      "classname": "LRUCache", "systemdesign": true,
      "constructor": ["params": [["name": "capacity", "type": "integer"]]],
      "methods": [
        [
          "name": "get", "params": [["name": "key", "type": "integer"]],
          "return": ["type": "integer"],
        ],
        [
          "name": "put",
          "params": [
            ["name": "key", "type": "integer"], ["name": "value", "type": "integer"],
          ],
          "return": ["type": "void"],
        ],
      ],
      "params": [
        ["name": "inputs", "type": "integer[]"], ["name": "inputs", "type": "integer[]"],
      ],
      "return": ["type": "list<String>", "dealloc": true],
    ]
  }
}

extension Value {
  /// The metaData of a problem that asks for one function.
  fileprivate static func function(
    _ name: String, _ parameters: [(name: String, type: String)], returns type: String
  ) -> Value {
    .object([
      "name": .string(name),
      "params": .array(
        parameters.map { ["name": .string($0.name), "type": .string($0.type)] }),
      "return": ["type": .string(type)], "manual": false,
    ])
  }
}
