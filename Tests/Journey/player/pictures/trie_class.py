class Words:
    def __init__(self):
        self.root = {}

    def insert(self, word):
        cur = self.root
        for letter in word:
            if letter not in cur:
                cur[letter] = {}
            cur = cur[letter]
        cur["end"] = True


words = Words()
for each in ("to", "tea", "ten"):
    words.insert(each)
