// Owning pointers, a nested struct.
class Trie {
    struct Part { unique_ptr<Part> next[26]; bool isWord = false; };
    Part root;
    Part* walk(const string& text) {
        Part* part = &root;
        for (char c : text) {
            part = part->next[c - 'a'].get();
            if (!part) return nullptr;
        }
        return part;
    }
public:
    Trie() {}
    void insert(string word) {
        Part* part = &root;
        for (char c : word) {
            auto& next = part->next[c - 'a'];
            if (!next) next = make_unique<Part>();
            part = next.get();
        }
        part->isWord = true;
    }
    bool search(string word) { Part* part = walk(word); return part && part->isWord; }
    bool startsWith(string prefix) { return walk(prefix) != nullptr; }
};
