// in: the cat  and the dog
// in: and the bird
// out: and 2
// out: bird 1
// out: cat 1
// out: dog 1
// out: the 3
#include <iostream>
#include <map>
#include <sstream>
#include <string>
using namespace std;
int main() {
  string line, word;
  map<string, int> seen;
  while (getline(cin, line)) {
    stringstream words(line);
    while (words >> word) seen[word]++;
  }
  for (auto& [w, n] : seen) cout << w << ' ' << n << '\n';
}
