import { answerQuestions } from "../../platform/threads/answer-questions.ts";
import { comparePrograms } from "./compare-programs.ts";

answerQuestions(comparePrograms);
