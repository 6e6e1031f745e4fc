// Old form: Node is made hashable in an extension, and everything is public.
extension Node: Hashable {
    public static func == (lhs: Node, rhs: Node) -> Bool {
        return lhs === rhs
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

public class Solution {
    var visited: [Node: Node] = [:]

    public func cloneGraph(_ node: Node?) -> Node? {
        guard let node = node else { return nil }
        if let found = visited[node] { return found }
        let copy = Node(node.val)
        visited[node] = copy
        for neighbor in node.neighbors {
            copy.neighbors.append(cloneGraph(neighbor))
        }
        return copy
    }
}
