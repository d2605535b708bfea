import { environment } from '../lib/env.ts';
import { perHour, type Figures } from './token-bucket.ts';

/** A public form. */
export type PublicForm = 'contact' | 'subscribe' | 'door';

/** Calls of a form: from one visitor's address, from one server (see `Origin`), and in all. */
export type FormLimits = Record<'address' | 'peer' | 'all', Figures>;

const { limits } = environment;

const formLimits = (address: number): FormLimits => ({
  address: perHour(address),
  // Half of the total: a single server, with any forged addresses, cannot block others.
  peer: perHour(Math.max(address, Math.floor(limits.formsInAll / 2))),
  all: perHour(limits.formsInAll),
});

/** The figures of the public forms, in one place; changed by the environment (docs/contract.md). */
export const FORM_LIMITS: Record<PublicForm, FormLimits> = {
  contact: formLimits(limits.contactsPerAddress),
  subscribe: formLimits(limits.subscriptionsPerAddress),
  door: formLimits(limits.doorTriesPerAddress),
};

/**
 * Stored answers of one valid code of the debtor's door: from one server (see `Origin`), and in all. More than one address can use up. Neither
 * counts for reading the page, nor for the answer that begins a pause of contacts: others who have the code, such as the partner, must not
 * keep the debtor from them.
 */
export const DOOR_CODE_LIMITS: Record<'peer' | 'answers', Figures> = {
  peer: perHour(3 * limits.doorTriesPerAddress),
  answers: perHour(6 * limits.doorTriesPerAddress),
};

/** Mails to an e-mail address that was entered into the form: one a day. */
export const MAIL_LIMIT: Figures = { capacity: 1, refillMs: 24 * 3_600_000 };

/** The same message within this time, in ms, is a retry after a lost response. */
export const SAME_MESSAGE_MS = 10 * 60_000;
