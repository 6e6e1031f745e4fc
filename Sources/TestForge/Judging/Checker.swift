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
    "shortest-window": Checker { actual, input, _ in
      judgeShortestWindow(actual, input: input)
    },
    "letter-order": Checker { actual, input, _ in judgeLetterOrder(actual, input: input) },
    "peak": Checker { actual, input, _ in judgePeak(actual, input: input) },
    "balanced-search-tree": Checker { actual, input, _ in
      judgeBalancedTree(actual, input: input)
    },
    "weighted-index": Checker { actual, input, _ in judgeWeightedIndex(actual, input: input) },
    "randomized-set": Checker { actual, input, _ in
      judgeRandomizedSet(actual, input: input)
    },
  ]
}
