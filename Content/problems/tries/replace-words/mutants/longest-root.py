# Bug: takes the longest root that fits.
class Solution:
    def replaceWords(self, dictionary: List[str], sentence: str) -> str:
        return " ".join(
            max((root for root in dictionary if word.startswith(root)), key=len, default=word)
            for word in sentence.split(" ")
        )
