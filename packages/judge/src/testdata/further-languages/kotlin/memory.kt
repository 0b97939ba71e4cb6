fun main() {
    val kept = ArrayList<ByteArray>()
    while (true) kept.add(ByteArray(1 shl 20) { 1 })
}
