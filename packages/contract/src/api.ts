import * as changes from "./account-changes.ts";
import * as security from "./account-security.ts";
import * as accounts from "./accounts.ts";
import * as adminProblems from "./admin-problems.ts";
import * as assignments from "./assignments.ts";
import * as assistant from "./assistant.ts";
import { packagePrograms } from "./author-programs.ts";
import * as boards from "./boards.ts";
import * as classProblems from "./class-problems.ts";
import * as classSubmissions from "./class-submissions.ts";
import * as classes from "./classes.ts";
import * as companion from "./companion.ts";
import { contestCalls } from "./contest-calls.ts";
import * as drafts from "./drafts.ts";
import * as growth from "./growth.ts";
import { helperFacts } from "./helper-facts.ts";
import * as judgeErrors from "./judge-errors.ts";
import * as ltiClasses from "./lti-classes.ts";
import * as ltiIdentities from "./lti-identities.ts";
import * as ltiLaunch from "./lti-launch.ts";
import * as ltiPlatforms from "./lti-platforms.ts";
import * as openId from "./openid.ts";
import { ownSubmissions } from "./own-submissions.ts";
import * as people from "./people.ts";
import * as preparing from "./preparing.ts";
import { problemFigures } from "./problem-figures.ts";
import * as lists from "./problem-lists.ts";
import { problemOfTheDay } from "./problem-of-the-day.ts";
import * as packages from "./problem-packages.ts";
import * as problems from "./problems.ts";
import * as profile from "./profile.ts";
import * as publicProfiles from "./public-profile.ts";
import * as rejudging from "./rejudging.ts";
import * as settings from "./settings.ts";
import * as languages from "./site-languages.ts";
import * as site from "./site-status.ts";
import * as smallest from "./smallest.ts";
import * as steps from "./steps.ts";
import { stressProgram } from "./stress.ts";
import * as pages from "./submission-pages.ts";
import * as submissions from "./submissions.ts";
import * as talking from "./talk.ts";
import { stopTalkMail } from "./talk-mail.ts";
import * as moderation from "./talk-moderation.ts";
import * as generation from "./test-generation.ts";
import * as pairs from "./test-pairs.ts";
import * as strength from "./test-strength.ts";
import * as tokens from "./tokens.ts";
import { problemTopics } from "./topics.ts";
import * as videos from "./videos.ts";
import * as visitors from "./visitor-runs.ts";
import * as weak from "./weak-tests.ts";

