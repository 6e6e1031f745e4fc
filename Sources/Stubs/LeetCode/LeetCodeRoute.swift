/// What a path of the site is for.
enum LeetCodeRoute: Hashable {
  case graphQL
  case run(slug: String)
  case submit(slug: String)
  /// What became of a run or a submission; `isNew` is the site's later form, for submissions alone.
  case check(id: String, isNew: Bool)
  case problems(category: String)
  case submissions
  case signIn

  init?(_ segments: [String]) {
    switch (segments.count, segments.first, segments.last) {
    case (1, "graphql", _), (2, "graphql", "noj-go"): self = .graphQL
    case (3, "problems", "interpret_solution"): self = .run(slug: segments[1])
    case (3, "problems", "submit"): self = .submit(slug: segments[1])
    case (4, "submissions", "check") where segments[1] == "detail":
      self = .check(id: segments[2], isNew: false)
    case (5, "submissions", "check") where segments[1] == "detail" && segments[3] == "v2":
      self = .check(id: segments[2], isNew: true)
    case (3, "api", _) where segments[1] == "problems": self = .problems(category: segments[2])
    case (2, "api", "submissions"): self = .submissions
    case (2, "accounts", "login"): self = .signIn
    default: return nil
    }
  }
}
