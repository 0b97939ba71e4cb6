def x(
  1 +
end
