// Idiomatic: a list and a map of its iterators.
class LRUCache {
    int room;
    list<pair<int, int>> order;
    unordered_map<int, list<pair<int, int>>::iterator> places;
public:
    LRUCache(int capacity) : room(capacity) {}
    int get(int key) {
        auto found = places.find(key);
        if (found == places.end()) return -1;
        order.splice(order.begin(), order, found->second);
        return found->second->second;
    }
    void put(int key, int value) {
        if (auto found = places.find(key); found != places.end()) {
            found->second->second = value;
            order.splice(order.begin(), order, found->second);
            return;
        }
        if ((int)order.size() == room) {
            places.erase(order.back().first);
            order.pop_back();
        }
        order.emplace_front(key, value);
        places[key] = order.begin();
    }
};
