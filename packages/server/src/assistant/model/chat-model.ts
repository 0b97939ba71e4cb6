/** What a language model is asked: the rules and the material, then the turns of the conversation, the user's last. */
export interface Question {
  system: string;
  turns: readonly Turn[];
}

export interface Turn {
  role: "user" | "assistant";
  content: string;
}

/**
 * Any language model. Both throw DomainError (upstream_failed, upstream_busy, upstream_timeout) with a text for the
 * user, and the signal's reason when it aborts, which also ends the call to the model.
 */
export interface ChatModel {
  text: (question: Question, signal: AbortSignal) => Promise<string>;
  /** Pieces of the answer as they come, at least one. Throws in the middle when the answer breaks off. */
  stream: (question: Question, signal: AbortSignal) => AsyncGenerator<string>;
}
