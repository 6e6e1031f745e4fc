import Foundation

/// A folder that is to be a git repository.
struct GitRepository {
  enum Outcome: Hashable {
    case committed
    /// There is no git on this machine.
    case noGit
    case failed
  }

  let folder: String

  /// Makes the folder a repository with one commit of the named parts, and of nothing else in it.
  ///
  /// Whoever has no name in git's configuration commits under one of ours.
  func begin(with message: String, of names: [String]) -> Outcome {
    guard let status = git(["init", "-q"]) else { return .noGit }
    // What others would ignore is part of the beginning all the same.
    guard status == 0, git(["add", "-f", "--"] + names) == 0 else { return .failed }
    let commit = ["commit", "-q", "--no-verify", "-m", message, "--"] + names
    let plain = ["-c", "commit.gpgsign=false"]
    if git(plain + commit) == 0 { return .committed }
    let named = ["-c", "user.name=Candidate", "-c", "user.email=candidate@localhost"]
    return git(plain + named + commit) == 0 ? .committed : .failed
  }

  private func git(_ arguments: [String]) -> Int32? {
    HostProgram.run(["git", "-C", folder] + arguments)
  }
}
