import type { AuditEntry } from "@verdict/contract/account-security";
import type { Profile, User } from "@verdict/contract/accounts";
import type { ProblemTrouble, SaveResult, VerifyResult } from "@verdict/contract/admin-problems";
import type * as assignments from "@verdict/contract/assignments";
import type { KeptMessage } from "@verdict/contract/assistant";
import type { PeopleBoard } from "@verdict/contract/boards";
import type { ClassSubmission } from "@verdict/contract/class-submissions";
import type * as classes from "@verdict/contract/classes";
import type { ContestEntry, ContestReadiness, ProblemReadiness } from "@verdict/contract/contest-form";
import type * as likeness from "@verdict/contract/contest-likeness";
import type { ContestMessage, JuryMessage } from "@verdict/contract/contest-questions";
import type { MovedEntry, ProblemRejudging } from "@verdict/contract/contest-rejudging";
import type * as staff from "@verdict/contract/contest-staff";
import type * as contests from "@verdict/contract/contests";
import type { KeptDraft } from "@verdict/contract/drafts";
import type { MeasuredGrowth, ToldCurve } from "@verdict/contract/growth";
import type { JudgeError, JudgeErrorStanding } from "@verdict/contract/judge-errors";
import type * as ltiClasses from "@verdict/contract/lti-classes";
import type { LtiIdentity } from "@verdict/contract/lti-identities";
import type { LtiStep } from "@verdict/contract/lti-launch";
import type { LtiPlatform } from "@verdict/contract/lti-platforms";
import type { OwnSubmission } from "@verdict/contract/own-submissions";
import type { Person } from "@verdict/contract/people";
import type { ProblemFigures } from "@verdict/contract/problem-figures";
import type { ImportResult, PackageFinding } from "@verdict/contract/problem-packages";
import type { Problem, ProblemSummary } from "@verdict/contract/problems";
import type { Achievements } from "@verdict/contract/profile";
import type { OwnPublicProfile } from "@verdict/contract/public-profile";
import type { Rejudging } from "@verdict/contract/rejudging";
import type { RosterCheck } from "@verdict/contract/rosters";
import type { SiteLanguages } from "@verdict/contract/site-languages";
import type { SiteStatus } from "@verdict/contract/site-status";
import type { SmallestFailure } from "@verdict/contract/smallest";
import type * as pages from "@verdict/contract/submission-pages";
import type * as submissions from "@verdict/contract/submissions";
import type * as talk from "@verdict/contract/talk";
import type { TalkReport } from "@verdict/contract/talk-moderation";
import type { KeptStrength } from "@verdict/contract/test-strength";
import type { PersonalToken } from "@verdict/contract/tokens";
import type { Opened } from "@verdict/contract/tolerant-reader";
import type { WeakTestAnswer, WeakTestReport } from "@verdict/contract/weak-tests";

/*
 * What callApi gives, by name: the contract's answers, open for words that a newer server knows (contract,
 * tolerant-reader.ts).
 */

export type OpenUser = Opened<User>;
export type OpenProfile = Opened<Profile>;
export type OpenPersonalToken = Opened<PersonalToken>;
export type OpenPerson = Opened<Person>;
export type OpenAuditEntry = Opened<AuditEntry>;
export type OpenPeopleBoard = Opened<PeopleBoard>;
export type OpenOwnPublicProfile = Opened<OwnPublicProfile>;
export type OpenAchievements = Opened<Achievements>;

export type OpenProblem = Opened<Problem>;
export type OpenProblemSummary = Opened<ProblemSummary>;
export type OpenProblemFigures = Opened<ProblemFigures>;
export type OpenProblemTrouble = Opened<ProblemTrouble>;
export type OpenSaveResult = Opened<SaveResult>;
export type OpenVerifyResult = Opened<VerifyResult>;
export type OpenImportResult = Opened<ImportResult>;
export type OpenPackageFinding = Opened<PackageFinding>;
export type OpenKeptStrength = Opened<KeptStrength>;
export type OpenWeakTestAnswer = Opened<WeakTestAnswer>;
export type OpenWeakTestReport = Opened<WeakTestReport>;
export type OpenRejudging = Opened<Rejudging>;
export type OpenJudgeError = Opened<JudgeError>;
export type OpenJudgeErrorStanding = Opened<JudgeErrorStanding>;

