internal import Domain

extension Problem {
  /// The problem as a topic file holds it.
  var value: Value {
    [
      "summary": summary.value, "signature": signature.value,
      "comparator": .string(comparator.description),
      "limits": [
        "cpuMilliseconds": .int(limits.cpuMilliseconds), "memoryBytes": .int(limits.memoryBytes),
      ],
      "complexity": [
        "time": .string(complexity.time), "space": .string(complexity.space),
        "slow": .string(complexity.slow), "size": .string(complexity.size),
      ],
      "hints": .texts(hints), "companions": .object(companions.mapValues(Value.texts)),
      "constraints": constraints, "official": .texts(official), "stretch": stretch,
      "generator": generator,
      "statement": .string(statement), "editorial": .string(editorial),
      "solutions": .array(solutions.map(\.value)), "tests": .array(tests.map(\.value)),
    ]
  }

  /// Nil when a field is missing or has another form.
  init?(_ value: Value) {
    guard let summary = value["summary"].flatMap(ProblemSummary.init),
      let signature = value["signature"].flatMap(Signature.init),
      let comparator = value["comparator"]?.text.flatMap(Comparator.init),
      let time = value["limits"]?["cpuMilliseconds"]?.integer,
      let memory = value["limits"]?["memoryBytes"]?.integer,
      let complexity = value["complexity"], let constraints = value["constraints"],
      let generator = value["generator"], let statement = value["statement"]?.text,
      let editorial = value["editorial"]?.text,
      let solutions = value["solutions"]?.all(Solution.init),
      let tests = value["tests"]?.all(TestCase.init),
      case .object(let companions)? = value["companions"]
    else { return nil }
    self.init(
      summary: summary, signature: signature, comparator: comparator,
      limits: Limits(cpuMilliseconds: time, memoryBytes: memory),
      complexity: Complexity(
        time: complexity["time"]?.text ?? "", space: complexity["space"]?.text ?? "",
        slow: complexity["slow"]?.text ?? "", size: complexity["size"]?.text ?? ""),
      hints: value["hints"]?.texts ?? [], companions: companions.mapValues(\.texts),
      prerequisites: summary.prerequisites, constraints: constraints,
      official: value["official"]?.texts ?? [], stretch: value["stretch"] ?? .object([:]),
      generator: generator, statement: statement, editorial: editorial, solutions: solutions,
      tests: tests)
  }
}

extension Solution {
  fileprivate var value: Value {
    ["name": .string(name), "language": .string(language.rawValue), "source": .string(source)]
  }

  fileprivate init?(_ value: Value) {
    guard let name = value["name"]?.text,
      let language = value["language"]?.text.flatMap(Language.init(rawValue:)),
      let source = value["source"]?.text
    else { return nil }
    self.init(name: name, language: language, source: source)
  }
}

extension TestCase {
  fileprivate var value: Value {
    var fields: [String: Value?] = [
      "expected": expected, "visible": .bool(isVisible), "why": .string(reason),
      "provenance": .string(provenance), "stretch": isStretch ? true : nil,
    ]
    switch input {
    case .frozen(let values): fields["input"] = .array(values)
    case .generated(let command):
      fields["generate"] = [
        "family": .string(command.family), "seed": .int(Int(clamping: command.seed)),
        "size": .int(command.size),
      ]
    }
    return .fields(fields)
  }

  fileprivate init?(_ value: Value) {
    guard let reason = value["why"]?.text, let provenance = value["provenance"]?.text else {
      return nil
    }
    let input: Input
    if let values = value["input"]?.elements {
      input = .frozen(values)
    } else if let command = value["generate"], let family = command["family"]?.text,
      let seed = command["seed"]?.integer, let size = command["size"]?.integer
    {
      input = .generated(GeneratorCommand(family: family, seed: UInt64(seed), size: size))
    } else {
      return nil
    }
    self.init(
      input: input, expected: value["expected"], isVisible: value["visible"] == true,
      isStretch: value["stretch"] == true, reason: reason, provenance: provenance)
  }
}
