# Bug: replaces in the text of the whole sentence, so parts of other words change too.
class Solution:
    def replaceWords(self, dictionary: List[str], sentence: str) -> str:
        for word in sentence.split(" "):
            roots = [root for root in dictionary if word.startswith(root)]
            if roots:
                sentence = sentence.replace(word, min(roots, key=len))
        return sentence
