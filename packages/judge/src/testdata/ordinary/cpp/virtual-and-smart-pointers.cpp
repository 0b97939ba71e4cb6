// out: woof meow 2 gone
#include <iostream>
#include <memory>
#include <vector>
struct Animal {
  virtual const char* sound() const = 0;
  virtual ~Animal() = default;
};
struct Dog : Animal { const char* sound() const override { return "woof"; } };
struct Cat final : Animal { const char* sound() const override { return "meow"; } };
int main() {
  std::vector<std::unique_ptr<Animal>> v;
  v.push_back(std::make_unique<Dog>());
  v.emplace_back(new Cat);
  for (const auto& a : v) std::cout << a->sound() << ' ';
  auto s = std::make_shared<int>(1);
  auto t = s;
  std::weak_ptr<int> w = s;
  std::cout << s.use_count() << ' ';
  s.reset(), t.reset();
  std::cout << (w.expired() ? "gone" : "there") << '\n';
}
