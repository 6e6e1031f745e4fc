#include "focus.hpp"

#include "../Runner/runner.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cxxabi.h>
#include <exception>
#include <iostream>
#include <memory>
#include <typeinfo>

namespace focus_judge {

namespace {

const focus_host *host;

void send(char kind, std::string_view payload) {
  std::cout.flush();
  host->send(static_cast<uint8_t>(kind), payload.data(), payload.size());
}

void fail(const std::string &reason) {
  Writer writer;
  writer.raw("{\"message\":");
  writer.string(reason);
  writer.raw("}");
  send('E', writer.text);
}

void answer(Call &call) {
  if (call.shared >= 0) {
    call.writer.text.insert(0, "{\"value\":");
    call.writer.raw(",\"shared\":" + std::to_string(call.shared) + "}");
  }
  send('R', call.writer.text);
}

// `{"again":input}`: the input's nodes take on another form.
void look_again(Call &call, const char *message) {
  call.reader = Reader(message + 9);
  call.writer = Writer();
  call.shared = -1;
  call.changed = 0;
  call.is_again = true;
  call.again(call);
}

std::string readable(const char *name) {
  int status = 0;
  char *text = abi::__cxa_demangle(name, nullptr, nullptr, &status);
  std::string result = text != nullptr ? text : name;
  std::free(text);
  return result;
}

// Nobody catches the learner's exceptions, so that the stack still stands when they are told.
[[noreturn]] void explain() {
  std::string text = "The program ended itself by std::terminate";
  if (const std::type_info *type = abi::__cxa_current_exception_type()) {
    text = readable(type->name());
    try {
      throw;
    } catch (const std::exception &error) {
      text += std::string(": ") + error.what();
    } catch (const std::string &words) {
      text += ": " + words;
    } catch (const char *words) {
      text = std::string("exception: ") + words;
    } catch (...) {
      text = "An exception of type " + text + " was not caught";
    }
  }
  host->explain(text.c_str());
  std::abort();
}

} // namespace

void serve(const focus_host *given, void (*play)(Call &)) {
  host = given;
  std::set_terminate(explain);
  send('H', "");
  focus_frame frame;
  std::unique_ptr<Call> last;
  while (host->receive(&frame) && frame.kind == 'C') {
    bool is_again = last != nullptr && last->again != nullptr && frame.payload[0] == '{';
    if (!is_again) last = std::make_unique<Call>(frame.payload);
    Call &call = *last;
    try {
      if (is_again) look_again(call, frame.payload);
      else play(call);
      answer(call);
    } catch (const Misfit &misfit) {
      fail(misfit.reason);
    } catch (const Unreadable &unreadable) {
      Writer reason;
      reason.string(unreadable.reason);
      send('M', reason.text);
    }
  }
  std::cout.flush();
}

bool ask(long long number) {
  send('Q', "[" + std::to_string(number) + "]");
  focus_frame frame;
  return host->receive(&frame) && frame.kind == 'A' && frame.payload[0] == 't';
}

} // namespace focus_judge
