import * as accounts from "./accounts.ts";
import * as problems from "./problems.ts";
import * as submissions from "./submissions.ts";

/** Every call by name. The OpenAPI page and the test of the whole surface are made from this table. */
export const api = {
  googleLogin: accounts.googleLogin,
  register: accounts.register,
  verifyRegisterOtp: accounts.verifyRegisterOtp,
  resendOtp: accounts.resendOtp,
  login: accounts.login,
  check: accounts.check,
  logout: accounts.logout,
  getProfile: accounts.getProfile,
  getAllProblem: problems.getAllProblem,
  problemSolvedByUser: problems.problemSolvedByUser,
  problemById: problems.problemById,
  submittedProblem: submissions.submittedProblem,
  run: submissions.run,
  submit: submissions.submit,
} as const;
