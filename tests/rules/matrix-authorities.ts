import { paths } from '@app/domain/paths';
import { anAuthority } from '@app/seed/authority-builders';
import { PEOPLE, type Person } from '../support/as.ts';
import * as act from './acts.ts';
import { newAuthority, newPayment, newRevocation } from './documents.ts';
import { row, type Row } from './matrix-row.ts';
import { IDS } from './fixtures.ts';

const { PA, PU } = PEOPLE;
const authority = paths.authority(IDS.case, PA.uid);
/** Nobody has an authority in the case yet. */
const none = () => ({ [authority]: null });
const give = (path: string, caseId: string) => act.create(path, (who: Person) => newAuthority(who, caseId));

// oxfmt-ignore
export const AUTHORITY_ROWS: readonly Row[] = [
  //                                                 V CO CX  PP PA PU PR  AD DIS
  row('authorities', 'get',                         '· ✓ ·  · ✓ · ·  ✓ ·', act.get(authority)),
  row('authorities', 'get one of another partner',  '· ✓ ·  · · · ·  ✓ ·', act.get(paths.authority(IDS.case, PU.uid))),
  row('authorities', 'get in a missing case',       '· · ·  · · · ·  ✓ ·', act.get(paths.authority('case-missing', PA.uid))),
  row('authorities', 'list',                        '· · ·  · · · ·  · ·', act.list(`${paths.case(IDS.case)}/authorities`)),
  row('authorities', 'create',                      '· ✓ ·  · · · ·  ✓ ·', give(authority, IDS.case), none),
  row('authorities', 'create with a paper',         '· ✓ ·  · · · ·  ✓ ·', act.create(authority, (who: Person) => ({ ...newAuthority(who, IDS.case), document_id: IDS.caseDocument })), none),
  row('authorities', 'create with a missing paper', '· · ·  · · · ·  · ·', act.create(authority, (who: Person) => ({ ...newAuthority(who, IDS.case), document_id: 'missing' })), none),
  row('authorities', 'create for another partner',  '· · ·  · · · ·  · ·', give(paths.authority(IDS.case, PU.uid), IDS.case)),
  row('authorities', 'create in an unassigned case','· · ·  · · · ·  · ·', give(paths.authority(IDS.freshCase, PA.uid), IDS.freshCase)),
  row('authorities', 'create in a missing case',    '· · ·  · · · ·  · ·', give(paths.authority('case-missing', PA.uid), 'case-missing')),
  row('authorities', 'replace',                     '· ✓ ·  · · · ·  ✓ ·', give(authority, IDS.case)),
  row('authorities', 'revoke',                      '· ✓ ·  · · · ·  ✓ ·', act.update(authority, (who: Person) => newRevocation(who))),
  row('authorities', 'widen',                       '· · ·  · · · ·  · ·', act.update(authority, { scope: ['receive_money'] })),
  row('authorities', 'delete',                      '· · ·  · · · ·  · ·', act.remove(authority)),
];

/** The one request that looks up a fourth document: the partner reports money that the partner received. */
export const FOURTH_LOOKUP: Row = row(
  'payments',
  'create, received by the partner',
  '· ✓ ·  · ✓ · ·  ✓ ·',
  act.create(paths.payment(IDS.case, 'received'), (who: Person) => ({
    ...newPayment(who, IDS.case, PA.uid),
    into: 'partner',
  })),
  () => ({ [authority]: anAuthority({ case_id: IDS.case, scope: ['receive_money'], until_on: null }) }),
);
