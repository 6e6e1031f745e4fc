internal import Domain

/// A judge of answers where several are right, found by its name in `problem.yml`.
struct Checker: Sendable {
  let judge: @Sendable (_ actual: Value, _ input: [Value], Problem) -> Judgement

  static let named: [String: Checker] = [
    "longest-palindromic-substring": Checker { actual, input, _ in
      judgeLongestPalindrome(actual, input: input)
    },
    "topological-order": Checker { actual, input, _ in
      judgeTopologicalOrder(actual, input: input)
    },
    "randomized-set": Checker { actual, input, _ in
      judgeRandomizedSet(actual, input: input)
    },
  ]
}
