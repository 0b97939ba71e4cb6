package com.example.contest;

import java.util.*;

class Helper {
  static long sum(long a, long b) {
    return a + b;
  }
}

public class Lösung {
  public static void main(String[] args) throws Exception {
    Scanner in = new Scanner(System.in);
    System.out.println(Helper.sum(in.nextLong(), in.nextLong()));
  }
}
