public import Domain
import GRDB

extension AppDatabase {
  /// Every graded review, or those of one problem, oldest first.
  public func reviews(slug: String? = nil) async throws -> [GradedReview] {
    try await read { database in
      var request = ReviewRecord.order(ReviewRecord.Columns.instant, ReviewRecord.Columns.id)
      if let slug { request = request.filter(ReviewRecord.Columns.slug == slug) }
      return try request.fetchAll(database).map { try $0.review }
    }
  }

  /// Keeps a review, unless `isWanted` refuses it beside the problem's newest one.
  ///
  /// Gives nil when it was refused. Both are one transaction, as two submissions may end together.
  public func keepReview(
    _ review: GradedReview, where isWanted: @escaping @Sendable (GradedReview?) -> Bool
  ) async throws -> GradedReview? {
    let fresh = try ReviewRecord(review)
    return try await write { database in
      let newest = try ReviewRecord.filter(ReviewRecord.Columns.slug == fresh.slug)
        .order(ReviewRecord.Columns.instant.desc).fetchOne(database)?.review
      guard isWanted(newest) else { return nil }
      var record = fresh
      try record.insert(database)
      return try record.review
    }
  }

  /// Sets the learner's own grade beside the suggested one; nil when there is no such review.
  public func chooseGrade(_ grade: Grade?, ofReview id: Int) async throws -> GradedReview? {
    try await write { database in
      guard var record = try ReviewRecord.fetchOne(database, key: id) else { return nil }
      record.chosen = grade
      try record.update(database)
      return try record.review
    }
  }
}
