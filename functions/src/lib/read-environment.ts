import * as z from 'zod/mini';

const flag = z._default(z.stringbool(), false);

const ANSWER_BYTES = 4 * 1024 * 1024;

const variables = z.object({
  GCLOUD_PROJECT: z.string().check(z.minLength(1)),
  FUNCTIONS_EMULATOR: flag,
  /** Set by Cloud Functions and by the CLI: the project's own settings as JSON. */
  FIREBASE_CONFIG: z._default(z.string(), '{}'),
  /** Further origins of the site (a domain of the firm's own), parted by commas. */
  SITE_ORIGINS: z._default(z.string(), ''),
  /** Turn on when the web client sends App Check tokens. */
  ENFORCE_APP_CHECK: flag,
  /** A list of subscribers longer than this is handed out as a file; an answer may have 10 MiB, as JSON. */
  EXPORT_ANSWER_BYTES: z._default(
    z.pipe(z.coerce.number(), z.int().check(z.positive(), z.maximum(ANSWER_BYTES))),
    ANSWER_BYTES,
  ),
  /** Lets the daily retention run delete; without it the run reports what is due and leaves it. */
  RETENTION_DELETES: flag,
});

const firebaseConfig = z.object({ storageBucket: z.optional(z.string()) });

export interface Environment {
  isEmulator: boolean;
  /** The bucket of attachments and avatars. */
  bucket: string;
  /** Who may call from a browser. */
  siteOrigins: string[];
  enforceAppCheck: boolean;
  /** CSV in an answer of `exportNewsletterSubscriptions`, in bytes. */
  exportAnswerBytes: number;
  /** Whether the daily retention run deletes, or only reports. */
  retentionDeletes: boolean;
}

/**
 * What the functions need of the environment. Throws a ZodError that names every variable that is wrong.
 *
 * The emulator's default bucket is `<project>.appspot.com` whatever the client uses, and a trigger without a bucket
 * would listen to that one in silence: the name is therefore always given.
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const vars = variables.parse(source);
  const configured = firebaseConfig.parse(JSON.parse(vars.FIREBASE_CONFIG)).storageBucket;
  const ownBucket = `${vars.GCLOUD_PROJECT}.firebasestorage.app`;
  const further = vars.SITE_ORIGINS.split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '');
  return {
    isEmulator: vars.FUNCTIONS_EMULATOR,
    bucket: vars.FUNCTIONS_EMULATOR ? ownBucket : (configured ?? ownBucket),
    siteOrigins: [
      `https://${vars.GCLOUD_PROJECT}.web.app`,
      `https://${vars.GCLOUD_PROJECT}.firebaseapp.com`,
      ...further,
    ],
    // The emulator does enforce App Check, and no emulator hands out its tokens.
    enforceAppCheck: vars.ENFORCE_APP_CHECK && !vars.FUNCTIONS_EMULATOR,
    exportAnswerBytes: vars.EXPORT_ANSWER_BYTES,
    retentionDeletes: vars.RETENTION_DELETES,
  };
}
