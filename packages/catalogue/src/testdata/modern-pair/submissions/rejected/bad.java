/* @EXPECTED_RESULTS@: WRONG-ANSWER */
public class Bad {}
