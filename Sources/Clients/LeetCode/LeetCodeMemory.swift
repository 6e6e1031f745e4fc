/// What is remembered of LeetCode: the sessions' csrf tokens and the problems' numbers there.
///
/// Nothing of it is written anywhere.
struct LeetCodeMemory: Sendable {
  let tokens = LeetCodeTokens()
  let questions = LeetCodeQuestions()
}
