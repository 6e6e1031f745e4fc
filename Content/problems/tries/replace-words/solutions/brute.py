# Idea: tries every root for every word and takes the shortest that fits. Time O(words · roots).
class Solution:
    def replaceWords(self, dictionary: List[str], sentence: str) -> str:
        return " ".join(
            min((root for root in dictionary if word.startswith(root)), key=len, default=word)
            for word in sentence.split(" ")
        )
