template <int N> struct A { typename A<N + 1>::type x; using type = int; }; A<0> a;
