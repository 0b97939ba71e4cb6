def depth(n)
  n == 0 ? 0 : 1 + depth(n - 1)
end
puts depth(50000)
