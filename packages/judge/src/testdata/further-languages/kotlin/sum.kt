import kotlin.concurrent.thread

data class Pair(val a: Long, val b: Long) {
    val sum get() = a + b
}

fun main() {
    val (a, b) = generateSequence(::readLine).flatMap { it.split(" ") }.map { it.toLong() }.toList()
    thread { println(Pair(a, b).sum) }.join()
}
