#include "focus.hpp"

#include <iostream>

using namespace focus_judge;

// What each run does, for the zygote to do once before it forks. The heap stays next to untouched.
extern "C" __attribute__((visibility("default"))) void focus_rehearse() {
  Call call("[[1,-2],\"a\",1.5,true]");
  call.reader.skip('[');
  auto numbers = Items<Scalar<int>>::read(call);
  call.reader.skip(',');
  auto text = Scalar<std::string>::read(call);
  call.reader.skip(',');
  auto fraction = Scalar<double>::read(call);
  call.reader.skip(',');
  Scalar<bool>::write(call, Scalar<bool>::read(call));
  Items<Scalar<int>>::write(call, numbers);
  Scalar<std::string>::write(call, text);
  Scalar<double>::write(call, fraction);
  // The first exception of a process looks up how to unwind.
  try {
    refuse("");
  } catch (const Unreadable &) {
    std::cout.flush();
  }
}
