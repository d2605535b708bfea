import { COLLECTIONS, paths } from '@app/domain/paths';
import { aLawConfirmation } from '@app/seed/law-builders';
import * as act from './acts.ts';
import { newLawConfirmation } from './documents.ts';
import { row, type Row } from './matrix-row.ts';

const { lawTables } = COLLECTIONS;
const versions = paths.lawVersions('contact_rules');
const first = paths.lawVersion('contact_rules', 1);
const confirmed = () => ({ [first]: aLawConfirmation() });

/** Which versions of the tables of law a lawyer has confirmed. */
// oxfmt-ignore
export const LAW_ROWS: readonly Row[] = [
  //                                               V CO CX  PP PA PU PR  AD DIS
  row(lawTables, 'get',                           '· ✓ ✓  ✓ ✓ ✓ ✓  ✓ ·', act.get(first), confirmed),
  row(lawTables, 'get one that is missing',       '· ✓ ✓  ✓ ✓ ✓ ✓  ✓ ·', act.get(first)),
  row(lawTables, 'list',                          '· ✓ ✓  ✓ ✓ ✓ ✓  ✓ ·', act.list(versions), confirmed),
  row(lawTables, 'list the tables',               '· · ·  · · · ·  · ·', act.list(lawTables)),
  row(lawTables, 'get a table',                   '· · ·  · · · ·  · ·', act.get(`${lawTables}/contact_rules`)),
  row(lawTables, 'create',                        '· · ·  · · · ·  ✓ ·', act.create(first, (who) => newLawConfirmation(who))),
  row(lawTables, "create in another's name",      '· · ·  · · · ·  · ·', act.create(first, newLawConfirmation({ uid: 'uid-nobody' }))),
  row(lawTables, 'create what a table holds',     '· · ·  · · · ·  · ·', act.create(`${lawTables}/contact_rules`, (who) => newLawConfirmation(who))),
  row(lawTables, 'confirm again',                 '· · ·  · · · ·  · ·', act.create(first, (who) => newLawConfirmation(who)), confirmed),
  row(lawTables, 'update',                        '· · ·  · · · ·  · ·', act.update(first, { confirmed_on: '2026-11-21' }), confirmed),
  row(lawTables, 'delete',                        '· · ·  · · · ·  · ·', act.remove(first), confirmed),
];
