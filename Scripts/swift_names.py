"""What Swift files declare and which names each declaration uses, for `Scripts/unused-swift`.

This is no compiler: it knows where declarations, scopes and literals begin and end, and no types.
"""
import re

SIGN = re.compile(r"""(?:[ \t\r]|//[^\n]*)*(?:(?P<word>[@$\#]?[^\W\d]\w*|`\w+`)|(?P<text>(?P<hashes>\#*)(?P<quote>\"\"\"|\"))
    |(?P<comment>/\*)|(?P<number>\d\w*(?:\.\d\w*)?)|(?P<other>->|[=!]==?|\.\.[.<]|[-+*/%&|^<>]=|.|\n))""", re.X)
LITERAL_PATTERN = re.compile(r"#/.*?/#|/(?![ /*])(?:[^/\\\n]|\\.)+/", re.S)
BEFORE_PATTERN = {"(", ",", "=", ":", "return", "\n"}
# What may stand before the name of a type whose initialiser is called with a closure alone.
BEFORE_CALL = BEFORE_PATTERN - {":"} | {"try", "await", "??", "{"}
TYPES = {"struct", "class", "enum", "actor", "protocol", "extension"}
DECLARES = TYPES | {"func", "var", "let", "case", "init", "deinit", "subscript", "typealias", "associatedtype",
                    "import", "operator", "precedencegroup"}
MODIFIERS = set("""public package internal private fileprivate static final indirect lazy mutating nonmutating nonisolated
    override required convenience prefix postfix infix weak unowned consuming borrowing""".split())
WORDS = DECLARES | set("""if else guard for while repeat switch default do catch defer return throw throws try await
    async in is as where self Self super nil true false inout some any break continue fallthrough rethrows""".split())
OPENS, CLOSES = ("(", "[", "{"), (")", "]", "}")
NAME = re.compile(r"[^\W\d]\w*$")


def signs(source, index=0, is_nested=False):
    """The code's signs with their offsets, without comments; of literals only what is interpolated, in brackets."""
    found, depth, before = [], 1, "\n"
    while sign := SIGN.match(source, index):
        index, kind = sign.end(), sign.lastgroup
        if kind == "word":
            before = sign["word"].strip("`")
            found.append((before, sign.start("word")))
        elif kind == "comment":
            index = comment_end(source, index)
        elif kind == "text":
            found.append(('""', sign.start("text")))
            index = literal(source, sign, found)
            before = '""'
        else:
            start, text = sign.start(kind), sign[kind]
            if text in "/#" and before in BEFORE_PATTERN and (pattern := LITERAL_PATTERN.match(source, start)):
                index, text = pattern.end(), '""'
            depth += (text == "(") - (text == ")")
            if is_nested and not depth:
                break
            found.append((text, start))
            before = text
    return found, index


def comment_end(source, index):
    depth = 1
    while depth and (mark := re.compile(r"/\*|\*/").search(source, index)):
        depth += 1 if mark[0] == "/*" else -1
        index = mark.end()
    return index


def literal(source, opening, found):
    """Past the literal that opens here; adds the code inside of it."""
    escape, close = "\\" + opening["hashes"], opening["quote"] + opening["hashes"]
    mark = re.compile(f"{re.escape(escape)}(.|\n)|{re.escape(close)}")
    index = opening.end()
    while (sign := mark.search(source, index)) and sign[1] is not None:
        index = sign.end()
        if sign[1] == "(":
            inner, index = signs(source, index, True)
            found += [("(", sign.start()), *inner, (")", index)]
    return sign.end() if sign else len(source)


