def build(words):
    root = {}
    for word in words:
        node = root
        for ch in word:
            node = node.setdefault(ch, {})
        node["$"] = word
    return root


def has(root, prefix):
    node = root
    for ch in prefix:
        if ch not in node:
            return False
        node = node[ch]
    return True


tree = build(["car", "cat", "do"])
print(has(tree, "ca"), has(tree, "dx"))
