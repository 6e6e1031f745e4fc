"""Turns JSON into the learner's arguments and answers into JSON, by the signature's types."""

from channel import quote


class Unreadable(Exception):
    """An answer that cannot be right, in words for the learner."""


class ListNode:
    def __init__(self, val=0, next=None):
        self.val = val
        self.next = next


class TreeNode:
    def __init__(self, val=0, left=None, right=None):
        self.val = val
        self.left = left
        self.right = right


class GraphNode:
    def __init__(self, val=0, neighbors=None):
        self.val = val
        self.neighbors = neighbors if neighbors is not None else []


class RandomNode:
    def __init__(self, x, next=None, random=None):
        self.val = int(x)
        self.next = next
        self.random = random


GraphNode.__name__ = RandomNode.__name__ = "Node"

LARGEST = 32 << 20
CIRCLE = "The answer is a linked list that goes in a circle."


class Codecs:
    def __init__(self):
        self.node_classes = {"ListNode": ListNode, "TreeNode": TreeNode}
        self.forget()

    def forget(self):
        """Begins a case: no node of an input is known yet."""
        self.originals = {}
        self.shared = 0
        self.is_again = False

    def look_again(self):
        """Begins the judge's second look: the input's nodes take on another form."""
        self.is_again = True

    def classes(self, assignment):
        """The node classes that the learner's code may name."""
        text = str(assignment)
        if "GraphNode" in text:
            self.node_classes["Node"] = GraphNode
        elif "RandomNode" in text:
            self.node_classes["Node"] = RandomNode
        return dict(self.node_classes)

    def adopt(self, names):
        """Takes over the classes that the learner defined instead."""
        for name in self.node_classes:
            if isinstance(names.get(name), type):
                self.node_classes[name] = names[name]

    # Reading

    def decode(self, type, value):
        if type.endswith("[]"):
            element = type[:-2]
            if element in PLAIN:
                return value if element != "double" else [number(item) for item in value]
            return [self.decode(element, item) for item in value]
        if type == "double":
            return number(value)
        reader = READERS.get(type)
        return reader(self, value) if reader and value is not None else value

    def input_nodes(self, values):
        """New nodes, or at a second look those that stand in their places."""
        if self.is_again:
            nodes = list(self.originals.values())
            for node, value in zip(nodes, values):
                node.val = value
            return nodes
        nodes = [self.node_classes["Node"](value) for value in values]
        for node in nodes:
            self.originals[id(node)] = node
        return nodes

    def read_list(self, values):
        make = self.node_classes["ListNode"]
        nodes = [make(value) for value in values]
        for node, after in zip(nodes, nodes[1:]):
            node.next = after
        return nodes[0] if nodes else None

    def join(self, head, position):
        if head is None or position < 0:
            return
        nodes = []
        while head is not None:
            nodes.append(head)
            head = head.next
        nodes[-1].next = nodes[position]

    def read_tree(self, values):
        if not values or values[0] is None:
            return None
        make = self.node_classes["TreeNode"]
        root = make(values[0])
        nodes, index = [root], 1
        for parent in nodes:
            for side in ("left", "right"):
                if index < len(values) and values[index] is not None:
                    child = make(values[index])
                    setattr(parent, side, child)
                    nodes.append(child)
                index += 1
            if index >= len(values):
                break
        return root

    def places(self, root):
        """The nodes of a tree with distinct values, by value."""
        nodes, rest = {}, [root]
        while rest:
            node = rest.pop()
            if node is not None:
                nodes[node.val] = node
                rest += (node.left, node.right)
        return nodes

    def tell(self, places, answer):
        """A node of a tree by its value, any other by all that hangs on it."""
        for value, node in places.items():
            if node is answer:
                return str(value)
        return self.encode("TreeNode", answer) if answer is not None else "null"

    def read_graph(self, neighbors):
        nodes = self.input_nodes(range(1, len(neighbors) + 1))
        for node, numbers in zip(nodes, neighbors):
            node.neighbors = [nodes[position - 1] for position in numbers]
        return nodes[0] if nodes else None

    def read_random(self, pairs):
        nodes = self.input_nodes([pair[0] for pair in pairs])
        for index, node in enumerate(nodes):
            node.next = nodes[index + 1] if index + 1 < len(nodes) else None
            target = pairs[index][1]
            node.random = nodes[target] if target is not None else None
        return nodes[0] if nodes else None

    # Writing

    def encode(self, type, answer):
        text = self.text(type, answer)
        if len(text) > LARGEST:
            raise Unreadable("The answer is larger than 32 MB.")
        return text

    def text(self, type, answer):
        if type.endswith("[]"):
            return self.list_text(type[:-2], answer)
        if answer is None and type not in WRITERS:
            return "null"
        if type in WRITERS:
            return WRITERS[type](self, answer)
        return scalar(answer)

    def list_text(self, element, answer):
        if answer is None:
            return "null"
        if not isinstance(answer, (list, tuple)) and not hasattr(answer, "popleft"):
            kind = answer.__class__.__name__
            raise Unreadable(f"The answer should be a list, but it is of type {kind}.")
        return "[" + ",".join([self.text(element, item) for item in answer]) + "]"

    def inspect(self, node):
        if id(node) in self.originals:
            self.shared += 1

    def chain(self, head):
        nodes, seen = [], set()
        while head is not None:
            if id(head) in seen:
                raise Unreadable(CIRCLE)
            seen.add(id(head))
            nodes.append(head)
            head = head.next
        return nodes

    def write_list(self, head):
        check_node(head, "val", "ListNode")
        return "[" + ",".join([scalar(node.val) for node in self.chain(head)]) + "]"

    def write_tree(self, root):
        check_node(root, "left", "TreeNode")
        values, level, seen = [], [root], set()
        while level:
            below = []
            for node in level:
                values.append("null" if node is None else scalar(node.val))
                if node is None:
                    continue
                if id(node) in seen:
                    raise Unreadable("The answer is no tree: one of its nodes has two parents.")
                seen.add(id(node))
                below += (node.left, node.right)
            level = below
        while values and values[-1] == "null":
            values.pop()
        return "[" + ",".join(values) + "]"

    def write_graph(self, start):
        if start is None:
            return "[]"
        check_node(start, "neighbors", "Node")
        nodes, seen = [start], {id(start)}
        for node in nodes:
            for neighbor in node.neighbors:
                check_node(neighbor, "neighbors", "Node")
                if neighbor is None:
                    raise Unreadable("A node of the answer has None among its neighbors.")
                if id(neighbor) not in seen:
                    seen.add(id(neighbor))
                    nodes.append(neighbor)
        nodes.sort(key=lambda node: node.val)
        for position, node in enumerate(nodes):
            if node.val != position + 1:
                raise Unreadable(
                    f"The answer's nodes are not numbered from 1 to {len(nodes)}.")
            self.inspect(node)
        return self.list_text("int[]", [[item.val for item in node.neighbors] for node in nodes])

    def write_random(self, head):
        check_node(head, "random", "Node")
        nodes = self.chain(head)
        positions = {id(node): index for index, node in enumerate(nodes)}
        for node in nodes:
            self.inspect(node)
        texts = []
        for node in nodes:
            target = node.random
            if target is not None and id(target) not in positions:
                self.inspect(target)
                if not self.shared:
                    raise Unreadable("A random pointer of the answer leads out of the list.")
            place = positions.get(id(target)) if target is not None else None
            texts.append(f"[{scalar(node.val)},{'null' if place is None else place}]")
        return "[" + ",".join(texts) + "]"


