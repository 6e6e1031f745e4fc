import InterviewsFeature
public import SiteKit
public import StudyFeature

extension Review {
  /// The page of due reviews as it stands, with the interview cards that are due.
  public static func pageModel(with services: Services) async throws -> Model {
    var model = try await model(with: services)
    model.drill = Drill.dueWords(try await Drill.dueCount(with: services))
    return model
  }
}
