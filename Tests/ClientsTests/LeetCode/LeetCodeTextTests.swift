import Domain
import TestSupport
import Testing

@testable import Clients

struct LeetCodeTextTests {
  private static func function(_ parameters: Parameter...) -> Signature {
    .function(FunctionSignature(name: "f", parameters: parameters, returns: .int))
  }

  private static let design = Signature.design(
    DesignSignature(className: "MinStack", constructor: [], methods: []))

  private static let samples: [Named<(Signature, [Value], String)>] = [
    Named(
      "numbers and texts",
      (
        function(
          Parameter(name: "a", type: .list(.int)), Parameter(name: "s", type: .string),
          Parameter(name: "d", type: .double), Parameter(name: "b", type: .bool)),
        [[1, -2], "a\"b\nc", 2.5, true] as [Value], "[1,-2]\n\"a\\\"b\\nc\"\n2.5\ntrue"
      )),
    Named(
      "a tree and a node of it",
      (
        function(
          Parameter(name: "root", type: .treeNode),
          Parameter(name: "p", type: .treeNode, role: .node(of: "root"))),
        [[3, nil, 5], 5], "[3,null,5]\n5"
      )),
    Named(
      "a list and where it is joined",
      (
        function(
          Parameter(name: "head", type: .listNode),
          Parameter(name: "pos", type: .int, role: .cycle(of: "head"))),
        [[3, 2], -1], "[3,2]\n-1"
      )),
    Named(
      "a secret",
      (
        function(
          Parameter(name: "n", type: .int), Parameter(name: "bad", type: .int, role: .secret)),
        [8, 6], "8\n6"
      )),
    Named(
      "nothing for a list",
      (
        function(
          Parameter(name: "a", type: .listNode), Parameter(name: "b", type: .list(.int)),
          Parameter(name: "g", type: .graphNode)), [nil, nil, nil], "[]\n[]\n[]"
      )),
    Named(
      "letters of a board",
      (
        function(Parameter(name: "board", type: .list(.list(.char)))),
        [[["A", "B"], ["C", "D"]]],
        "[[\"A\",\"B\"],[\"C\",\"D\"]]"
      )),
    Named(
      "calls",
      (
        design, [["MinStack", "push", "top"], [[], [-2], []]],
        "[\"MinStack\",\"push\",\"top\"]\n[[],[-2],[]]"
      )),
  ]

  @Test(arguments: samples) func `an argument is a line`(
    sample: Named<(Signature, [Value], String)>
  ) {
    let (signature, values, text) = sample.content
    let item = JudgeCase(input: values, expected: nil, isVisible: true)
    #expect(LeetCodeText.input(of: [item], signature) == text)
    #expect(LeetCodeText.input(of: [item, item], signature) == text + "\n" + text)
    if !values.contains(.null) { #expect(LeetCodeText.arguments(text, signature) == values) }
  }

  @Test(arguments: ["[1]", "[1]\n2\n3", "[1\n2", "", "[1]\nx"])
  func `lines that are not the arguments are none`(text: String) {
    #expect(LeetCodeText.arguments(text, Problem.twoSum.signature) == nil)
  }

  @Test(arguments: [
    ("[1,2]", [1, 2] as Value?), ("\"a\"", "a"), ("true", true), ("2.50000", 2.5),
    ("null", .some(.null)), ("", nil), ("abc", nil), ("[1, ...", nil),
  ]) func `an answer is a value where it can be read`(text: String, value: Value?) {
    #expect(LeetCodeText.value(text) == value)
  }

  @Test(arguments: [
    (
      "Line 3: Char 12: error: cannot find 'x' in scope (in solution.swift)",
      Diagnostic(line: 3, column: 12, severity: .error, message: "cannot find 'x' in scope")
    ),
    (
      "Line 14: SyntaxError: invalid syntax",
      Diagnostic(line: 14, column: 1, severity: .error, message: "SyntaxError: invalid syntax")
    ),
    (
      "Line 3: Char 1: missing return (solution.go)",
      Diagnostic(line: 3, column: 1, severity: .error, message: "missing return")
    ),
    (
      "Line 5: Char 9: warning: f(x) is old",
      Diagnostic(line: 5, column: 9, severity: .warning, message: "f(x) is old")
    ),
    ("Line 0: nothing", nil), ("Line x: y", nil), ("line 3: y", nil), ("Line 3", nil),
    ("Line 3:", nil), ("", nil), ("Line 99999999999999999999: y", nil),
  ]) func `a compiler's line is read`(text: String, diagnostic: Diagnostic?) {
    #expect(Diagnostic(leetCode: text[...]) == diagnostic)
  }
}
