import * as z from 'zod/mini';
import { addDays, isDay } from './calendar.ts';
import { instant } from './codec.ts';
import { LIMITS } from './limits.ts';
import { ISSUE, requiredText } from './text.ts';

/**
 * What a partner shows the firm. `registration`: as a debt collection business (Debt Collection Act B.E. 2558, s. 5).
 * `lawyer_licence`: of the Lawyers Council. `company`: of the Department of Business Development.
 */
export const PAPER_KINDS = ['registration', 'lawyer_licence', 'company'] as const;
const paperKindSchema = z.enum(PAPER_KINDS);
export type PaperKind = z.infer<typeof paperKindSchema>;

const PAPER_VERDICTS = ['accepted', 'refused'] as const;
export type PaperVerdict = (typeof PAPER_VERDICTS)[number];

/** Papers of one kind; the rules bound them by their ids. */
export const PAPERS_PER_KIND = 9;
/** A paper is valid for at most so many days from now. */
export const LONGEST_PAPER_DAYS = 11_000;

/** `partner_papers/{uid}/papers/{id}`: one paper of a partner or an applicant, and what an admin says of it (decision 206). */
export const partnerPaperSchema = z.object({
  /** The kind, a hyphen and a digit. */
  id: z.string(),
  user_id: z.string(),
  kind: paperKindSchema,
  number: z.string(),
  issued_by: z.string(),
  /** The last day on which it is valid, in Bangkok; null: without end. */
  valid_until: z.nullable(z.string()),
  /** The object of the copy. */
  path: z.string(),
  state: z.enum(['shown', ...PAPER_VERDICTS]),
  created_at: instant,
  /** Absent until an admin has looked at it; the reason only of a refusal. */
  reason: z.optional(z.string()),
  judged_by: z.optional(z.string()),
  judged_at: z.optional(instant),
});
export type PartnerPaper = z.infer<typeof partnerPaperSchema>;

/**
 * The form of a paper, without its file.
 * @param today in Bangkok
 * Issues: `required`, `tooLong`, `dayInvalid`, `dayPast`, `dayTooFar`.
 */
export function newPaperSchema(today: string) {
  const last = addDays(today, LONGEST_PAPER_DAYS);
  return z.object({
    kind: paperKindSchema,
    number: requiredText(LIMITS.paperNumber),
    issued_by: requiredText(LIMITS.name),
    valid_until: z.nullable(
      z.string().check(
        z.refine(isDay, { error: ISSUE.dayInvalid, abort: true }),
        z.refine((day) => day >= today, { error: ISSUE.dayPast, abort: true }),
        z.refine((day) => day <= last, { error: ISSUE.dayTooFar }),
      ),
    ),
  });
}
export type NewPaper = z.infer<ReturnType<typeof newPaperSchema>>;

/** The `case_id` in the metadata of a copy: of no case, so that only the folder's owner and admins read it. */
export const paperCaseId = (uid: string): string => `papers-${uid}`;

/** What is true of a paper on a day. @param today in Bangkok */
export function paperState(
  { state, valid_until }: Pick<PartnerPaper, 'state' | 'valid_until'>,
  today: string,
): PartnerPaper['state'] | 'ended' {
  return state === 'accepted' && valid_until !== null && valid_until < today ? 'ended' : state;
}

/** Has the firm accepted a registration that is valid? @param today in Bangkok */
export function isRegistered(
  papers: readonly Pick<PartnerPaper, 'kind' | 'state' | 'valid_until'>[],
  today: string,
): boolean {
  return papers.some((paper) => paper.kind === 'registration' && paperState(paper, today) === 'accepted');
}

/** The id of one more paper of a kind; null: there are {@link PAPERS_PER_KIND} already. */
export function freePaperId(kind: PaperKind, taken: readonly string[]): string | null {
  const ids = Array.from({ length: PAPERS_PER_KIND }, (_, index) => `${kind}-${index + 1}`);
  return ids.find((id) => !taken.includes(id)) ?? null;
}
