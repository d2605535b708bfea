import { COLLECTIONS } from '@app/domain/paths';

/**
 * Production refuses a query with a filter and another order unless it has an index; the emulator answers it without. So
 * every such query of the product is listed here, with the file that runs it, or in the domain's table of lists, from which
 * the rest is generated. `vitest -u` rewrites the file.
 */
export interface Query {
  file: string;
  collection: string;
  /** Fields compared with `==` or `in`. */
  filters: string[];
  /** The field ordered by, newest first; with `oldestFirst` the other way round. */
  newest: string;
  oldestFirst?: true;
}

/** Reports that are due. */
const OWED = [
  ['partner_id', 'kind', 'owed'],
  ['kind', 'owed', 'state'],
];
const {
  caseAcceptances,
  caseAgendas,
  caseStandings,
  cases,
  commitments,
  doorAnswers,
  notifications,
  privacyRequests,
  testimonials,
} = COLLECTIONS;
export const QUERIES: readonly Query[] = [
  {
    file: 'functions/src/public-figures/figures.repo.ts',
    collection: cases,
    filters: ['status'],
    newest: 'updated_at',
  },
  {
    file: 'functions/src/mail/digest.repo.ts',
    collection: notifications,
    filters: ['is_read'],
    newest: 'created_at',
    oldestFirst: true,
  },
  ...OWED.map((filters) => ({
    file: 'web/src/features/queue/api/use-report-queue.ts',
    collection: commitments,
    filters,
    newest: 'due_at',
    oldestFirst: true as const,
  })),
  {
    file: 'web/src/features/queue/api/use-case-life-queue.ts',
    collection: caseAcceptances,
    filters: ['partner_id', 'state'],
    newest: 'due_at',
    oldestFirst: true,
  },
  {
    file: 'web/src/features/queue/api/use-case-life-queue.ts',
    collection: caseAcceptances,
    filters: ['state'],
    newest: 'due_at',
    oldestFirst: true,
  },
  {
    file: 'web/src/features/queue/api/use-case-life-queue.ts',
    collection: caseStandings,
    filters: ['objection.state'],
    newest: 'objection.at',
    oldestFirst: true,
  },
  {
    file: 'web/src/features/queue/api/use-agenda.ts',
    collection: caseAgendas,
    filters: ['partner_id'],
    newest: 'promised_on',
    oldestFirst: true,
  },
  {
    file: 'web/src/features/queue/api/use-agenda.ts',
    collection: caseAgendas,
    filters: ['partner_id'],
    newest: 'broken_on',
  },
  {
    file: 'web/src/features/queue/api/use-agenda.ts',
    collection: caseAgendas,
    filters: ['partner_id'],
    newest: 'act_by',
    oldestFirst: true,
  },
  {
    file: 'web/src/features/queue/api/use-agenda.ts',
    collection: caseAgendas,
    filters: ['partner_id'],
    newest: 'act_by',
  },
  {
    file: 'web/src/features/queue/api/use-agenda.ts',
    collection: caseAgendas,
    filters: ['partner_id'],
    newest: 'no_contact_from',
    oldestFirst: true,
  },
  {
    file: 'functions/src/case-life/acceptance.repo.ts',
    collection: caseAcceptances,
    filters: ['state'],
    newest: 'remind_at',
    oldestFirst: true,
  },
  {
    file: 'web/src/features/queue/api/use-queue.ts',
    collection: privacyRequests,
    filters: ['status'],
    newest: 'created_at',
    oldestFirst: true,
  },
  {
    file: 'web/src/features/queue/api/use-open-answers.ts',
    collection: doorAnswers,
    filters: ['state', 'kind'],
    newest: 'created_at',
    oldestFirst: true,
  },
  {
    file: 'web/src/features/door/api/use-door-answers.ts',
    collection: doorAnswers,
    // Sorted by the state first, which takes the same index as a filter.
    filters: ['case_id', 'state'],
    newest: 'created_at',
  },
  {
    file: 'functions/src/notification/fold.repo.ts',
    collection: notifications,
    filters: ['kind', 'is_read'],
    newest: 'created_at',
  },
  {
    file: 'functions/src/notification/fold.repo.ts',
    collection: notifications,
    filters: ['kind', 'user_id', 'is_read'],
    newest: 'created_at',
  },
  {
    file: 'web/src/features/notifications/api/use-feed.ts',
    collection: notifications,
    filters: ['user_id'],
    newest: 'created_at',
  },
  {
    file: 'web/src/features/notifications/api/use-feed.ts',
    collection: notifications,
    filters: ['user_id', 'is_read'],
    newest: 'created_at',
  },
  {
    file: 'web/src/features/testimonials/api/use-testimonials.ts',
    collection: testimonials,
    filters: ['is_featured'],
    newest: 'created_at',
  },
  {
    file: 'functions/src/site/site-content.repo.ts',
    collection: testimonials,
    filters: ['is_featured'],
    newest: 'created_at',
  },
];
