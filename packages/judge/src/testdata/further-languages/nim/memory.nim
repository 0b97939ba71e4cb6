var kept: seq[seq[byte]]
while true:
  var block1 = newSeq[byte](1 shl 20)
  for i in 0 ..< block1.len: block1[i] = 1
  kept.add(block1)
