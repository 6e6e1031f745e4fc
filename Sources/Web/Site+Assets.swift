import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import SiteKit

extension Site {
  /// The files under `/public/`: css, js, icons and what the editor is made of.
  ///
  /// A browser may keep them, but asks each time whether they changed: an update shows at once.
  var assets: FileMiddleware<SiteContext, LocalFileSystem> {
    var logger = Logger(label: "focus.assets")
    logger.logLevel = .error
    return FileMiddleware(
      configuration.publicFolder.path, urlBasePath: "/public",
      cacheControl: CacheControl([(MediaType(type: .any), [CacheControl.CacheControlValue.noCache])]
      ), logger: logger
    )
    .withAdditionalMediaType(.init(type: .text, subType: "javascript"), mappedToFileExtension: "js")
    .withAdditionalMediaType(
      .init(type: .text, subType: "javascript"), mappedToFileExtension: "mjs"
    )
    .withAdditionalMediaType(
      .init(type: .application, subType: "manifest+json"), mappedToFileExtension: "webmanifest")
  }

  /// A file that is made of others; those that lie in the folder are served before this is reached.
  func playerScript(_ path: String, _ request: Request) throws -> Response {
    guard let script = playerScripts.script(at: path) else { throw HTTPError(.notFound) }
    var headers: HTTPFields = [.cacheControl: "no-cache", .eTag: script.tag]
    if request.headers[.ifNoneMatch] == script.tag {
      return Response(status: .notModified, headers: headers)
    }
    headers[.contentType] = "text/javascript; charset=utf-8"
    return Response(
      status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: script.text))
    )
  }
}
