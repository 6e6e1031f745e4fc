#include "focus.hpp"

#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace focus_judge {

namespace {

// An answer larger than this is no answer: something in it goes in circles.
constexpr size_t most_bytes = 32 << 20;

// The length of the sound UTF-8 sequence that begins here; 0 for none.
size_t sequence(std::string_view text, size_t start) {
  auto at = [&](size_t offset) {
    return start + offset < text.size() ? static_cast<unsigned char>(text[start + offset]) : 0u;
  };
  unsigned lead = at(0);
  size_t count = lead < 0x80 ? 1 : lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  if (lead > 0xf4) return 0;
  for (size_t offset = 1; offset < count; offset++) {
    if ((at(offset) & 0xc0) != 0x80) return 0;
  }
  bool is_long = (lead == 0xe0 && at(1) < 0xa0) || (lead == 0xf0 && at(1) < 0x90);
  bool is_outside = (lead == 0xed && at(1) > 0x9f) || (lead == 0xf4 && at(1) > 0x8f);
  return is_long || is_outside ? 0 : count;
}

// The fewest digits that give the same number again.
std::string shortest(double number) {
  char digits[40];
#ifdef __cpp_lib_to_chars
  return std::string(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
#else
  for (int count = 15; count <= 17; count++) {
    std::snprintf(digits, sizeof digits, "%.*g", count, number);
    if (std::strtod(digits, nullptr) == number) break;
  }
  return digits;
#endif
}

} // namespace

void refuse(const char *reason) { throw Unreadable{reason}; }

void Writer::separate() {
  if (text.size() > most_bytes) refuse("The answer is larger than 32 MB.");
  if (text.back() != '[') text += ',';
}

void Writer::integer(long long number) { text += std::to_string(number); }

void Writer::real(double number) {
  if (std::isnan(number)) return string("NaN");
  if (std::isinf(number)) return string(number > 0 ? "Infinity" : "-Infinity");
  std::string digits = shortest(number);
  text += digits;
  if (digits.find_first_of(".e") == std::string::npos) text += ".0";
}

void Writer::text_of(std::string_view part, bool is_bytes) {
  static constexpr char hex[] = "0123456789abcdef";
  text += '"';
  for (size_t index = 0; index < part.size();) {
    size_t count = sequence(part, index);
    unsigned char byte = static_cast<unsigned char>(part[index]);
    if (is_bytes && (count == 0 || Carried::stands_at(part.data() + index, count))) {
      Carried::append(byte, text);
      index++;
      continue;
    }
    if (count == 0) refuse("The answer holds text that is not valid UTF-8.");
    if (byte == '"' || byte == '\\') text += '\\';
    if (byte < 0x20) {
      text += "\\u00";
      text += hex[byte >> 4];
      text += hex[byte & 15];
    } else {
      text.append(part, index, count);
    }
    index += count;
  }
  text += '"';
}

template <> void Scalar<int>::write(Call &call, const int &value) { call.writer.integer(value); }
template <> void Scalar<long long>::write(Call &call, const long long &value) {
  call.writer.integer(value);
}
template <> void Scalar<double>::write(Call &call, const double &value) {
  call.writer.real(value);
}
template <> void Scalar<bool>::write(Call &call, const bool &value) {
  call.writer.boolean(value);
}
template <> void Scalar<char>::write(Call &call, const char &value) {
  call.writer.string(std::string_view(&value, 1));
}
template <> void Scalar<std::string>::write(Call &call, const std::string &value) {
  call.writer.string(value);
}

FOCUS_ALL_PLAIN()

} // namespace focus_judge
