/// A check of a take-home project that was done.
public struct TakeHomeCheck: Sendable, Hashable, Identifiable {
  /// Given when it is kept; 0 before.
  public var id: Int
  /// The candidate's folder.
  public var folder: String
  public var finishedAt: Moment
  public var report: GradeReport

  public init(id: Int = 0, folder: String, finishedAt: Moment, report: GradeReport) {
    self.id = id
    self.folder = folder
    self.finishedAt = finishedAt
    self.report = report
  }
}

/// What a list says of a check that was done.
public struct TakeHomeScore: Sendable, Hashable, Identifiable {
  public var id: Int
  /// The project's slug.
  public var takeHome: String
  public var folder: String
  public var finishedAt: Moment
  /// 0...100.
  public var score: Int

  public init(id: Int, takeHome: String, folder: String, finishedAt: Moment, score: Int) {
    self.id = id
    self.takeHome = takeHome
    self.folder = folder
    self.finishedAt = finishedAt
    self.score = score
  }
}
