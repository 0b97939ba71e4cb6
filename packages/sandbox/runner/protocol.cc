#include "protocol.h"

#include <unistd.h>

#include <charconv>

#include "step.h"

namespace {

constexpr uint32_t kLargestFrame = 1u << 30;

void appendLength(std::string& out, size_t length) {
  for (int shift = 0; shift < 32; shift += 8) out.push_back(static_cast<char>((length >> shift) & 0xff));
}

uint32_t lengthAt(std::string_view bytes) {
  uint32_t length = 0;
  for (int index = 0; index < 4; index++) {
    length |= static_cast<uint32_t>(static_cast<uint8_t>(bytes[index])) << (8 * index);
  }
  return length;
}

std::string_view takeString(std::string_view& rest) {
  if (rest.size() < 4) throw StepError("decode a message: truncated length");
  const uint32_t length = lengthAt(rest);
  rest.remove_prefix(4);
  if (rest.size() < length) throw StepError("decode a message: truncated value");
  const std::string_view value = rest.substr(0, length);
  rest.remove_prefix(length);
  return value;
}

int64_t numberFrom(std::string_view key, const std::string& text) {
  int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) {
    throw StepError("read a message: field " + std::string(key) + " is not a number");
  }
  return value;
}

}  // namespace

void Message::add(std::string_view key, std::string_view value) { fields_.emplace_back(key, value); }

const std::string* Message::find(std::string_view key) const {
  for (const auto& [name, value] : fields_) {
    if (name == key) return &value;
  }
  return nullptr;
}

const std::string& Message::get(std::string_view key) const {
  const std::string* value = find(key);
  if (value == nullptr) throw StepError("read a message: no field " + std::string(key));
  return *value;
}

int64_t Message::number(std::string_view key) const { return numberFrom(key, get(key)); }

std::vector<std::string> Message::all(std::string_view key) const {
  std::vector<std::string> values;
  for (const auto& [name, value] : fields_) {
    if (name == key) values.push_back(value);
  }
  return values;
}

std::vector<int64_t> Message::numbers(std::string_view key) const {
  std::vector<int64_t> values;
  for (const std::string& text : all(key)) values.push_back(numberFrom(key, text));
  return values;
}

bool Message::is(std::string_view key, std::string_view value) const {
  const std::string* found = find(key);
  return found != nullptr && *found == value;
}

std::string Message::encode() const {
  size_t size = 0;
  for (const auto& [key, value] : fields_) size += 8 + key.size() + value.size();
  std::string out;
  out.reserve(size + 4);
  appendLength(out, size);
  for (const auto& [key, value] : fields_) {
    appendLength(out, key.size());
    out += key;
    appendLength(out, value.size());
    out += value;
  }
  return out;
}

Message Message::decode(std::string_view body) {
  Message message;
  while (!body.empty()) {
    const std::string_view key = takeString(body);
    const std::string_view value = takeString(body);
    message.add(key, value);
  }
  return message;
}

bool FrameReader::fill() {
  char chunk[65536];
  const ssize_t count = read(fd_, chunk, sizeof chunk);
  if (count < 0 && (errno == EAGAIN || errno == EINTR)) return true;
  if (count <= 0) return false;
  buffer_.append(chunk, static_cast<size_t>(count));
  return true;
}

std::optional<Message> FrameReader::next() {
  if (buffer_.size() < 4) return std::nullopt;
  const uint32_t length = lengthAt(buffer_);
  if (length > kLargestFrame) throw StepError("read a message: frame too long");
  if (buffer_.size() < 4 + size_t{length}) return std::nullopt;
  Message message = Message::decode(std::string_view(buffer_).substr(4, length));
  buffer_.erase(0, 4 + size_t{length});
  return message;
}

std::optional<Message> FrameReader::wait() {
  while (true) {
    if (auto message = next()) return message;
    if (!fill()) return std::nullopt;
  }
}

void send(int fd, const Message& message) {
  const std::string bytes = message.encode();
  size_t sent = 0;
  while (sent < bytes.size()) {
    const ssize_t count = write(fd, bytes.data() + sent, bytes.size() - sent);
    if (count < 0 && errno == EINTR) continue;
    must("write to the host program", count);
    sent += static_cast<size_t>(count);
  }
}
