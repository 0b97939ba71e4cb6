// The conversation with the host program over two pipes.
//
//   frame   = u32 length (little endian), then that many bytes of fields
//   field   = u32 length, key, u32 length, value
//
// A key may occur several times (arguments, environment). Values are raw bytes, so a program's output needs no
// escaping. The host sends `configure` once (answered by `configured`), then `run` (answered by one `report`); during a
// run only `cancel` and `precedence` (host/box-precedence.h). A session begins with `open`, is answered by `started`,
// takes `input` and `close-input`, gives `output` and `output-end`, and ends with a `report` too; `room` says that the
// host has passed output on, and `taken` that the program has read its input (forwarding.h). `talk` is the same for a
// command that another one talks with: its standard error comes with the report only, and `usage` is answered by how long
// it has had a processor or wanted one. A configuration that names a zygote's command makes all runs copies of that
// (zygote/zygote.h). Every report holds `ok`: "yes", or "no" with `error`. End of input means: kill all and leave.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// The descriptors from which a runner reads, and to which it writes.
constexpr int kOrders = 0;
constexpr int kAnswers = 1;

class Message {
 public:
  Message() = default;
  explicit Message(std::string_view type) { add("type", type); }

  void add(std::string_view key, std::string_view value);
  void add(std::string_view key, int64_t value) { add(key, std::string_view(std::to_string(value))); }

  const std::string* find(std::string_view key) const;
  // Throws StepError where the key is missing.
  const std::string& get(std::string_view key) const;
  int64_t number(std::string_view key) const;
  std::vector<std::string> all(std::string_view key) const;
  std::vector<int64_t> numbers(std::string_view key) const;
  bool is(std::string_view key, std::string_view value) const;

  std::string encode() const;
  static Message decode(std::string_view body);

 private:
  std::vector<std::pair<std::string, std::string>> fields_;
};

// Cuts frames out of a byte stream; used where reading must not block.
class FrameReader {
 public:
  explicit FrameReader(int fd) : fd_(fd) {}
  // Reads what is there. False at the end of input.
  bool fill();
  std::optional<Message> next();
  // Blocks until a whole message is there; nothing at the end of input.
  std::optional<Message> wait();
  int fd() const { return fd_; }

 private:
  int fd_;
  std::string buffer_;
};

// Blocks until everything is written.
void send(int fd, const Message& message);
