# Style: the library writes and reads.
import json


class Codec:
    def encode(self, strs: List[str]) -> str:
        return json.dumps(strs)

    def decode(self, s: str) -> List[str]:
        return json.loads(s)
