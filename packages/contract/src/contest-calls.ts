import * as ccs from "./ccs.ts";
import * as challenges from "./challenges.ts";
import * as entering from "./contest-entering.ts";
import * as organising from "./contest-form.ts";
import * as inviting from "./contest-invitations.ts";
import * as likeness from "./contest-likeness.ts";
import * as questions from "./contest-questions.ts";
import * as contestRejudging from "./contest-rejudging.ts";
import * as staff from "./contest-staff.ts";
import * as contests from "./contests.ts";
import * as sealed from "./sealed-statements.ts";

/** The calls of contests, and the Contest API of the field's tools. */
export const contestCalls = {
  contests: contests.contests,
  contest: contests.contest,
  enterContest: entering.enterContest,
  joinTeam: entering.joinTeam,
  leaveTeam: entering.leaveTeam,
  startContest: entering.startContest,
  board: contests.board,
  boardThen: contests.boardThen,
  boardCsv: contests.boardCsv,
  boardHtml: contests.boardHtml,
  ccsInformation: ccs.ccsInformation,
  ccsContests: ccs.ccsContests,
  ccsContest: ccs.ccsContest,
  ccsCollection: ccs.ccsCollection,
  ccsEventFeed: ccs.ccsEventFeed,
  ccsObject: ccs.ccsObject,
  contestSubmissions: contests.contestSubmissions,
  createContest: organising.createContest,
  createChallenge: challenges.createChallenge,
  contestReadiness: organising.contestReadiness,
  editContest: organising.editContest,
  updateContest: organising.updateContest,
  deleteContest: organising.deleteContest,
  fullBoard: organising.fullBoard,
  fullBoardCsv: organising.fullBoardCsv,
  contestPackage: organising.contestPackage,
  thawBoard: organising.thawBoard,
  finalizeBoard: organising.finalizeBoard,
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
  contestInvitations: inviting.contestInvitations,
  checkContestRoster: inviting.checkContestRoster,
  takeContestRoster: inviting.takeContestRoster,
  mailContestInvitation: inviting.mailContestInvitation,
  withdrawContestInvitation: inviting.withdrawContestInvitation,
  contestStaff: staff.contestStaff,
  nameStaff: staff.nameStaff,
  dismissStaff: staff.dismissStaff,
  jurySubmissions: staff.jurySubmissions,
  jurySubmission: staff.jurySubmission,
  sealedState: sealed.sealedState,
  sealedFile: sealed.sealedFile,
  offerSealed: sealed.offerSealed,
  withdrawSealed: sealed.withdrawSealed,
  contestLikeness: likeness.contestLikeness,
  contestLikePair: likeness.contestLikePair,
  contestRejudging: contestRejudging.contestRejudging,
  startContestRejudging: contestRejudging.startContestRejudging,
  applyContestRejudging: contestRejudging.applyContestRejudging,
  dropContestRejudging: contestRejudging.dropContestRejudging,
} as const;
