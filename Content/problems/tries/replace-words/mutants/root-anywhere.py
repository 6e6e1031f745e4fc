# Bug: accepts a root that stands anywhere in the word.
class Solution:
    def replaceWords(self, dictionary: List[str], sentence: str) -> str:
        return " ".join(
            min((root for root in dictionary if root in word), key=len, default=word)
            for word in sentence.split(" ")
        )
