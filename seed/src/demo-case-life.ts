import { dayOf } from '@app/domain/calendar';
import { paths } from '@app/domain/paths';
import { aCaseAcceptance, aCaseOutcome, aCaseStanding, aSetOfContactDetails } from './case-life-builders.ts';
import type { Clock } from './clock.ts';
import { demoCaseId } from './demo-case.ts';
import { PERSONAS } from './personas.ts';

const { admin, customer, partner, secondPartner } = PERSONAS;

/**
 * What functions, partners and customers would have written beside the demo cases: those that their partner accepted, one
 * that waits for its partner, one that is late; ends with and without a correction; a hold, an open objection, and whom to reach.
 * @param numbers by case id
 */
export function demoCaseLife(
  clock: Clock,
  numbers: ReadonlyMap<string, string>,
): [path: string, document: object][] {
  const of = (number: number) => {
    const id = demoCaseId(number);
    return { id, case_number: numbers.get(id) ?? null };
  };
  const [completed, cancelled, paused, waiting, late] = [of(3), of(4), of(7), of(9), of(11)];
  const accepted = [
    { ...of(1), by: partner, days: 400 },
    { ...of(2), by: partner, days: 43 },
    { ...paused, by: secondPartner, days: 18 },
    { ...of(12), by: partner, days: 389 },
    { ...of(13), by: secondPartner, days: 376 },
  ];
  const plans = [
    {
      ...of(1),
      ...{ owner: customer, by: partner },
      plan: {
        stage: 'negotiation',
        next: 'รอรับชำระงวดที่ 2 ส่วนที่เหลือ และโทรยืนยันวันโอน',
        next_on: dayOf(clock(-9)),
        who: 'debtor',
      },
    },
    {
      ...of(2),
      ...{ owner: customer, by: partner },
      plan: {
        stage: 'demand_letter',
        next: 'ส่งหนังสือทวงถามฉบับที่ 2 ทางไปรษณีย์ลงทะเบียนตอบรับ',
        next_on: dayOf(clock(-3)),
        who: 'partner',
      },
    },
  ] as const;
  return [
    ...accepted.map(({ id, case_number, by, days }): [string, object] => [
      paths.caseAcceptance(id),
      aCaseAcceptance({
        case_number,
        partner_id: by.uid,
        state: 'accepted',
        asked_at: clock(days),
        answered_at: clock(days, 15),
      }),
    ]),
    [
      paths.caseAcceptance(waiting.id),
      aCaseAcceptance({ case_number: waiting.case_number, partner_id: partner.uid, asked_at: clock(0.1) }),
    ],
    [
      paths.caseAcceptance(late.id),
      aCaseAcceptance({
        case_number: late.case_number,
        partner_id: secondPartner.uid,
        state: 'late',
        asked_at: clock(10),
        reminded_at: clock(8, 9),
      }),
    ],
    [
      paths.caseOutcome(completed.id, 'demo-outcome'),
      aCaseOutcome({ case_id: completed.id, by: partner.uid, created_at: clock(61, 17) }),
    ],
    [
      paths.caseOutcome(cancelled.id, 'demo-outcome'),
      aCaseOutcome({
        case_id: cancelled.id,
        status: 'Cancelled',
        outcome: 'uncollectable',
        sentence: '',
        by: partner.uid,
        created_at: clock(79, 17),
      }),
    ],
    [
      paths.caseOutcome(cancelled.id, 'demo-correction'),
      aCaseOutcome({
        case_id: cancelled.id,
        status: 'Cancelled',
        outcome: 'not_continued',
        sentence: 'ลูกค้าแจ้งว่าตกลงกับลูกหนี้เองแล้ว จึงแก้ไขผลของเคส',
        by: admin.uid,
        by_role: 'admin',
        corrects: 'demo-outcome',
        created_at: clock(6, 11),
      }),
    ],
    [
      paths.caseStanding(cancelled.id),
      aCaseStanding({
        user_id: customer.uid,
        case_number: cancelled.case_number,
        objection: {
          outcome_id: 'demo-correction',
          text: 'ลูกหนี้ชำระมาเพียงครึ่งเดียวแล้วเงียบไป ขอให้ติดตามต่อ',
          state: 'open',
          at: clock(2, 14),
          answer: null,
          answered_at: null,
        },
        updated_at: clock(2, 14),
      }),
    ],
    [
      paths.caseStanding(paused.id),
      aCaseStanding({
        user_id: customer.uid,
        case_number: paused.case_number,
        hold: { reason: 'กำลังเจรจากับลูกหนี้โดยตรง ขอพักไว้สองสัปดาห์', at: clock(1, 11) },
        updated_at: clock(1, 11),
      }),
    ],
    ...plans.map(({ id, case_number, owner, by, plan }): [string, object] => [
      paths.caseStanding(id),
      aCaseStanding({
        user_id: owner.uid,
        case_number,
        plan: { ...plan, at: clock(1, 16) },
        by: { uid: by.uid, role: 'partner' },
        updated_at: clock(1, 16),
      }),
    ]),
    [paths.contactDetails(customer.uid), aSetOfContactDetails({ updated_at: clock(100) })],
  ];
}
