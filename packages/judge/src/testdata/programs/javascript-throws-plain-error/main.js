function fail() {
  throw new Error("boom");
}
fail();