/** Every call by name. The OpenAPI page and the test of the whole surface are made from this table. */
export const api = {
  googleLogin: accounts.googleLogin,
  beginOpenIdLogin: openId.beginOpenIdLogin,
  finishOpenIdLogin: openId.finishOpenIdLogin,
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
  people: people.people,
  changePersonRole: people.changePersonRole,
  lockPerson: people.lockPerson,
  unlockPerson: people.unlockPerson,
  deletePerson: people.deletePerson,
  keepPerson: people.keepPerson,
  waitingRegistrations: people.waitingRegistrations,
  resendRegistrationCode: people.resendRegistrationCode,
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
  problemTopics,
  problemOfTheDay,
  classBoard: boards.classBoard,
  standOnClassBoard: boards.standOnClassBoard,
  friendsBoard: boards.friendsBoard,
  followProfile: boards.followProfile,
  unfollowProfile: boards.unfollowProfile,
  ownPublicProfile: publicProfiles.ownPublicProfile,
  changePublicProfile: publicProfiles.changePublicProfile,
  publicProfile: publicProfiles.publicProfile,
  talk: talking.talk,
  addComment: talking.addComment,
  changeComment: talking.changeComment,
  removeComment: talking.removeComment,
  sharedSolutions: talking.sharedSolutions,
  sharedSolution: talking.sharedSolution,
  ownAccepted: talking.ownAccepted,
  shareSolution: talking.shareSolution,
  takeBackSolution: talking.takeBackSolution,
  voteForSolution: talking.voteForSolution,
  reportComment: talking.reportComment,
  reportSolution: talking.reportSolution,
  stopTalkMail,
  talkReports: moderation.talkReports,
  decideTalkReport: moderation.decideTalkReport,
  hideComment: moderation.hideComment,
  hideSolution: moderation.hideSolution,
  lockTalk: moderation.lockTalk,
  visitorProblem: visitors.visitorProblem,
  visitorRun: visitors.visitorRun,
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
  stressProgram,
  packagePrograms,
  testsFromZip: pairs.testsFromZip,
  testStrength: strength.testStrength,
  problemFigures,
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
  ownSubmissions,
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
  ...contestCalls,
  classes: classes.classes,
  createClass: classes.createClass,
  joinClass: classes.joinClass,
  answerInvitation: classes.answerInvitation,
  schoolClass: classes.schoolClass,
  changeClass: classes.changeClass,
  deleteClass: classes.deleteClass,
  renewCode: classes.renewCode,
  dropCode: classes.dropCode,
  leaveClass: classes.leaveClass,
  roster: classes.roster,
  checkRoster: classes.checkRoster,
  takeRoster: classes.takeRoster,
  inviteAgain: classes.inviteAgain,
  withdrawInvitation: classes.withdrawInvitation,
  changeMember: classes.changeMember,
  removeMember: classes.removeMember,
  teachers: classes.teachers,
  nameTeacher: classes.nameTeacher,
  dismissTeacher: classes.dismissTeacher,
  assignments: assignments.assignments,
  createAssignment: assignments.createAssignment,
  assignment: assignments.assignment,
  editAssignment: assignments.editAssignment,
  updateAssignment: assignments.updateAssignment,
  deleteAssignment: assignments.deleteAssignment,
  assignmentGrid: assignments.grid,
  giveDays: assignments.giveDays,
  gradeBook: assignments.gradeBook,
  gradeBookFile: assignments.gradeBookFile,
  classProblems: classProblems.classProblems,
  createClassProblem: classProblems.createClassProblem,
  verifyClassProblem: classProblems.verifyClassProblem,
  generateClassTests: classProblems.generateClassTests,
  stressClassProgram: classProblems.stressClassProgram,
  previewClassStatement: classProblems.previewClassStatement,
  editClassProblem: classProblems.editClassProblem,
  updateClassProblem: classProblems.updateClassProblem,
  deleteClassProblem: classProblems.deleteClassProblem,
  classProblemPrograms: classProblems.classProblemPrograms,
  exportClassProblem: classProblems.exportClassProblem,
  classRejudging: classProblems.classRejudging,
  startClassRejudging: classProblems.startClassRejudging,
  applyClassRejudging: classProblems.applyClassRejudging,
  dropClassRejudging: classProblems.dropClassRejudging,
  classSubmission: classSubmissions.classSubmission,
  commentOnSubmission: classSubmissions.comment,
  deleteComment: classSubmissions.deleteComment,
  ltiPlatforms: ltiPlatforms.ltiPlatforms,
  addLtiPlatform: ltiPlatforms.addLtiPlatform,
  changeLtiPlatform: ltiPlatforms.changeLtiPlatform,
  removeLtiPlatform: ltiPlatforms.removeLtiPlatform,
  ltiIdentities: ltiIdentities.ltiIdentities,
  removeLtiIdentity: ltiIdentities.removeLtiIdentity,
  continueLaunch: ltiLaunch.continueLaunch,
  takeAccount: ltiLaunch.takeAccount,
  switchAccount: ltiLaunch.switchAccount,
  chooseClass: ltiLaunch.chooseClass,
  chooseAssignment: ltiLaunch.chooseAssignment,
  ltiCourses: ltiClasses.ltiCourses,
  sendGrades: ltiClasses.sendGrades,
  unlinkCourse: ltiClasses.unlinkCourse,
  forgetLink: ltiClasses.forgetLink,
  fetchRoster: ltiClasses.fetchRoster,
  createVideoUpload: videos.createVideoUpload,
  uploadVideo: videos.uploadVideo,
  listVideos: videos.listVideos,
  saveVideo: videos.saveVideo,
  deleteVideo: videos.deleteVideo,
  videoFile: videos.videoFile,
} as const;
