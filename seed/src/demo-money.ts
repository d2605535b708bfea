import { addDays, dayOf } from '@app/domain/calendar';
import type { Payment } from '@app/domain/payment';
import type { PaymentPromise } from '@app/domain/promise';
import type { Stored } from './builders.ts';
import type { Clock } from './clock.ts';
import { demoCaseId, type DemoCase } from './demo-case.ts';
import type { Entry } from './demo-notifications.ts';
import { aPayment, aPromise } from './money-builders.ts';
import { PERSONAS } from './personas.ts';

/** A payment of a demo case: baht, how many days ago, by whom, and what the other side said. */
interface DemoPayment {
  baht: number;
  days: number;
  by: 'customer' | 'partner' | 'admin';
  into?: Payment['into'];
  note?: string;
  state: Payment['state'];
  dispute?: string;
}

/** A promise: baht, made and due so many days ago (below 0: ahead). */
interface DemoPromise {
  baht: number;
  made: number;
  due: number;
}

interface DemoMoney {
  payments: readonly DemoPayment[];
  promises: readonly DemoPromise[];
}

/** By the number of the demo case. The first one is a quarter paid: 121,250 of 485,000. */
const MONEY: Readonly<Record<number, DemoMoney>> = {
  1: {
    payments: [
      { baht: 121_250, days: 31, by: 'partner', note: 'งวดที่ 1 จาก 4 โอนเข้าบัญชีบริษัท', state: 'confirmed' },
      { baht: 40_000, days: 1, by: 'partner', note: 'งวดที่ 2 บางส่วน', state: 'reported' },
    ],
    promises: [
      { baht: 121_250, made: 45, due: 32 },
      { baht: 121_250, made: 30, due: -9 },
    ],
  },
  2: {
    payments: [
      {
        baht: 20_000,
        days: 12,
        by: 'partner',
        note: 'ลูกหนี้ส่งสลิปโอนทางไลน์',
        state: 'disputed',
        dispute: 'ตรวจบัญชีแล้วไม่มียอดนี้ และเลขบัญชีในสลิปไม่ใช่ของร้าน',
      },
    ],
    promises: [{ baht: 20_000, made: 25, due: 14 }],
  },
  3: {
    payments: [
      { baht: 34_225.25, days: 96, by: 'partner', state: 'confirmed' },
      { baht: 34_225.25, days: 66, by: 'partner', into: 'partner', state: 'confirmed' },
    ],
    promises: [
      { baht: 34_225.25, made: 105, due: 97 },
      { baht: 34_225.25, made: 96, due: 67 },
    ],
  },
  7: {
    payments: [
      { baht: 25_000, days: 9, by: 'admin', into: 'firm', state: 'confirmed' },
      { baht: 50_000, days: 2, by: 'customer', note: 'ลูกหนี้โอนมาเองเมื่อวาน', state: 'reported' },
    ],
    promises: [
      { baht: 60_000, made: 15, due: 8 },
      { baht: 80_000, made: 4, due: -5 },
    ],
  },
  10: {
    payments: [
      { baht: 30_000, days: 128, by: 'partner', state: 'confirmed' },
      { baht: 15_000, days: 99, by: 'partner', into: 'set_off', note: 'หักกับค่าสินค้าที่รับคืน', state: 'confirmed' },
    ],
    promises: [{ baht: 15_000, made: 125, due: 110 }],
  },
};

const moneyOf = ({ id }: DemoCase): DemoMoney =>
  Object.entries(MONEY).find(([number]) => demoCaseId(Number(number)) === id)?.[1] ?? {
    payments: [],
    promises: [],
  };

const satang = (baht: number) => Math.round(baht * 100);

export function demoPayments(item: DemoCase, clock: Clock): Entry<Stored<Payment>>[] {
  const reporters = { customer: item.owner, partner: item.partner ?? PERSONAS.admin, admin: PERSONAS.admin };
  return moneyOf(item).payments.map(({ baht, days, by, into, note, state, dispute }, index) => {
    const answerer = by === 'customer' ? PERSONAS.admin : item.owner;
    return [
      `payment-${index + 1}`,
      aPayment({
        case_id: item.id,
        user_id: reporters[by].uid,
        reporter_role: by,
        partner_id: item.partner?.uid ?? null,
        satang: satang(baht),
        received_on: dayOf(clock(days)),
        into: into ?? 'creditor',
        note: note ?? '',
        state,
        created_at: clock(days, 14),
        ...(state !== 'reported' && {
          answered_by: answerer.uid,
          answered_at: clock(Math.max(days - 1, 0.5), 10),
          dispute: dispute ?? '',
        }),
      }),
    ];
  });
}

/** All are stored as open: the seed computes the states, as the functions do. */
export function demoPromises(item: DemoCase, clock: Clock): Entry<Stored<PaymentPromise>>[] {
  return moneyOf(item).promises.map(({ baht, made, due }, index) => [
    `promise-${index + 1}`,
    aPromise({
      case_id: item.id,
      user_id: item.partner?.uid ?? PERSONAS.admin.uid,
      satang: satang(baht),
      made_on: dayOf(clock(made)),
      due_on: addDays(dayOf(clock(0.1)), -due),
      created_at: clock(made, 15),
    }),
  ]);
}
