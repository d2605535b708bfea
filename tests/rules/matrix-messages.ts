import { paths } from '@app/domain/paths';
import { aDecision } from '@app/seed/message-builders';
import { PEOPLE, type Person } from '../support/as.ts';
import * as act from './acts.ts';
import { dayFromNow, newDecision, newDecisionAnswer, newMessage, newWithdrawal } from './documents.ts';
import { row, type Row } from './matrix-row.ts';
import { IDS } from './fixtures.ts';

const { CO, PA } = PEOPLE;
const message = paths.message(IDS.case, IDS.message);
const decision = paths.decision(IDS.case, IDS.decision);
/** An offer whose last day was yesterday. */
const over = () => ({
  [decision]: aDecision({
    case_id: IDS.case,
    customer_id: CO.uid,
    user_id: PA.uid,
    answer_by: dayFromNow(-1),
  }),
});

// oxfmt-ignore
export const MESSAGE_ROWS: readonly Row[] = [
  //                                                 V CO CX  PP PA PU PR  AD DIS
  row('messages', 'get',                            '· ✓ ·  · ✓ · ·  ✓ ·', act.get(message)),
  row('messages', 'list',                           '· ✓ ·  · ✓ · ·  ✓ ·', act.list(paths.messages(IDS.case))),
  row('messages', 'list of a missing case',         '· · ·  · · · ·  ✓ ·', act.list(paths.messages('case-missing'))),
  row('messages', 'create',                         '· ✓ ·  · ✓ · ·  ✓ ·', act.create(paths.message(IDS.case, 'new'), (who) => newMessage(who, IDS.case))),
  row('messages', 'create in an unassigned case',   '· ✓ ·  · · · ·  ✓ ·', act.create(paths.message(IDS.freshCase, 'new'), (who) => newMessage(who, IDS.freshCase))),
  row('messages', 'create in a missing case',       '· · ·  · · · ·  · ·', act.create(paths.message('case-missing', 'new'), (who) => newMessage(who, 'case-missing'))),
  row('messages', 'update own',                     '· · ·  · · · ·  · ·', act.update(message, { update_text: 'แก้ไข' }), (who) => ({ [message]: newMessage(who, IDS.case) })),
  row('messages', 'delete own',                     '· · ·  · · · ·  · ·', act.remove(message), (who) => ({ [message]: newMessage(who, IDS.case) })),

  row('decisions', 'get',                           '· ✓ ·  · ✓ · ·  ✓ ·', act.get(decision)),
  row('decisions', 'list',                          '· ✓ ·  · ✓ · ·  ✓ ·', act.list(paths.decisions(IDS.case))),
  row('decisions', 'list of a missing case',        '· · ·  · · · ·  ✓ ·', act.list(paths.decisions('case-missing'))),
  row('decisions', 'create',                        '· · ·  · ✓ · ·  ✓ ·', act.create(paths.decision(IDS.case, 'new'), (who) => newDecision(who, CO, IDS.case))),
  row('decisions', 'create as a partner',           '· · ·  · ✓ · ·  · ·', act.create(paths.decision(IDS.case, 'new'), (who) => ({ ...newDecision(who, CO, IDS.case), by_role: 'partner' }))),
  row('decisions', 'create as an admin',            '· · ·  · · · ·  ✓ ·', act.create(paths.decision(IDS.case, 'new'), (who) => ({ ...newDecision(who, CO, IDS.case), by_role: 'admin' }))),
  row('decisions', 'create in an unassigned case',  '· · ·  · · · ·  ✓ ·', act.create(paths.decision(IDS.freshCase, 'new'), (who) => newDecision(who, CO, IDS.freshCase))),
  row('decisions', 'create in a missing case',      '· · ·  · · · ·  · ·', act.create(paths.decision('case-missing', 'new'), (who) => newDecision(who, CO, 'case-missing'))),
  row('decisions', 'create, accepted',              '· · ·  · · · ·  · ·', act.create(paths.decision(IDS.case, 'new'), (who) => ({ ...newDecision(who, CO, IDS.case), state: 'accepted' }))),
  row('decisions', 'accept',                        '· ✓ ·  · · · ·  · ·', act.update(decision, (who: Person) => newDecisionAnswer(who))),
  row('decisions', 'decline',                       '· ✓ ·  · · · ·  · ·', act.update(decision, (who: Person) => newDecisionAnswer(who, 'declined'))),
  row('decisions', 'accept after its day',          '· · ·  · · · ·  · ·', act.update(decision, (who: Person) => newDecisionAnswer(who)), over),
  row('decisions', 'withdraw',                      '· · ·  · ✓ · ·  ✓ ·', act.update(decision, (who: Person) => newWithdrawal(who))),
  row('decisions', 'withdraw after its day',        '· · ·  · · · ·  · ·', act.update(decision, (who: Person) => newWithdrawal(who)), over),
  row('decisions', 'change the amount',             '· · ·  · · · ·  · ·', act.update(decision, { satang: 1 })),
  row('decisions', 'delete',                        '· · ·  · · · ·  · ·', act.remove(decision)),
];
