import { answerQuestions } from "../../platform/threads/answer-questions.ts";
import { readVideo } from "./read-video.ts";

answerQuestions(readVideo);
