print(1);
print(readline(;
