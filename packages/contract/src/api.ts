import * as changes from "./account-changes.ts";
import * as security from "./account-security.ts";
import * as accounts from "./accounts.ts";
import * as adminProblems from "./admin-problems.ts";
import * as assistant from "./assistant.ts";
import * as companion from "./companion.ts";
import * as organising from "./contest-form.ts";
import * as questions from "./contest-questions.ts";
import * as contests from "./contests.ts";
import * as drafts from "./drafts.ts";
import * as growth from "./growth.ts";
import { helperFacts } from "./helper-facts.ts";
import * as judgeErrors from "./judge-errors.ts";
import * as preparing from "./preparing.ts";
import * as lists from "./problem-lists.ts";
import * as packages from "./problem-packages.ts";
import * as problems from "./problems.ts";
import * as profile from "./profile.ts";
import * as rejudging from "./rejudging.ts";
import * as settings from "./settings.ts";
import * as languages from "./site-languages.ts";
import * as site from "./site-status.ts";
import * as smallest from "./smallest.ts";
import * as steps from "./steps.ts";
import * as pages from "./submission-pages.ts";
import * as submissions from "./submissions.ts";
import * as generation from "./test-generation.ts";
import * as pairs from "./test-pairs.ts";
import * as strength from "./test-strength.ts";
import * as tokens from "./tokens.ts";
import * as videos from "./videos.ts";
import * as weak from "./weak-tests.ts";

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
  sessions: security.sessions,
  endSession: security.endSession,
  logoutEverywhere: security.logoutEverywhere,
  changePassword: security.changePassword,
  changeName: changes.changeName,
  changeEmail: changes.changeEmail,
  confirmEmail: changes.confirmEmail,
  settings: settings.settings,
  changeSettings: settings.changeSettings,
  deleteAccount: changes.deleteAccount,
  confirmDeletion: changes.confirmDeletion,
  tokens: tokens.tokens,
  createToken: tokens.createToken,
  revokeToken: tokens.revokeToken,
  forgotPassword: security.forgotPassword,
  resetPassword: security.resetPassword,
  auditLog: security.auditLog,
  activity: profile.activity,
  achievements: profile.achievements,
  exportAccount: profile.exportAccount,
  changePicture: profile.changePicture,
  removePicture: profile.removePicture,
  picture: profile.picture,
  getAllProblem: problems.getAllProblem,
  problemSolvedByUser: problems.problemSolvedByUser,
  problemById: problems.problemById,
  companionTask: companion.companionTask,
  problemEditorial: problems.problemEditorial,
  problemStatement: problems.problemStatement,
  problemFile: problems.problemFile,
  ownLists: lists.ownLists,
  createList: lists.createList,
  renameList: lists.renameList,
  deleteList: lists.deleteList,
  addToList: lists.addToList,
  removeFromList: lists.removeFromList,
  createProblem: adminProblems.createProblem,
  updateProblem: adminProblems.updateProblem,
  verifyProblem: adminProblems.verifyProblem,
  deleteProblem: adminProblems.deleteProblem,
  editProblem: adminProblems.editProblem,
  problemTroubles: adminProblems.problemTroubles,
  previewStatement: adminProblems.previewStatement,
  generateTests: generation.generateTests,
  testsFromZip: pairs.testsFromZip,
  testStrength: strength.testStrength,
  lastStrength: strength.lastStrength,
  reportWeakTest: weak.reportWeakTest,
  weakTests: weak.weakTests,
  weakTestReports: weak.weakTestReports,
  addWeakTest: weak.addWeakTest,
  dismissWeakTest: weak.dismissWeakTest,
  importProblem: packages.importProblem,
  exportProblem: packages.exportProblem,
  rejudgingOf: rejudging.rejudgingOf,
  startRejudging: rejudging.startRejudging,
  applyRejudging: rejudging.applyRejudging,
  dropRejudging: rejudging.dropRejudging,
  judgeErrors: judgeErrors.judgeErrors,
  judgeErrorStandings: judgeErrors.judgeErrorStandings,
  retryJudgeErrors: judgeErrors.retryJudgeErrors,
  retryJudgeError: judgeErrors.retryJudgeError,
  siteStatus: site.siteStatus,
  drainHost: site.drainHost,
  undrainHost: site.undrainHost,
  siteLanguages: languages.siteLanguages,
  switchLanguageOn: languages.switchLanguageOn,
  switchLanguageOff: languages.switchLanguageOff,
  attemptedProblems: submissions.attemptedProblems,
  acceptance: submissions.acceptance,
  submittedProblem: submissions.submittedProblem,
  submissionById: submissions.submissionById,
  findSmallestFailure: smallest.findSmallestFailure,
  smallestFailure: smallest.smallestFailure,
  measureGrowth: growth.measureGrowth,
  measuredGrowth: growth.measuredGrowth,
  submissionReport: pages.submissionReport,
  submissionTimes: pages.submissionTimes,
  shareSubmission: pages.shareSubmission,
  unshareSubmission: pages.unshareSubmission,
  sharedSubmission: pages.sharedSubmission,
  drafts: drafts.drafts,
  keepDraft: drafts.keepDraft,
  prepare: preparing.prepare,
  recordSteps: steps.recordSteps,
  run: submissions.run,
  submit: submissions.submit,
  followSubmission: submissions.followSubmission,
  chat: assistant.chat,
  assistantStatus: assistant.assistantStatus,
  helperFacts,
  conversation: assistant.conversation,
  clearConversation: assistant.clearConversation,
  contests: contests.contests,
  contest: contests.contest,
  enterContest: contests.enterContest,
  startContest: contests.startContest,
  board: contests.board,
  boardCsv: contests.boardCsv,
  contestSubmissions: contests.contestSubmissions,
  createContest: organising.createContest,
  editContest: organising.editContest,
  updateContest: organising.updateContest,
  deleteContest: organising.deleteContest,
  fullBoard: organising.fullBoard,
  fullBoardCsv: organising.fullBoardCsv,
  thawBoard: organising.thawBoard,
  publishProblems: organising.publishProblems,
  removeTime: organising.removeTime,
  returnTime: organising.returnTime,
  contestEntries: organising.contestEntries,
  contestMessages: questions.contestMessages,
  readMessages: questions.readMessages,
  askJury: questions.askJury,
  juryMessages: questions.juryMessages,
  answerQuestion: questions.answerQuestion,
  announce: questions.announce,
  changeEntry: organising.changeEntry,
  createVideoUpload: videos.createVideoUpload,
  uploadVideo: videos.uploadVideo,
  listVideos: videos.listVideos,
  saveVideo: videos.saveVideo,
  deleteVideo: videos.deleteVideo,
  videoFile: videos.videoFile,
} as const;
