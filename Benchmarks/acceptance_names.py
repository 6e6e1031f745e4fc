"""Which problem a file of a public collection solves, told by its path: number, title or slug."""
import re

ENDINGS = {"swift": "swift", "py": "python", "py3": "python", "cpp": "cpp", "cc": "cpp", "cxx": "cpp",
           "java": "java", "js": "javascript", "mjs": "javascript", "go": "go", "rs": "rust"}
# What names no problem: the rest of the path has to.
GENERIC = set("""solution solutions sol soln main index answer answers code submission leetcode lc problem
    problems q question p q s n no v version approach method attempt try alternative alt other final new old
    py python python3 java js javascript swift go golang rs rust cpp cc optimal optimized optimised best
    brute force naive simple better recursive iterative dp memo fast slow easy medium hard class lib mod
    my accepted ac leet day week chapter""".split())
# Numbers behind these count something else.
CALENDAR = {"day", "week", "chapter", "part", "version", "v", "approach", "method", "attempt", "try"}
TESTS = re.compile(r"(^test_|_test$|[.](test|spec)$|^Tests?[A-Z]|[a-z]Tests?$|^__init__$|^conftest$)")
LINK = re.compile(rb"leetcode(?:-cn)?[.](?:com|cn)/problems/([a-z0-9-]+)")
ROMAN = {"2": "ii", "3": "iii", "4": "iv"}


def words(text):
    """`1. Two Sum`, `0001-two-sum`, `s0001_two_sum`, `twoSum` as lower-case words and numbers."""
    return [part.lower() for part in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+", text)]


class Names:
    """The problems of the catalogue, found by what paths call them."""

    def __init__(self, problems):
        self.numbers = {int(item["number"]): item["slug"] for item in problems if item.get("number")}
        self.keys = {}
        for item in problems:
            slug, title = item["slug"], item["title"]
            shorter = [re.sub(r"[(].*?[)]", "", title), title.split(" - ")[0], re.sub("^3", "three-", slug)]
            for name in (slug, title, *shorter):
                self.keys.setdefault("".join(words(name)), slug)

    def recognise(self, path, head=b""):
        """The slug and None, or None and why there is none; `head` is the file's beginning."""
        stem = path.name[: -len(path.suffix)] if path.suffix else path.name
        if TESTS.search(stem):
            return None, "a test or a helper, no solution"
        slug, why = self._by_path(stem, list(path.parts[-2::-1]))
        if slug:
            return slug, None
        links = {link.decode() for link in LINK.findall(head)}
        if len(links) == 1:
            link = links.pop()
            slug = self.keys.get("".join(words(link)))
            return (slug, None) if slug else (None, f"{link} is not in the catalogue")
        return None, why

    def _by_path(self, stem, folders):
        own = self._part(stem.split("--")[0])
        if own.slug and own.isNamed:
            return own.slug, None
        if own.why:
            return None, own.why
        found = [self._part(folder) for folder in folders]
        for part in found:
            # `binary-search/search-insert-position.py`: a folder that only names a topic.
            if part.slug and part.isNamed and (own.isGeneric or part.isNumbered):
                return part.slug, None
        if own.slug:
            return own.slug, None
        if own.isGeneric:
            for part in found:
                if part.slug:
                    return part.slug, None
                if part.why:
                    return None, part.why
        if own.number:
            return None, f"number {own.number} is not in the catalogue"
        return None, "its path names no problem of the catalogue"

    def _part(self, text):
        """What one file's or folder's name says."""
        part = Part()
        # Copies and attempts: `two-sum (2)`, `two-sum.v2`.
        all_words = words(re.sub(r"[(]\d+[)]", "", text))
        named = self._named(all_words)
        if named.slug or named.why:
            return named
        start = 0
        while start < len(all_words) and all_words[start] in GENERIC:
            start += 1
        if start < len(all_words) and all_words[start].isdigit():
            number, rest = int(all_words[start]), all_words[start + 1:]
            meant = [word for word in rest if word not in GENERIC and not word.isdigit()]
            part.isNumbered = True
            named = self._named(rest)
            if named.slug:
                # `1-two-sum` is itself; `2-two-sum` counts days or attempts, and its name is meant.
                named.isNumbered = self.numbers.get(number) == named.slug
                return named
            slug = self.numbers.get(number)
            if slug and meant and set(meant) <= set(words(slug)):
                # `3-longest-substring`: shortened, and the number says which it is.
                part.slug, part.isNamed = slug, True
            elif meant:
                part.why = (f"number {number} is {slug}, but its name is another" if slug
                            else f"number {number} is not in the catalogue")
            elif rest and rest[0].isdigit() and len(rest[0]) > 2:
                part.isGeneric = True  # `0000-0099`
            elif CALENDAR & set(all_words[:start]):
                part.isGeneric = True
            elif start and text[:1].isalpha() and "solution" in all_words[:start] and number < 10:
                part.isGeneric = True  # `Solution2`
            else:
                part.slug, part.number, part.isGeneric = slug, number, True
            return part
        part.isGeneric = all(word in GENERIC or word.isdigit() for word in all_words)
        return part

    def _named(self, all_words):
        """The problem that words name, also before a generic ending such as `two sum recursive`."""
        part = Part()
        end = len(all_words)
        while end:
            slug = self.keys.get("".join(all_words[:end]))
            if slug:
                ending = all_words[end] if end < len(all_words) else ""
                second = slug + "-" + ROMAN.get(ending, "")
                if ending in ROMAN and any(other.startswith(second) for other in self.keys.values()):
                    part.why = f"it may be {slug} or its sequel {ROMAN[ending].upper()}"
                else:
                    part.slug, part.isNamed = slug, True
                return part
            last = all_words[end - 1]
            if last not in GENERIC and not (last.isdigit() and len(last) < 3):
                return part
            end -= 1
        return part


class Part:
    slug = number = why = None
    isNamed = isNumbered = isGeneric = False
