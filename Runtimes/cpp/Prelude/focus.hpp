// Serves cases to a learner's C++ solution: JSON in, JSON out, by the signature's types.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

struct focus_host;

namespace focus_judge {

// An argument that C++ has no value for.
struct Misfit {
  std::string reason;
};

// An answer that cannot be right, in words for the learner.
struct Unreadable {
  std::string reason;
};

// A byte that is no text, carried as one of the 128 characters from U+EF80 on.
struct Carried {
  // Whether such a character stands here, `count` bytes long.
  static bool stands_at(const char *text, size_t count) {
    return count == 3 && text[0] == '\xee' && (text[1] == '\xbe' || text[1] == '\xbf');
  }
  static void append(unsigned char byte, std::string &text) {
    text += '\xee';
    text += static_cast<char>(0xbe | (byte >> 6 & 1));
    text += static_cast<char>(0x80 | (byte & 0x3f));
  }
  static char byte(const char *text) {
    return static_cast<char>(0x80 | (text[1] & 1) << 6 | (text[2] & 0x3f));
  }
};

// Reads the JSON that the judge sends: trusted, compact, of a known type, ended by a NUL.
class Reader {
public:
  explicit Reader(const char *text) : place(text) {}

  void skip(char byte);
  bool take_null();
  // Takes `[` or `,` before an element, or `]` after the last.
  bool has_next(bool is_first);
  long long integer();
  double real();
  bool boolean();
  std::string string();
  // A text that may be any bytes, as `Writer::bytes` writes it.
  std::string bytes();

private:
  void escape(std::string &text);
  const char *place;
};

class Writer {
public:
  std::string text;

  void raw(std::string_view part) { text += part; }
  void open() { text += '['; }
  void close() { text += ']'; }
  // Writes a comma unless the array has just begun.
  void separate();
  void null() { text += "null"; }
  void integer(long long number);
  void real(double number);
  void boolean(bool flag) { text += flag ? "true" : "false"; }
  void string(std::string_view part) { text_of(part, false); }
  // A text that goes to another process and may be any bytes, as LeetCode hands it on.
  void bytes(std::string_view part) { text_of(part, true); }

private:
  void text_of(std::string_view part, bool is_bytes);
};

// One case on its way through the learner's code.
struct Call {
  explicit Call(const char *message) : message(message), reader(message) {}

  const char *message;
  Reader reader;
  Writer writer;
  // The nodes of the input, by the addresses that they had before the learner's code ran.
  std::unordered_set<const void *> originals;
  // How many of the input's nodes are part of the answer; negative when nobody asks.
  int shared = -1;

  // For the judge's second look: the input's nodes in order, how many of them have their new form,
  // the answer, and what writes both; none when nobody asks.
  std::vector<void *> inputs;
  size_t changed = 0;
  bool is_again = false;
  void *answer = nullptr;
  void (*again)(Call &call) = nullptr;

  // A node of the input: a new one, or at a second look the one that stands there.
  template <class Node> Node *node(int value) {
    if (is_again) {
      Node *known = static_cast<Node *>(inputs[changed++]);
      known->val = value;
      return known;
    }
    Node *made = new Node(value);
    inputs.push_back(made);
    originals.insert(made);
    return made;
  }

  void inspect(const void *node) {
    if (shared >= 0 && originals.count(node) > 0) shared++;
  }
  // The name in `{"arguments":[…],"call":"name"}`; then stands before the first argument.
  std::string call_name();
};

// Gives the input's nodes the form that the judge sends now; writes the input and the answer.
template <class Codec> void look_again(Call &call) {
  auto input = Codec::read(call);
  call.writer.open();
  Codec::write(call, input);
  call.writer.separate();
  Codec::write(call, static_cast<typename Codec::Value>(call.answer));
  call.writer.close();
}

void serve(const focus_host *host, void (*play)(Call &));

// Asks the oracle, which lives with the judge.
bool ask(long long number);

template <class Type> struct Scalar {
  using Value = Type;
  static Value read(Call &call);
  static void write(Call &call, const Value &value);
};

// What a codec's first half hands to its second.
struct Bytes {
  using Value = std::string;
  static Value read(Call &call) { return call.reader.bytes(); }
  static void write(Call &call, const Value &value) { call.writer.bytes(value); }
};

template <class Element> struct Items {
  using Value = std::vector<typename Element::Value>;

  static Value read(Call &call) {
    Value items;
    while (call.reader.has_next(items.empty())) items.push_back(Element::read(call));
    return items;
  }

  static void write(Call &call, const Value &items) {
    call.writer.open();
    for (const auto &item : items) {
      call.writer.separate();
      Element::write(call, item);
    }
    call.writer.close();
  }
};

// Nothing is compiled again for plain values.
#define FOCUS_PLAIN(MANNER, TYPE)                                                                  \
  MANNER template struct Items<Scalar<TYPE>>;                                                      \
  MANNER template struct Items<Items<Scalar<TYPE>>>;
#define FOCUS_ALL_PLAIN(MANNER)                                                                    \
  FOCUS_PLAIN(MANNER, int)                                                                         \
  FOCUS_PLAIN(MANNER, long long)                                                                   \
  FOCUS_PLAIN(MANNER, double)                                                                      \
  FOCUS_PLAIN(MANNER, bool)                                                                        \
  FOCUS_PLAIN(MANNER, char)                                                                        \
  FOCUS_PLAIN(MANNER, std::string)
FOCUS_ALL_PLAIN(extern)

[[noreturn]] void refuse(const char *reason);

} // namespace focus_judge

#include "nodes.hpp"
