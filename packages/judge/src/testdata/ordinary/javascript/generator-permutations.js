// out: abc acb bac bca cab cba
function* permutations(s, done = "") {
  if (!s) yield done;
  for (let i = 0; i < s.length; i++) yield* permutations(s.slice(0, i) + s.slice(i + 1), done + s[i]);
}
console.log([...permutations("abc")].join(" "));
