// Old form: no initializer, and a private reader beside it.
import Foundation

private final class Words {
    private var rest: ArraySlice<Substring>

    init(_ data: String) {
        rest = data.split(separator: " ")[...]
    }

    func next() -> Int? {
        return rest.popFirst().flatMap { Int($0) }
    }
}

class Codec {
    func serialize(_ root: TreeNode?) -> String {
        guard let root = root else { return "#" }
        return [String(root.val), serialize(root.left), serialize(root.right)].joined(separator: " ")
    }

    func deserialize(_ data: String) -> TreeNode? {
        return build(Words(data))
    }

    private func build(_ words: Words) -> TreeNode? {
        guard let value = words.next() else { return nil }
        let node = TreeNode(value)
        node.left = build(words)
        node.right = build(words)
        return node
    }
}
