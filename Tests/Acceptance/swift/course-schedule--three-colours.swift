// Recursive, with an enumeration and a file-level function.
enum Colour { case white, grey, black }

func hasCycle(_ course: Int, _ graph: [[Int]], _ colours: inout [Colour]) -> Bool {
    switch colours[course] {
    case .grey: return true
    case .black: return false
    case .white: break
    }
    colours[course] = .grey
    for next in graph[course] where hasCycle(next, graph, &colours) { return true }
    colours[course] = .black
    return false
}

class Solution {
    func canFinish(_ numCourses: Int, _ prerequisites: [[Int]]) -> Bool {
        var graph = [[Int]](repeating: [], count: numCourses)
        for pair in prerequisites { graph[pair[1]].append(pair[0]) }
        var colours = [Colour](repeating: .white, count: numCourses)
        return !(0..<numCourses).contains { hasCycle($0, graph, &colours) }
    }
}
