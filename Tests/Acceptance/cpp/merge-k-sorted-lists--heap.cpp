// Idiomatic: a heap with a lambda for its order.
class Solution {
public:
    ListNode* mergeKLists(vector<ListNode*>& lists) {
        auto later = [](ListNode* a, ListNode* b) { return a->val > b->val; };
        priority_queue<ListNode*, vector<ListNode*>, decltype(later)> heap(later);
        for (ListNode* list : lists) if (list) heap.push(list);
        ListNode start(0), *last = &start;
        while (!heap.empty()) {
            last = last->next = heap.top();
            heap.pop();
            if (last->next) heap.push(last->next);
        }
        return start.next;
    }
};
