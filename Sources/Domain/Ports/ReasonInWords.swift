import Foundation

/// Why something failed, as a phrase for people: no domain, no code, no dump of a value.
///
/// Files' and decoding troubles have words; what describes itself keeps its own.
public func reasonInWords(_ error: any Error) -> String {
  switch error {
  case let error as any UserFacingError: return error.description
  case let error as JSONError: return error.description
  case let error as DecodingError: return words(error)
  case let error as POSIXError: return words(Int(error.code.rawValue))
  case let error as CocoaError:
    if let cause = error.underlying as? POSIXError { return words(Int(cause.code.rawValue)) }
    return words(error.code)
  default: return "the system gave no reason"
  }
}

private func words(_ code: CocoaError.Code) -> String {
  switch code {
  case .fileNoSuchFile, .fileReadNoSuchFile: "it doesn't exist"
  case .fileReadNoPermission, .fileWriteNoPermission: "this user isn't allowed to"
  case .fileWriteOutOfSpace: "the disk is full"
  case .fileWriteVolumeReadOnly: "the disk is read-only"
  case .fileWriteFileExists: "it already exists"
  case .fileReadInapplicableStringEncoding, .fileReadCorruptFile: "it isn't text"
  default: "the system gave no reason"
  }
}

private func words(_ code: Int) -> String {
  switch Int32(code) {
  case ENOENT: "it doesn't exist"
  case EACCES, EPERM: "this user isn't allowed to"
  case ENOSPC, EDQUOT: "the disk is full"
  case EROFS: "the disk is read-only"
  case EEXIST: "it already exists"
  case ENOTDIR: "a part of its path isn't a folder"
  case EISDIR: "it is a folder"
  default: "the system gave no reason"
  }
}

private func words(_ error: DecodingError) -> String {
  let (place, what): (DecodingError.Context?, String) =
    switch error {
    case .keyNotFound(let key, let context): (context, "the field “\(key.stringValue)” is missing")
    case .valueNotFound(_, let context): (context, "a value is missing")
    case .typeMismatch(_, let context): (context, "a value has the wrong type")
    case .dataCorrupted(let context): (context, "a value can't be read")
    @unknown default: (nil, "it can't be read")
    }
  let path = place?.codingPath.map(\.stringValue).joined(separator: ".") ?? ""
  return path.isEmpty ? what : "\(what), at \(path)"
}
