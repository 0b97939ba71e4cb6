print(readline().split(" ").length);
