import { COLLECTIONS, paths } from '@app/domain/paths';
import { where } from 'firebase/firestore';
import { PEOPLE, type Person } from '../support/as.ts';
import * as act from './acts.ts';
import { newPartner } from './documents.ts';
import { row, type Row } from './matrix-row.ts';

const { CO, PP, PA, PR } = PEOPLE;
const { partners } = COLLECTIONS;

const ownPartner = (who: Person) => paths.partner(who.uid);
const partnerToEdit = (who: Person) => paths.partner(who.application ? who.uid : PP.uid);

// oxfmt-ignore
export const PARTNER_ROWS: readonly Row[] = [
  //                                               V CO CX  PP PA PU PR  AD DIS
  // A customer may read the own missing record, to learn that there is none (requirements section 7, partner guard).
  row(partners, 'get own',                        '· ✓ ✓  ✓ ✓ ✓ ✓  ✓ ·', act.get(ownPartner)),
  row(partners, "get another's",                  '· · ·  · · · ·  ✓ ·', act.get((who) => paths.partner(who.uid === PP.uid ? PA.uid : PP.uid))),
  row(partners, 'list by own user_id',            '· ✓ ✓  ✓ ✓ ✓ ✓  ✓ ·', act.list(partners, act.own('user_id'))),
  row(partners, "list by another's user_id",      '· · ·  · · · ·  ✓ ·', act.list(partners, (who) => where('user_id', '==', who.uid === PP.uid ? PA.uid : PP.uid))),
  row(partners, 'list Approved',                  '· · ·  · · · ·  ✓ ·', act.list(partners, where('status', '==', 'Approved'))),
  row(partners, 'list',                           '· · ·  · · · ·  ✓ ·', act.list(partners)),
  row(partners, 'count Pending',                  '· · ·  · · · ·  ✓ ·', act.count(partners, where('status', '==', 'Pending'))),
  row(partners, 'create own, Pending',            '· ✓ ✓  · · · ·  · ·', act.create(ownPartner, newPartner)),
  row(partners, 'create own, Approved',           '· · ·  · · · ·  · ·', act.create(ownPartner, (who) => ({ ...newPartner(who), status: 'Approved' }))),
  row(partners, "create another's",               '· · ·  · · · ·  · ·', act.create(paths.partner('uid-nobody'), newPartner({ ...CO, uid: 'uid-nobody' }))),
  row(partners, 'update own particulars',         '· · ·  ✓ ✓ ✓ ✓  · ·', act.update(partnerToEdit, { company_name: 'บริษัทใหม่' })),
  row(partners, "update another's particulars",   '· · ·  · · · ·  · ·', act.update((who) => paths.partner(who.uid === PP.uid ? PA.uid : PP.uid), { phone: '02-000-0000' })),
  row(partners, 'approve a Pending application',  '· · ·  · · · ·  ✓ ·', act.update(paths.partner(PP.uid), { status: 'Approved' })),
  row(partners, 'approve one, signed',            '· · ·  · · · ·  ✓ ·', act.update(paths.partner(PP.uid), (who: Person) => ({ status: 'Approved', updated_by: act.signature(who) }))),
  row(partners, "approve in another's name",      '· · ·  · · · ·  · ·', act.update(paths.partner(PP.uid), { status: 'Approved', updated_by: act.signature({ uid: 'uid-nobody' }) })),
  row(partners, 'reject one with a reason',       '· · ·  · · · ·  ✓ ·', act.update(paths.partner(PP.uid), (who: Person) => ({ status: 'Rejected', ...act.decision(who) }))),
  row(partners, 'suspend one',                    '· · ·  · · · ·  ✓ ·', act.update(paths.partner(PA.uid), (who: Person) => ({ status: 'Suspended', ...act.decision(who) }))),
  row(partners, 'open a rejected one again',      '· · ·  · · · ·  ✓ ·', act.update(paths.partner(PR.uid), (who: Person) => ({ status: 'Pending', reopened: true, ...act.decision(who) }))),
  row(partners, 'say who decided',                '· · ·  · · · ·  · ·', act.update(partnerToEdit, (who: Person) => ({ decided_by: who.uid }))),
  row(partners, 'approve an own application',     '· · ·  · · · ·  · ·', act.update(ownPartner, { status: 'Approved' }), (who) => ({ [ownPartner(who)]: { ...newPartner(who), status: 'Rejected' } })),
  row(partners, 'delete own',                     '· · ·  · · · ·  · ·', act.remove(partnerToEdit)),
];
