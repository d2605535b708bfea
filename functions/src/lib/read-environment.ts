import * as z from 'zod/mini';

const flag = z._default(z.stringbool(), false);

const ANSWER_BYTES = 4 * 1024 * 1024;

const variables = z.object({
  GCLOUD_PROJECT: z.string().check(z.minLength(1)),
  FUNCTIONS_EMULATOR: flag,
  /** Set by Cloud Functions and by the CLI: the project's own settings as JSON. */
  FIREBASE_CONFIG: z._default(z.string(), '{}'),
  /** The origin of the site's base URL, set by the build of a deployment. */
  SITE_ORIGIN: z._default(z.string(), ''),
  /** Further origins of the site, separated by commas. */
  SITE_ORIGINS: z._default(z.string(), ''),
  /** Turn on when the web client sends App Check tokens. */
  ENFORCE_APP_CHECK: flag,
  /** A list of subscribers longer than this is returned as a file; an answer may have 10 MiB, as JSON. */
  EXPORT_ANSWER_BYTES: z._default(
    z.pipe(z.coerce.number(), z.int().check(z.positive(), z.maximum(ANSWER_BYTES))),
    ANSWER_BYTES,
  ),
  /** Makes the daily retention run delete; without it the run only reports what is due. */
  RETENTION_DELETES: flag,
  /** `false` makes the daily sweep of files only count: after a backup was restored, documents may lack files that are in use. */
  SWEEP_DELETES: z._default(z.stringbool(), true),
  /** Where the site is, without a slash at the end; the emulators' suite sets it. Else the site's own base URL. */
  HOSTING_ORIGIN: z._default(z.string(), ''),
  SITE_FOLDER: z._default(z.string(), ''),
  /** Proxies of ours between a visitor and Google's front end: Hosting is one (`rate-limit/client-address.ts`). */
  FORWARDING_PROXIES: count(0, 5, 1),
  /** The contract gives everybody five an hour. */
  CONTACTS_PER_ADDRESS: count(5, 1_000, 20),
  SUBSCRIPTIONS_PER_ADDRESS: count(5, 1_000, 20),
  /** Codes tried at the debtor's door, an hour; also tries of one code. */
  DOOR_TRIES_PER_ADDRESS: count(5, 1_000, 10),
  /** Of each of the public forms, an hour. */
  FORMS_IN_ALL: count(5, 100_000, 300),
});

/** A whole number within bounds. */
function count(least: number, most: number, otherwise: number) {
  return z._default(z.pipe(z.coerce.number(), z.int().check(z.minimum(least), z.maximum(most))), otherwise);
}

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
  /** Whether the daily sweep of files deletes, or only counts. */
  sweepDeletes: boolean;
  /** Where links in mails lead in the emulators; null: to the site's own base URL. */
  hostingOrigin: string | null;
  /** The folder of the site's renderer, for functions that the emulators have not started; null: beside the functions. */
  siteFolder: string | null;
  /** Of ours, between a visitor and Google's front end. */
  proxies: number;
  /** Calls an hour. */
  limits: {
    contactsPerAddress: number;
    subscriptionsPerAddress: number;
    doorTriesPerAddress: number;
    formsInAll: number;
  };
}

/**
 * What the functions need of the environment. Throws a ZodError that names every variable that is wrong.
 *
 * The emulator's default bucket is `<project>.appspot.com` whatever the client uses, and a trigger without a bucket
 * would silently listen to that one: the name is therefore always given.
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const vars = variables.parse(source);
  const configured = firebaseConfig.parse(JSON.parse(vars.FIREBASE_CONFIG)).storageBucket;
  const ownBucket = `${vars.GCLOUD_PROJECT}.firebasestorage.app`;
  const others = [vars.SITE_ORIGIN, ...vars.SITE_ORIGINS.split(',')]
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '');
  return {
    isEmulator: vars.FUNCTIONS_EMULATOR,
    bucket: vars.FUNCTIONS_EMULATOR ? ownBucket : (configured ?? ownBucket),
    siteOrigins: [
      ...new Set([
        `https://${vars.GCLOUD_PROJECT}.web.app`,
        `https://${vars.GCLOUD_PROJECT}.firebaseapp.com`,
        ...others,
      ]),
    ],
    // The emulator enforces App Check, but no emulator issues its tokens.
    enforceAppCheck: vars.ENFORCE_APP_CHECK && !vars.FUNCTIONS_EMULATOR,
    exportAnswerBytes: vars.EXPORT_ANSWER_BYTES,
    retentionDeletes: vars.RETENTION_DELETES,
    sweepDeletes: vars.SWEEP_DELETES,
    hostingOrigin: vars.FUNCTIONS_EMULATOR && vars.HOSTING_ORIGIN !== '' ? vars.HOSTING_ORIGIN : null,
    siteFolder: vars.FUNCTIONS_EMULATOR && vars.SITE_FOLDER !== '' ? vars.SITE_FOLDER : null,
    proxies: vars.FORWARDING_PROXIES,
    limits: {
      contactsPerAddress: vars.CONTACTS_PER_ADDRESS,
      subscriptionsPerAddress: vars.SUBSCRIPTIONS_PER_ADDRESS,
      doorTriesPerAddress: vars.DOOR_TRIES_PER_ADDRESS,
      formsInAll: vars.FORMS_IN_ALL,
    },
  };
}
