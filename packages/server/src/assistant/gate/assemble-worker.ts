import { answerQuestions } from "../../platform/threads/answer-questions.ts";
import { assemblePrograms } from "./assemble-programs.ts";

answerQuestions(assemblePrograms);
