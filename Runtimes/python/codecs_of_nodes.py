"""Turns JSON into the learner's arguments and answers into JSON, by the signature's types."""

from array import array
from collections import deque

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


class Interval:
    def __init__(self, start=None, end=None):
        self.start = start
        self.end = end


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
        if "'Interval" in text:
            self.node_classes["Interval"] = Interval
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

    def read_interval(self, pair):
        return self.node_classes["Interval"](*pair)

    # Writing

    def encode(self, type, answer):
        self.is_inside = False
        text = self.text(type, answer)
        if len(text) > LARGEST:
            raise Unreadable("The answer is larger than 32 MB.")
        return text

    def text(self, type, answer):
        if type.endswith("[]"):
            return self.list_text(type[:-2], answer)
        return WRITERS[type](self, answer)

    def wrong(self, wanted, value, advice=""):
        """An answer of another type than the signature's; LeetCode refuses it as well."""
        says = "The answer contains" if self.is_inside else "The answer is"
        return Unreadable(f"{says} {shown(value)}; {wanted} is expected{advice}.")

    def list_text(self, element, answer):
        if answer is None:
            # As LeetCode takes it.
            return "[]"
        if not isinstance(answer, LISTS):
            advice = ": wrap it in list(…)" if hasattr(answer, "__iter__") else RETURNED
            raise self.wrong("a list", answer, "" if isinstance(answer, str) else advice)
        self.is_inside = True
        if element in ("int", "long") and set(map(type, answer)) == {int}:
            decimal(min(answer))
            decimal(max(answer))
            return "[" + ",".join(map(str, answer)) + "]"
        return "[" + ",".join([self.text(element, item) for item in answer]) + "]"

    def write_int(self, value):
        kind = type(value)
        if kind is int:
            return decimal(value)
        if isinstance(value, int):
            return decimal(int(value))
        if value is None:
            raise self.wrong("an int", value, RETURNED)
        if isinstance(value, float):
            raise self.wrong("an int", value, ": use // to divide whole numbers, or int(…)")
        raise self.wrong("an int", value, ": use int(…)" if hasattr(value, "__int__") else "")

    def write_double(self, value):
        if isinstance(value, int):
            return decimal(int(value))
        if isinstance(value, float):
            return real(float(value))
        advice = ": use float(…)" if hasattr(value, "__float__") else ""
        raise self.wrong("a float", value, advice if value is not None else RETURNED)

    def write_bool(self, value):
        # As LeetCode takes it: what counts as true in an `if`; what has yet to run counts for nothing.
        if hasattr(value, "send"):
            raise self.wrong("a bool", value)
        return "true" if value else "false"

    def write_string(self, value):
        if not isinstance(value, str):
            raise self.wrong("a str", value, RETURNED if value is None else "")
        if not value.isascii() and any("\ud800" <= character <= "\udfff" for character in value):
            raise Unreadable("The answer holds text that is not valid Unicode.")
        return quote(value)

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
        head = self.node(head, "val", "ListNode")
        self.is_inside = True
        return "[" + ",".join([self.write_int(node.val) for node in self.chain(head)]) + "]"

    def node(self, value, attribute, name):
        """A node or None, which an empty list stands for as well."""
        if value is None or type(value) is list and not value:
            return None
        if not hasattr(value, attribute):
            raise self.wrong(f"a {name} or None", value)
        return value

    def write_tree(self, root):
        root = self.node(root, "left", "TreeNode")
        self.is_inside = True
        values, level, seen = [], [root], set()
        while level:
            below = []
            for node in level:
                node = self.node(node, "left", "TreeNode")
                values.append("null" if node is None else self.write_int(node.val))
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
        self.node(start, "neighbors", "Node")
        self.is_inside = True
        nodes, seen = [start], {id(start)}
        for node in nodes:
            for neighbor in node.neighbors:
                if self.node(neighbor, "neighbors", "Node") is None:
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

    def write_interval(self, interval):
        if not (hasattr(interval, "start") and hasattr(interval, "end")):
            raise self.wrong("an Interval", interval)
        return f"[{self.write_int(interval.start)},{self.write_int(interval.end)}]"

    def write_random(self, head):
        head = self.node(head, "random", "Node")
        self.is_inside = True
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
            texts.append(f"[{self.write_int(node.val)},{'null' if place is None else place}]")
        return "[" + ",".join(texts) + "]"


def number(value):
    return float(value) if value is not None else None


def shown(value):
    """A value as a learner knows it, without running code of his."""
    kind = type(value)
    if value is None:
        return "None"
    if kind in (bool, int, float, str) and len(text := repr(value)) <= 40:
        return f"{text}, {article(kind.__name__)}"
    name = kind.__qualname__
    home = str(kind.__module__).split(".")[0]
    if home in ("itertools", "numpy"):
        name = f"{home}.{name}"
    return article(name)


def article(name):
    return f"an {name}" if name[0] in "aeiou" else f"a {name}"


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
    "Interval": Codecs.read_interval,
}
WRITERS = {
    "void": lambda codecs, answer: "null",
    "int": Codecs.write_int, "long": Codecs.write_int, "double": Codecs.write_double,
    "bool": Codecs.write_bool, "string": Codecs.write_string, "char": Codecs.write_string,
    "ListNode": Codecs.write_list, "TreeNode": Codecs.write_tree,
    "GraphNode": Codecs.write_graph, "RandomNode": Codecs.write_random,
    "Interval": Codecs.write_interval,
}
# What counts as a list; LeetCode takes tuples, and refuses sets, views and iterators.
LISTS = (list, tuple, deque, range, array)
RETURNED = ": make every path return one"
