// Codecs of node structures; templates, since a learner may define the nodes himself.
#pragma once

namespace focus_judge {

constexpr const char *circle = "The answer is a linked list that goes in a circle.";

template <class Node> struct List {
  using Value = Node *;

  static Value read(Call &call) {
    if (call.reader.take_null()) return nullptr;
    Value head = nullptr, last = nullptr;
    while (call.reader.has_next(head == nullptr)) {
      Value node = new Node(static_cast<int>(call.reader.integer()));
      (head == nullptr ? head : last->next) = node;
      last = node;
    }
    return head;
  }

  // Joins the list's last node to the one at an index; a negative index leaves the list open.
  static void join(Value head, long long index) {
    if (index < 0 || head == nullptr) return;
    Value target = head, last = head;
    for (long long position = 1; last->next != nullptr; position++) {
      last = last->next;
      if (position == index) target = last;
    }
    last->next = target;
  }

  static void write(Call &call, Value head) {
    Value slow = head;
    bool is_even = false;
    call.writer.open();
    for (Value node = head; node != nullptr;) {
      call.writer.separate();
      call.writer.integer(node->val);
      node = node->next;
      if (is_even) slow = slow->next;
      is_even = !is_even;
      if (node != nullptr && node == slow) refuse(circle);
    }
    call.writer.close();
  }
};

/// A type that is looked into only where the template around it is used.
template <class Around, class Inner> struct Later {
  using Type = Inner;
};

template <class Interval> struct Stretch {
  using Value = Interval;

  static Value read(Call &call) {
    call.reader.skip('[');
    int start = static_cast<int>(call.reader.integer());
    call.reader.skip(',');
    int end = static_cast<int>(call.reader.integer());
    call.reader.skip(']');
    return Value(start, end);
  }

  static void write(Call &call, const Value &interval) {
    call.writer.open();
    call.writer.integer(interval.start);
    call.writer.separate();
    call.writer.integer(interval.end);
    call.writer.close();
  }
};

template <class Node> struct Tree {
  using Value = Node *;

  static Value read(Call &call) {
    if (call.reader.take_null()) return nullptr;
    std::vector<Value> nodes;
    size_t side = 0;
    for (bool is_first = true; call.reader.has_next(is_first); is_first = false) {
      Value node = nullptr;
      if (!call.reader.take_null()) node = new Node(static_cast<int>(call.reader.integer()));
      if (!is_first && side / 2 < nodes.size()) {
        Value parent = nodes[side / 2];
        (side % 2 == 0 ? parent->left : parent->right) = node;
        side++;
      }
      if (node != nullptr) nodes.push_back(node);
    }
    return nodes.empty() ? nullptr : nodes[0];
  }

  static void write(Call &call, Value root) {
    std::unordered_set<const void *> seen;
    std::vector<Value> nodes{root};
    size_t last = 0;
    for (size_t index = 0; index < nodes.size(); index++) {
      Value node = nodes[index];
      if (node == nullptr) continue;
      last = index + 1;
      if (!seen.insert(node).second) {
        refuse("The answer is no tree: one of its nodes has two parents.");
      }
      nodes.push_back(node->left);
      nodes.push_back(node->right);
    }
    call.writer.open();
    for (size_t index = 0; index < last; index++) {
      call.writer.separate();
      if (nodes[index] == nullptr) call.writer.null();
      else call.writer.integer(nodes[index]->val);
    }
    call.writer.close();
  }
};

// The nodes of a tree with distinct values, as they were before the learner's code ran.
template <class Node> struct TreePlaces {
  std::unordered_map<long long, Node *> nodes;
  std::unordered_map<const void *, long long> values;

  explicit TreePlaces(Node *root) {
    std::vector<Node *> rest{root};
    while (!rest.empty()) {
      Node *node = rest.back();
      rest.pop_back();
      if (node == nullptr) continue;
      nodes[node->val] = node;
      values[node] = node->val;
      rest.push_back(node->left);
      rest.push_back(node->right);
    }
  }

  Node *node(long long value) {
    auto found = nodes.find(value);
    return found == nodes.end() ? nullptr : found->second;
  }

  // Tells a node of the tree by its value, any other by all that hangs on it.
  void write(Call &call, Node *answer) {
    auto found = values.find(answer);
    if (answer == nullptr) call.writer.null();
    else if (found != values.end()) call.writer.integer(found->second);
    else Tree<Node>::write(call, answer);
  }
};

template <class Node> struct Graph {
  using Value = Node *;

  static Value read(Call &call) {
    if (call.reader.take_null()) return nullptr;
    auto neighbors = Items<Items<Scalar<int>>>::read(call);
    std::vector<Value> nodes;
    for (size_t index = 0; index < neighbors.size(); index++) {
      nodes.push_back(call.template node<Node>(static_cast<int>(index) + 1));
    }
    for (size_t index = 0; index < nodes.size(); index++) {
      nodes[index]->neighbors.clear();
      for (int number : neighbors[index]) {
        nodes[index]->neighbors.push_back(nodes[static_cast<size_t>(number) - 1]);
      }
    }
    return nodes.empty() ? nullptr : nodes[0];
  }

  static void write(Call &call, Value start) {
    std::vector<Value> nodes;
    std::unordered_set<const void *> seen{start};
    if (start != nullptr) nodes.push_back(start);
    for (size_t index = 0; index < nodes.size(); index++) {
      for (Value neighbor : nodes[index]->neighbors) {
        if (neighbor == nullptr) refuse("A node of the answer has a null neighbor.");
        if (seen.insert(neighbor).second) nodes.push_back(neighbor);
      }
      if (nodes.size() > 1000000) refuse("The answer has over a million nodes.");
    }
    std::sort(nodes.begin(), nodes.end(), [](Value a, Value b) { return a->val < b->val; });
    for (size_t index = 0; index < nodes.size(); index++) {
      if (nodes[index]->val != static_cast<int>(index) + 1) {
        refuse("The answer's nodes are not numbered from 1 on.");
      }
      call.inspect(nodes[index]);
    }
    call.writer.open();
    for (Value node : nodes) {
      call.writer.separate();
      call.writer.open();
      for (Value neighbor : node->neighbors) {
        call.writer.separate();
        call.writer.integer(neighbor->val);
      }
      call.writer.close();
    }
    call.writer.close();
  }
};

template <class Node> struct Random {
  using Value = Node *;

  static Value read(Call &call) {
    if (call.reader.take_null()) return nullptr;
    std::vector<Value> nodes;
    std::vector<long long> targets;
    while (call.reader.has_next(nodes.empty())) {
      call.reader.skip('[');
      nodes.push_back(call.template node<Node>(static_cast<int>(call.reader.integer())));
      call.reader.skip(',');
      targets.push_back(call.reader.take_null() ? -1 : call.reader.integer());
      call.reader.skip(']');
    }
    for (size_t index = 0; index < nodes.size(); index++) {
      nodes[index]->next = index + 1 < nodes.size() ? nodes[index + 1] : nullptr;
      long long target = targets[index];
      nodes[index]->random = target < 0 ? nullptr : nodes[static_cast<size_t>(target)];
    }
    return nodes.empty() ? nullptr : nodes[0];
  }

  static void write(Call &call, Value head) {
    std::unordered_map<const void *, size_t> positions;
    for (Value node = head; node != nullptr; node = node->next) {
      if (!positions.emplace(node, positions.size()).second) refuse(circle);
      call.inspect(node);
    }
    for (Value node = head; node != nullptr; node = node->next) {
      if (node->random == nullptr || positions.count(node->random) > 0) continue;
      call.inspect(node->random);
      if (call.shared <= 0) refuse("A random pointer of the answer leads out of the list.");
    }
    call.writer.open();
    for (Value node = head; node != nullptr; node = node->next) {
      call.writer.separate();
      call.writer.open();
      call.writer.integer(node->val);
      call.writer.raw(",");
      auto target = positions.find(node->random);
      if (node->random == nullptr || target == positions.end()) call.writer.null();
      else call.writer.integer(static_cast<long long>(target->second));
      call.writer.close();
    }
    call.writer.close();
  }
};

} // namespace focus_judge
