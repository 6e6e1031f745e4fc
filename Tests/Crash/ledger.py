"""What was acknowledged, beside what is seen after a kill.

Each thing that is kept has a name and one value. While a write of it is under way either value may be
found afterwards; once the write was acknowledged only the new one.
"""
import threading

ABSENT = "nothing"


class Ledger:
    def __init__(self):
        self.allowed = {}
        self.acknowledged = self.unknown = 0
        self.lock = threading.Lock()

    def begin(self, name, value):
        """A write begins. The value may be a function that says whether one is right."""
        with self.lock:
            self.allowed.setdefault(name, [ABSENT]).append(value)

    def done(self, name, value):
        """The write was acknowledged."""
        with self.lock:
            self.allowed[name] = [value]
            self.acknowledged += 1

    def refused(self, name, before):
        """The write was refused in words, so that nothing may have changed."""
        with self.lock:
            self.allowed[name] = [before]

    def now(self, name):
        """The value that was found or acknowledged last."""
        return self.allowed.get(name, [ABSENT])[0]

    def compare(self, seen):
        """What is found but not allowed, a sentence each; then what was found counts."""
        wrong = []
        with self.lock:
            for name in sorted(set(self.allowed) | set(seen), key=str):
                value, allowed = seen.get(name, ABSENT), self.allowed.get(name, [ABSENT])
                if not any(one(value) if callable(one) else one == value for one in allowed):
                    wrong.append(f"{name}: found {str(value)[:200]!r}, not one of {str(allowed)[:400]}")
                self.unknown += len(allowed) > 1
                self.allowed[name] = [value]
        return wrong
