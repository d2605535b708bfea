/** Files whose queries are not in the table of `indexes.test.ts`, each with its reason. */
export const OTHERWISE = [
  // It lists cases with the query of the customer's own list, and notes with GROUP_QUERIES.
  'functions/src/budget/budget.repo.ts',
  // Its only query is one of GROUP_QUERIES.
  'functions/src/money/promises.repo.ts',
  'functions/src/claim/claim.repo.ts',
  // It runs the query of the domain's table of lists.
  'web/src/lib/live/live-page.ts',
  // Filter in one query and order in another: neither needs an index.
  'functions/src/blog/sweep-covers.repo.ts',
  'web/src/features/money/api/use-money.ts',
  // Filter by the field that they order by, whose single-field index is enough.
  'functions/src/commitment/commitment.repo.ts',
  'functions/src/retention/retention.repo.ts',
  'functions/src/statement/statement.repo.ts',
  'web/src/features/contact-log/api/use-contacts.ts',
];
