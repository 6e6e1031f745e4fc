/// The questions that Focus asks of LeetCode's GraphQL.
enum LeetCodeQuery {
  static let member = """
    query userProfile($username: String!) { matchedUser(username: $username) { username \
    submitStats { acSubmissionNum { difficulty count } } } }
    """
  static let account = """
    query globalData { userStatus { username isSignedIn isPremium } }
    """
  static let recentlySolved = """
    query recentAcSubmissions($username: String!, $limit: Int) { \
    recentAcSubmissionList(username: $username, limit: $limit) { \
    id title titleSlug timestamp statusDisplay lang } }
    """
  static let solved = """
    query userProgressQuestionList($filters: UserProgressQuestionListInput) { \
    userProgressQuestionList(filters: $filters) { totalNum \
    questions { frontendId title titleSlug lastSubmittedAt questionStatus } } }
    """
  static let submissions = """
    query submissionList($offset: Int!, $limit: Int!, $lastKey: String, $questionSlug: String) { \
    submissionList(offset: $offset, limit: $limit, lastKey: $lastKey, questionSlug: $questionSlug) \
    { lastKey hasNext submissions { id title titleSlug status statusDisplay lang runtime timestamp \
    isPending memory } } }
    """
  static let question = """
    query questionData($titleSlug: String!) { question(titleSlug: $titleSlug) { questionId \
    questionFrontendId titleSlug isPaidOnly codeSnippets { langSlug } } }
    """
}