class Declaration:
    def __init__(self, kind, name, parent, place, path=()):
        self.kind, self.name, self.parent, self.place = kind, name, parent, place
        self.members, self.uses, self.inherits = [], [], []
        # Of a function's parameters, and how many of them have a default.
        self.labels, self.defaults = None, 0
        self.is_active = self.is_used = False
        self.is_stored = kind in ("var", "let")
        self.type = parent.name if parent and parent.kind in TYPES else None
        self.types = (parent.types if parent else set()) | ({name, *path} if kind in TYPES else set())
        if parent:
            parent.members.append(self)

    def takes(self, labels):
        """Whether a call with these labels can be one of this function; `{` stands for closures behind the call."""
        if self.labels is None or labels is None or "..." in self.labels:
            return True
        own = iter(self.labels)
        if labels[-1:] == ["{"]:
            return all(label in own for label in labels[:-1])
        return len(labels) >= len(self.labels) - self.defaults and all(label in own for label in labels)


class Scope:
    def __init__(self, outer=None):
        self.names, self.outer = set(), outer

    def __contains__(self, name):
        return name in self.names or self.outer is not None and name in self.outer


class Reader:
    """What one file declares, and what each declaration names."""

    def __init__(self, file, source, root):
        """Adds what a file declares to the root's members; fails where it can't find its way through the file."""
        found = signs(source)[0]
        self.text = [text for text, _ in found] + ["\n"] * 4
        self.offsets = [offset for _, offset in found] + [len(source)] * 4
        self.file, self.end, self.index = file, len(found), 0
        self.members(root)
        if self.skip() != "\n":
            raise SystemExit(f"{file}: can't be read further than character {self.offsets[self.index]}")

    def skip(self):
        while self.index < self.end and self.text[self.index] in "\n;":
            self.index += 1
        return self.text[self.index]

    def following(self, index):
        """The sign after this one, on whatever line."""
        index += 1
        while self.text[index] == "\n" and index < self.end:
            index += 1
        return self.text[index]

    def preceding(self, index):
        while index > 0 and self.text[index - 1] == "\n":
            index -= 1
        return self.text[index - 1] if index else ""

    def members(self, parent):
        """The declarations up to the brace that closes a type, or to the end of the file."""
        is_main = False
        while (text := self.skip()) != "}" and self.index < self.end:
            if text[0] == "@":
                is_main = is_main or text == "@main"
                self.sign(parent, Scope())
                if self.text[self.index] == "(":
                    self.bracket(parent, Scope())
            elif text[0] == "#":
                while self.text[self.index] != "\n":
                    self.index += 1
            elif text in MODIFIERS or text == "class" and self.text[self.index + 1] in ("func", "var"):
                self.index += 4 if self.text[self.index + 1] == "(" else 1
            elif text in DECLARES:
                self.index += 1
                self.member(text, parent).is_used |= is_main
                is_main = False
            else:
                start = self.index
                self.walk(parent, Scope(), is_rest=True)
                if self.index == start:
                    return

    def member(self, kind, parent):
        if kind in TYPES:
            return self.type(kind, parent)
        is_named = kind in ("func", "var", "let", "case", "typealias", "associatedtype")
        name = self.text[self.index] if is_named and NAME.match(self.text[self.index]) else None
        name = "init" if kind == "init" else name
        made = Declaration(kind, name, parent, (self.file, self.offsets[self.index]))
        self.index += is_named and name is not None
        scope = Scope()
        if kind in ("func", "init", "subscript"):
            while self.text[self.index] != "(":
                self.sign(made, scope)
            made.labels, made.defaults = self.parameters(made, scope)
        self.walk(made, scope, is_rest=True)
        while kind == "case" and self.text[self.index] == ",":
            self.index += 1
            self.skip()
            self.member("case", parent)
        return made

    def type(self, kind, parent):
        path = []
        while self.text[self.index + 1] == ".":
            path.append(self.text[self.index])
            self.index += 2
        made = Declaration(kind, self.text[self.index], parent, (self.file, self.offsets[self.index]), path)
        self.index += 1
        start = self.index
        while self.text[self.index] != "{":
            self.sign(made, Scope())
        head = self.text[start:self.index]
        made.inherits = head[:head.index("where")] if "where" in head else head
        self.index += 1
        self.members(made)
        self.index += 1
        return made

    def parameters(self, owner, scope):
        """The labels of the parameters in this bracket and how many have a default; their names are the body's."""
        labels, depth, defaults = [], 0, 0
        for index in range(self.index, self.end):
            text, next = self.text[index], self.text[index + 1]
            depth += (text in OPENS) - (text in CLOSES)
            if depth == 1 and text == "...":
                labels.append(text)
            elif depth == 1 and text == "=":
                defaults += 1
            elif depth == 1 and NAME.match(text) and self.preceding(index) in "(,":
                if next == ":" or NAME.match(next) and self.text[index + 2] == ":":
                    labels.append(text)
                    scope.names.add(text if next == ":" else next)
            if not depth:
                self.bracket(owner, scope)
                return labels, defaults

    def bracket(self, owner, scope, pattern=""):
        """From an opening bracket past the one that closes it."""
        self.index += 1
        self.walk(owner, scope, pattern=pattern, bracket=self.text[self.index - 1])
        self.index += 1

    def walk(self, owner, scope, is_rest=False, pattern="", bracket=""):
        """Code up to where its bracket closes, or the rest of a declaration up to the next one.

        `bound` waits until the statement's end: `let name = name` names another one.
        """
        outer, base, bound, has_value = None, scope, set(), False
        while self.index < self.end and (text := self.text[self.index]) not in CLOSES:
            before, start = self.text[self.index - 1] if self.index else "\n", self.index
            if text in (",", ";", "{", "else") or text == "\n" and not self.continues():
                scope.names |= bound
                bound = set()
            if is_rest and text in "\n;":
                following = self.skip()
                if text == ";" or following in DECLARES or following in MODIFIERS or following[0] in "@#":
                    return
            elif is_rest and text == "," and owner.kind == "case":
                return
            elif text == "{":
                if is_rest and before != "=" and (not has_value or self.following(self.index) in ("didSet", "willSet")):
                    owner.is_stored = False
                inner = Scope(scope)
                if outer is None:
                    self.closure_parameters(inner)
                self.bracket(owner, inner)
                scope, outer = outer or scope, None
            elif text in "([":
                self.bracket(owner, scope, pattern)
            elif text in ("if", "while", "for", "switch", "catch") and before != ".":
                outer, scope = outer or scope, Scope(scope)
                if text == "for":
                    bound |= self.loop_names()
                self.index += self.index == start
            elif text == "case":
                if self.preceding(self.index) not in ("if", "guard", "while", "for", ","):
                    outer, scope = None, Scope(base)
                pattern = "match"
                self.index += 1
            elif pattern and (text in ":=" or text in ("where", "in")) and not bracket == "(":
                pattern, self.index = "", self.index + 1
            elif text in ("let", "var") and before != ".":
                self.index += 1
                bound |= self.bind(owner, scope, pattern)
                pattern = pattern and "bind"
            elif text in TYPES and not is_rest and NAME.match(self.text[self.index + 1]) and before in "\n;{":
                self.index += 1
                self.type(text, owner)
            elif text == "func" and not is_rest:
                self.local_function(owner, scope)
            else:
                has_value |= text == "="
                self.sign(owner, scope, pattern, bracket)
        scope.names |= bound

    def continues(self):
        """Whether the statement continues below this line's end."""
        return self.preceding(self.index) == "=" or self.following(self.index) in (".", "?", ":")

    def names_in_bracket(self, index):
        """The names in a tuple's pattern, and where it ends."""
        names, depth = set(), 1
        while depth:
            index += 1
            depth += (self.text[index] == "(") - (self.text[index] == ")")
            if NAME.match(self.text[index]) and self.text[index + 1] != ":":
                names.add(self.text[index])
        return names, index + 1

    def loop_names(self):
        """The names that a `for` gives, without a pattern."""
        self.index += 1
        while self.text[self.index] in ("try", "await"):
            self.index += 1
        if self.text[self.index] == "(":
            names, self.index = self.names_in_bracket(self.index)
            return names
        if self.text[self.index] in ("case", "let", "var"):
            return set()
        self.index += 1
        return {self.text[self.index - 1]}

    def bind(self, owner, scope, pattern):
        """The names that a `let` or `var` gives; `if let name` also uses the one that it copies."""
        text, next = self.text[self.index], self.text[self.index + 1]
        if text == "(" and not pattern:
            names, self.index = self.names_in_bracket(self.index)
            return names
        if not NAME.match(text) or pattern and next in (".", "("):
            return set()
        if not pattern and next not in (":", "="):
            self.sign(owner, scope)
        else:
            self.index += 1
        return {text}

    def closure_parameters(self, scope):
        """Adds the names that a closure gives its parameters, if this brace opens one that does."""
        index, names, depth, is_type, has_result = self.index + 1, set(), 0, False, False
        while self.text[index] == "\n" or self.text[index][0] == "@":
            index += 1
        if self.text[index] == "[":
            while self.text[index] != "]":
                index += 1
            index += 1
        for index in range(index, min(index + 60, self.end)):
            text = self.text[index]
            if text == "in" and depth == 0:
                scope.names |= names
                return
            if text in ("{", "}", "=", '""') or text in WORDS and text not in ("inout", "async", "throws", "some", "any"):
                return
            depth += (text in OPENS) - (text in CLOSES)
            is_type = text == "->" or is_type and (text != "," or has_result)
            has_result = has_result or text == "->"
            is_type = is_type or text == ":"
            if NAME.match(text) and not is_type and depth < 2:
                names.add(text)

    def local_function(self, owner, scope):
        scope.names.add(self.text[self.index + 1])
        inner = Scope(scope)
        while self.text[self.index] != "(":
            self.index += 1
        self.parameters(owner, inner)
        while self.text[self.index] != "{":
            self.sign(owner, scope)
        self.bracket(owner, inner)

    def call_labels(self, index):
        """The labels in the bracket of a call; None where there is none."""
        if self.text[index] != "(":
            return None
        labels, depth = [], 0
        while index < self.end:
            text = self.text[index]
            depth += (text in OPENS) - (text in CLOSES)
            if depth == 0:
                return labels + ["{"] if self.text[index + 1] == "{" else labels
            if depth == 1 and text in ("(", ",") and (first := self.following(index)) != ")":
                after = self.text.index(first, index + 1) + 1
                labels.append(first if self.text[after] == ":" else "_")
            index += 1

    def is_call(self, index):
        """Whether the brace behind a type's name is a closure for its initialiser."""
        while self.text[index - 1] == ".":
            index -= 2
        return self.text[index - 1] in BEFORE_CALL

    def sign(self, owner, scope, pattern="", bracket=""):
        """Notes what the sign at the index names, and goes past it."""
        index = self.index
        self.index += 1
        text, before, next = self.text[index].lstrip("@$"), self.text[index - 1] if index else "\n", self.text[index + 1]
        is_member = before == "."
        if text == "Self" and next == "(":
            owner.uses.append(("init", "read", self.call_labels(index + 1), owner.types, None))
        if not NAME.match(text) or text in WORDS and not is_member:
            return
        if text[0].isupper() and (next in ("(", "<") or next == "{" and self.is_call(index)):
            owner.uses.append(("init", "read", self.call_labels(index + 1), None, text))
        within, receiver = None, None
        if is_member:
            receiver = self.text[index - 2]
            within = owner.types if receiver in ("self", "Self", "super") else None
        else:
            if next == ":" and bracket == "(" and self.preceding(index) in ("(", ","):
                return
            if pattern == "bind" and text[0].islower():
                scope.names.add(text)
            if text in scope:
                return
            within = owner.types
        how = "read"
        if pattern or self.text[index - 2] in ("==", "!=") and is_member and next != ".":
            how = "match"
        elif next == "=" and (is_member or before in ("\n", ";", "{")):
            how = "set"
        owner.uses.append((text, how, self.call_labels(index + 1), within, receiver))
