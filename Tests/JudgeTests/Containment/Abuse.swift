import Domain
import Testing

@testable import Judge

/// One way to misuse the judge, in both languages; the number is that of the catalogue of abuse.
///
/// The code stands in `f(a)` and runs when `a` is 1. Code that is merely refused goes on and
/// returns `a`, the right answer; code that reached what it must not returns -1.
struct Abuse: Sendable, CustomTestStringConvertible {
  var number: Int
  var name: String
  /// What may be said about the case.
  var kinds: Set<VerdictKind>
  /// The rung below which the machine cannot contain it in this way.
  var lowest = JailLevel.L2
  /// Whether a forged answer may come too early or its writer die, so that the next case fails too.
  var spoilsTheNext = false
  var swift: String
  /// Swift declarations outside the function.
  var swiftTop = ""
  var python: String

  var testDescription: String { "\(number) \(name)" }

  func source(in language: Language) -> String {
    switch language {
    case .swift:
      """
      import Foundation
      \(swiftTop)
      class Solution {
          func f(_ a: Int) -> Int {
              if a == 1 {
      \(indented(swift, by: 12))
              }
              return a
          }
      }
      """
    case .python:
      """
      import atexit, ctypes, gc, mmap, os, platform, signal, socket, sys, threading, time
      class Solution:
          def f(self, a: int) -> int:
              if a == 1:
      \(indented(python, by: 12))
              return a
      """
    default: ""
    }
  }

  private func indented(_ text: String, by count: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String(repeating: " ", count: count) + $0 }.joined(separator: "\n")
  }
}

extension Abuse {
  /// What Swift's own overlay hides: calls by their C names.
  static let calls = """
    @_silgen_name("fork") func cFork() -> Int32
    @_silgen_name("setsid") func cSetsid() -> Int32
    typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int
    func call(_ number: Int, _ b: Int = 0, _ c: Int = 0, _ d: Int = 0, _ e: Int = 0) -> Int {
        guard let address = dlsym(nil, "syscall") else { return -1 }
        return unsafeBitCast(address, to: Call.self)(number, b, c, d, e, 0, 0)
    }
    func canRead(_ path: String) -> Bool {
        let file = open(path, O_RDONLY)
        if file < 0 { return false }
        var byte: UInt8 = 0
        let count = read(file, &byte, 1)
        close(file)
        return count > 0
    }
    """
}