export type OpenSiteLanguages = Opened<SiteLanguages>;
export type OpenSiteStatus = Opened<SiteStatus>;

export type OpenSubmission = Opened<submissions.Submission>;
export type OpenOwnSubmission = Opened<OwnSubmission>;
export type OpenRunTestCase = Opened<submissions.RunTestCase>;
export type OpenRunResult = Opened<submissions.RunResult>;
export type OpenFailedTest = Opened<submissions.FailedTest>;
export type OpenSubmitResult = Opened<submissions.SubmitResult>;
export type OpenTestEvent = Opened<submissions.TestEvent>;
export type OpenSmallestFailure = Opened<SmallestFailure>;
export type OpenGrowth = Opened<MeasuredGrowth>;
export type OpenCurve = Opened<ToldCurve>;

export type OpenPhaseSpan = Opened<pages.PhaseSpan>;
export type OpenPhaseTimes = Opened<pages.PhaseTimes>;
export type OpenReport = Opened<pages.SubmissionReport>;
export type OpenShared = Opened<pages.SharedSubmission>;
export type OpenTimes = Opened<pages.SubmissionTimes>;

export type OpenDraft = Opened<KeptDraft>;
export type OpenMessage = Opened<KeptMessage>;

export type OpenTalkComment = Opened<talk.TalkComment>;
export type OpenSharedSolution = Opened<talk.SharedSolution>;
export type OpenOwnAccepted = Opened<talk.OwnAccepted>;
export type OpenTalkReport = Opened<TalkReport>;

export type OpenClassSummary = Opened<classes.ClassSummary>;
export type OpenClassInvitation = Opened<classes.ClassInvitation>;
export type OpenSchoolClass = Opened<classes.SchoolClass>;
export type OpenRosterEntry = Opened<classes.RosterEntry>;
export type OpenAssignmentSummary = Opened<assignments.AssignmentSummary>;
export type OpenAssignment = Opened<assignments.Assignment>;
export type OpenAssignmentForm = Opened<assignments.AssignmentForm>;
export type OpenGradeCell = Opened<assignments.GradeCell>;
export type OpenGridRow = Opened<assignments.GridRow>;
export type OpenClassSubmission = Opened<ClassSubmission>;
export type OpenPendingInvitation = Opened<classes.PendingInvitation>;
export type OpenRosterCheck = Opened<RosterCheck>;

export type OpenLtiPlatform = Opened<LtiPlatform>;
export type OpenLtiIdentity = Opened<LtiIdentity>;
export type OpenLtiStep = Opened<LtiStep>;
export type OpenLtiCourse = Opened<ltiClasses.LtiCourse>;
export type OpenLtiLink = Opened<ltiClasses.LtiLink>;
export type OpenLtiMember = Opened<ltiClasses.LtiMember>;

export type OpenContestSummary = Opened<contests.ContestSummary>;
export type OpenContest = Opened<contests.Contest>;
export type OpenContestReadiness = Opened<ContestReadiness>;
export type OpenProblemReadiness = Opened<ProblemReadiness>;
export type OpenBoard = Opened<contests.Board>;
export type OpenBoardRow = Opened<contests.BoardRow>;
export type OpenContestMessage = Opened<ContestMessage>;
export type OpenJuryMessage = Opened<JuryMessage>;
export type OpenStaffMember = Opened<staff.StaffMember>;
export type OpenProblemRejudging = Opened<ProblemRejudging>;
export type OpenMovedEntry = Opened<MovedEntry>;
export type OpenJurySubmission = Opened<staff.JurySubmission>;
export type OpenJurySubmissionReport = Opened<staff.JurySubmissionReport>;
export type OpenContestEntry = Opened<ContestEntry>;
export type OpenContestLikeness = Opened<likeness.ContestLikeness>;
export type OpenLikePair = Opened<likeness.LikePair>;
export type OpenLikePairCode = Opened<likeness.LikePairCode>;
