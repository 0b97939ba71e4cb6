fun main() {
    val values = listOf(1)
    println(values[values.size + 2])
}
