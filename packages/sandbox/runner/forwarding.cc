#include "forwarding.h"

void Forwarding::forward(std::string_view fresh) {
  Message message("output");
  message.add("stream", stream_);
  message.add("data", fresh);
  send(answers_, message);
  room_ -= static_cast<int64_t>(fresh.size());
}

void Forwarding::tellEnd(bool goesOn) {
  Message message("output-end");
  message.add("stream", stream_);
  message.add("goes-on", goesOn ? "yes" : "no");
  send(answers_, message);
}
