import strutils, sequtils
let v = stdin.readLine.split.map(parseInt)
echo v[0] + v[1]
