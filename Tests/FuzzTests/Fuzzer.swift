import Foundation

/// Which reader libFuzzer feeds: the last argument `--reader=NAME`, which it passes over.
nonisolated(unsafe) private var reader: FuzzReader?

/// Takes the reader's name out of the arguments.
@_cdecl("LLVMFuzzerInitialize")
public func chooseReader(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>
) -> Int32 {
  let mark = "--reader="
  let names = CommandLine.arguments.filter { $0.hasPrefix(mark) }.map { $0.dropFirst(mark.count) }
  reader = FuzzReader.all.first { $0.name == names.last ?? "" }
  guard reader != nil else {
    let known = FuzzReader.all.map(\.name).joined(separator: " ")
    say("Say \(mark)NAME. The readers: \(known)")
    exit(2)
  }
  return 0
}

/// Gives the chosen reader one input; a complaint ends the process, so that the input is kept.
@_cdecl("LLVMFuzzerTestOneInput")
public func readOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let input = UnsafeRawBufferPointer(start: bytes, count: count)
  guard let complaint = reader?.read(input) else { return 0 }
  say("COMPLAINT: \(complaint)")
  abort()
}

private func say(_ text: String) {
  FileHandle.standardError.write(Data("\(text)\n".utf8))
}
