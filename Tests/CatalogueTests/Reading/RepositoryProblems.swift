import Catalogue
import Domain
import Foundation
import TestSupport

/// The problems of the repository, read once.
enum RepositoryProblems {
  private static let problems = Result {
    try problemPlaces(in: repositoryRoot.appending(path: "Content")).map {
      try ProblemFolder($0).problem
    }
  }

  static func all() throws -> [Problem] { try problems.get() }
}