def check_node(node, attribute, name):
    if node is not None and not hasattr(node, attribute):
        kind = node.__class__.__name__
        raise Unreadable(f"The answer should be a {name} or None, but it is of type {kind}.")


def number(value):
    return float(value) if value is not None else None


def scalar(value):
    kind = value.__class__
    if kind is int:
        return decimal(value)
    if kind is str:
        if any("\ud800" <= character <= "\udfff" for character in value):
            raise Unreadable("The answer holds text that is not valid Unicode.")
        return quote(value)
    if value is None:
        return "null"
    if kind is bool:
        return "true" if value else "false"
    if isinstance(value, int):
        return decimal(int(value))
    if isinstance(value, float):
        return real(float(value))
    if isinstance(value, (list, tuple)):
        return "[" + ",".join([scalar(item) for item in value]) + "]"
    raise Unreadable(f"The answer holds a value of type {kind.__name__}.")


def decimal(value):
    # Beyond 64 bits no answer is expected; its digits may be too many to write.
    if -(1 << 63) <= value < 1 << 63:
        return str(value)
    raise Unreadable("The answer holds an integer beyond 64 bits.")


def real(value):
    if value != value:
        return '"NaN"'
    if value in (float("inf"), float("-inf")):
        return '"Infinity"' if value > 0 else '"-Infinity"'
    return repr(value)


PLAIN = {"int", "long", "bool", "string", "char", "double"}
READERS = {
    "ListNode": Codecs.read_list, "TreeNode": Codecs.read_tree,
    "GraphNode": Codecs.read_graph, "RandomNode": Codecs.read_random,
}
WRITERS = {
    "ListNode": Codecs.write_list, "TreeNode": Codecs.write_tree,
    "GraphNode": Codecs.write_graph, "RandomNode": Codecs.write_random,
}
