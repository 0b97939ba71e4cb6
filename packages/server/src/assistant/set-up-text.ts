/** Honest and useful: whoever reads it can tell the operator what to do, or is the operator. */
export const NOT_SET_UP =
  "The AI helper is not set up on this server. To set it up, start the server with AI_BASE_URL, AI_MODEL and (where the service wants one) AI_API_KEY: any service that speaks OpenAI's chat completions will do, for instance Ollama on the same machine with AI_BASE_URL=http://127.0.0.1:11434/v1.";
