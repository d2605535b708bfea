import * as z from 'zod/mini';
import { instant } from './codec.ts';
import { LANGUAGES } from './language.ts';
import { LIMITS } from './limits.ts';
import { MAIL_CHOICES, MUTABLE_KINDS } from './notification.ts';
import { THEMES } from './theme.ts';

/** The query string of a list's address, as `URLSearchParams` writes it. */
const viewSchema = z
  .string()
  .check(z.maxLength(LIMITS.view), z.regex(/^\??([\w*.~%+-]+=[\w*.~%+-]*(&[\w*.~%+-]+=[\w*.~%+-]*)*)?$/));

/** Saved views of lists: a name that says which list's, and its query string. */
export const viewsSchema = z
  .record(z.string().check(z.regex(/^[^\n]+$/), z.maxLength(LIMITS.viewName)), viewSchema)
  .check(z.refine((views) => Object.keys(views).length <= LIMITS.views));

/** `preferences/{uid}`: the settings of an account. Read only by its owner and functions. */
export const preferencesSchema = z.object({
  /** The owner's uid. */
  id: z.string(),
  /** null: never chosen; each browser detects it. */
  language: z.nullable(z.enum(LANGUAGES)),
  theme: z.nullable(z.enum(THEMES)),
  /** Unknown kinds, and kinds that cannot be muted any more, are omitted. */
  muted_kinds: z.pipe(
    z.array(z.string()),
    z.transform((muted) => MUTABLE_KINDS.filter((kind) => muted.includes(kind))),
  ),
  /** What is not sent by e-mail. Documents from before e-mails have none: everything is sent. */
  mail_off: z.pipe(
    z._default(z.array(z.string()), []),
    z.transform((off) => MAIL_CHOICES.filter((choice) => off.includes(choice))),
  ),
  views: viewsSchema,
  updated_at: instant,
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** The fields that a person may change. */
export type PreferencesChange = Partial<
  Pick<Preferences, 'language' | 'theme' | 'muted_kinds' | 'mail_off' | 'views'>
>;

/** The defaults of an account without settings. */
export const NO_PREFERENCES = {
  language: null,
  theme: null,
  muted_kinds: [],
  mail_off: [],
  views: {},
} as const satisfies PreferencesChange;
