public import Domain

extension TakeHomeGrading {
  /// The grading of ``JudgeServices``, for those who need nothing else.
  public static func live(_ configuration: JudgeConfiguration) -> TakeHomeGrading {
    JudgeServices(configuration).grading
  }
}
