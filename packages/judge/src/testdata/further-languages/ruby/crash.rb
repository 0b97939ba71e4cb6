def pick(values)
  values.fetch(3)
end
pick([1])
