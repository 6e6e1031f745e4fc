public import Domain

extension Runner {
  /// The runner of ``JudgeServices``, for those who need nothing else.
  public static func live(_ configuration: JudgeConfiguration) -> Runner {
    JudgeServices(configuration).runner
  }

  /// A ceiling forces a lower rung of the jail's ladder, for tests.
  static func live(_ configuration: JudgeConfiguration, ceiling: JailLevel) -> Runner {
    JudgeServices(configuration, ceiling: ceiling).runner
  }
}
