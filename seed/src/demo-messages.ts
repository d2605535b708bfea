import { dayOf } from '@app/domain/calendar';
import type { CaseEvent } from '@app/domain/case-event';
import type { CaseMessage } from '@app/domain/case-message';
import type { Decision } from '@app/domain/decision';
import { aCaseEvent, authorOf, type Stored } from './builders.ts';
import type { Clock } from './clock.ts';
import { demoCaseId, type DemoCase, type DemoUpdate } from './demo-case.ts';
import type { Entry } from './demo-notifications.ts';
import { aCaseMessage, aDecision } from './message-builders.ts';
import { PERSONAS } from './personas.ts';

const { admin, customer, partner } = PERSONAS;

/** The case in which both sides have written to each other, and in which an offer waits for the customer. */
const CASE = demoCaseId(2);

const WRITTEN: readonly DemoUpdate[] = [
  {
    days: 6,
    hour: 10,
    author: customer,
    text: 'ลูกหนี้ลงนามหนังสือรับสภาพหนี้แล้วหรือยัง และงวดแรกจะโอนเข้าบัญชีไหน',
  },
  {
    days: 6,
    hour: 14.25,
    author: partner,
    text: 'ยังไม่ได้ลงนาม ลูกหนี้ขอเลื่อนเป็นสัปดาห์หน้าเพราะติดงานต่างจังหวัด เมื่อลงนามแล้วงวดแรกโอนเข้าบัญชีของคุณโดยตรง',
  },
  {
    days: 2,
    hour: 9.5,
    author: customer,
    text: 'ถ้าลูกหนี้มีเงินก้อน ยอมลดให้ได้บ้าง\nแต่ขอดูข้อเสนอก่อนตัดสินใจ',
  },
  {
    days: 2,
    hour: 11,
    author: admin,
    text: 'รับทราบ สำนักงานแจ้งพันธมิตรแล้ว ทุกข้อเสนอจะส่งให้คุณตัดสินใจในหน้านี้',
  },
  {
    days: 2,
    hour: 15.5,
    author: partner,
    text: 'คุยกับลูกหนี้วันนี้ ลูกหนี้จะขายรถเพื่อชำระเป็นก้อน จึงส่งข้อเสนอมาให้ตัดสินใจ',
  },
];

/** What customer, partner and office wrote to each other in a demo case. */
export function demoMessages(item: DemoCase, clock: Clock): Entry<Stored<CaseMessage>>[] {
  if (item.id !== CASE) return [];
  return WRITTEN.map(({ author, days, hour, text }, index) => [
    `demo-message-${index + 1}`,
    aCaseMessage({
      case_id: item.id,
      user_id: author.uid,
      author_name: author.fullName,
      ...authorOf(author),
      update_text: text,
      created_at: clock(days, hour),
    }),
  ]);
}

/** An offer that waits for the customer, and an earlier one that was declined. */
export function demoDecisions(item: DemoCase, clock: Clock): Entry<Stored<Decision>>[] {
  if (item.id !== CASE) return [];
  const of = { case_id: item.id, customer_id: item.owner.uid };
  return [
    [
      'demo-decision-1',
      aDecision({
        ...of,
        satang: 12_000_000,
        instalments: 24,
        text: 'ลูกหนี้ขอผ่อนเดือนละ 5,000 บาท เพราะรายได้ลดลง',
        answer_by: dayOf(clock(16)),
        created_at: clock(24, 10),
        state: 'declined',
        answered_by: item.owner.uid,
        answered_at: clock(22, 13.5),
        note: 'ระยะเวลานานเกินไป ขอไม่เกิน 20 งวด',
      }),
    ],
    [
      'demo-decision-2',
      aDecision({
        ...of,
        satang: 10_500_000,
        instalments: 3,
        text: 'ลูกหนี้ขายรถเพื่อชำระหนี้ ขอชำระเดือนละงวด งวดละ 35,000 บาท เริ่มสิ้นเดือนนี้ และขอให้ถือว่าหนี้ระงับเมื่อชำระครบ',
        answer_by: dayOf(clock(-6)),
        created_at: clock(2, 15),
      }),
    ],
  ];
}

/** The entries of the case's history that the functions would have recorded of its offers. */
export function demoDecisionEvents(item: DemoCase, clock: Clock): Entry<Stored<CaseEvent>>[] {
  return demoDecisions(item, clock).flatMap(([id, { created_at, state, answered_at }]) => {
    const asked = aCaseEvent({
      case_id: item.id,
      kind: 'decision_asked',
      actor_id: partner.uid,
      actor_role: 'partner',
      actor_name: partner.fullName,
      created_at,
    });
    if (answered_at === undefined || state === 'open') return [[`${id}-asked`, asked]];
    const answered = aCaseEvent({
      case_id: item.id,
      kind: `decision_${state}`,
      actor_id: item.owner.uid,
      actor_name: item.owner.fullName,
      created_at: answered_at,
    });
    return [
      [`${id}-asked`, asked],
      [`${id}-answered`, answered],
    ];
  });
}
