/**
 * How much an account may store in one day (midnight to midnight in Bangkok): attachments and profile pictures together.
 * The server counts what was stored and pauses the account; it may overshoot by the uploads that run at that moment.
 */
export const FILE_BUDGET = {
  files: 200,
  /** 1 GiB. */
  bytes: 1024 * 1024 * 1024,
} as const;
