#include "focus.hpp"

#include <cmath>
#include <cstdlib>
#include <cstring>
#include <limits>

namespace focus_judge {

void Reader::skip(char byte) {
  if (*place != byte) throw Misfit{"The judge's message is malformed."};
  place++;
}

bool Reader::take_null() {
  if (*place != 'n') return false;
  place += 4;
  return true;
}

bool Reader::has_next(bool is_first) {
  if (is_first) skip('[');
  if (*place == ']') {
    place++;
    return false;
  }
  if (!is_first) skip(',');
  return true;
}

long long Reader::integer() {
  bool is_negative = *place == '-';
  if (is_negative) place++;
  // Without a sign, so that the least integer can be read.
  unsigned long long number = 0;
  for (; *place >= '0' && *place <= '9'; place++) {
    number = number * 10 + static_cast<unsigned>(*place - '0');
  }
  return static_cast<long long>(is_negative ? 0 - number : number);
}

double Reader::real() {
  if (*place == '"') return std::strtod(string().c_str(), nullptr);
  char *end = nullptr;
  double number = std::strtod(place, &end);
  place = end;
  return number;
}

bool Reader::boolean() {
  bool is_true = *place == 't';
  place += is_true ? 4 : 5;
  return is_true;
}

std::string Reader::string() {
  skip('"');
  std::string text;
  while (*place != '"') {
    size_t plain = std::strcspn(place, "\"\\");
    text.append(place, plain);
    place += plain;
    if (*place == '\\') escape(text);
    if (*place == 0) throw Misfit{"The judge's message is malformed."};
  }
  place++;
  return text;
}

std::string Reader::bytes() {
  std::string text = string(), found;
  for (size_t index = 0; index < text.size();) {
    bool is_carried = index + 2 < text.size() && Carried::stands_at(&text[index], 3);
    found += is_carried ? Carried::byte(&text[index]) : text[index];
    index += is_carried ? 3 : 1;
  }
  return found;
}

void Reader::escape(std::string &text) {
  char kind = place[1];
  place += 2;
  switch (kind) {
  case 'n': text += '\n'; break;
  case 'r': text += '\r'; break;
  case 't': text += '\t'; break;
  case 'u': {
    // The judge escapes control characters alone; the rest is UTF-8.
    char digits[5] = {place[0], place[1], place[2], place[3], 0};
    text += static_cast<char>(std::strtol(digits, nullptr, 16));
    place += 4;
    break;
  }
  default: text += kind;
  }
}

std::string Call::call_name() {
  static constexpr char head[] = "{\"arguments\":[", tail[] = "\"}";
  std::string_view text = message;
  size_t end = text.size() - std::strlen(tail);
  size_t start = text.rfind('"', end - 1) + 1;
  reader = Reader(message + std::strlen(head));
  return std::string(text.substr(start, end - start));
}

template <> long long Scalar<long long>::read(Call &call) { return call.reader.integer(); }
template <> double Scalar<double>::read(Call &call) { return call.reader.real(); }
template <> bool Scalar<bool>::read(Call &call) { return call.reader.boolean(); }
template <> std::string Scalar<std::string>::read(Call &call) { return call.reader.string(); }

template <> int Scalar<int>::read(Call &call) {
  long long number = call.reader.integer();
  if (number < std::numeric_limits<int>::min() || number > std::numeric_limits<int>::max()) {
    throw Misfit{"The input holds " + std::to_string(number) + ", too large for an int in C++."};
  }
  return static_cast<int>(number);
}

template <> char Scalar<char>::read(Call &call) {
  std::string text = call.reader.string();
  if (text.size() != 1) throw Misfit{"The input holds a character that no char in C++ can hold."};
  return text[0];
}

} // namespace focus_judge
