import type { Role } from '@app/domain/roles';
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
  by: Role;
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
      {
        baht: 50_000,
        days: 214,
        by: 'partner',
        note: 'ลูกหนี้ส่งสำเนาใบโอนทางอีเมล',
        state: 'disputed',
        dispute: 'ตรวจบัญชีบริษัทแล้วไม่มียอดเข้าตามใบโอน',
      },
      { baht: 121_250, days: 12, by: 'partner', note: 'งวดที่ 1 จาก 4 โอนเข้าบัญชีบริษัท', state: 'confirmed' },
      { baht: 40_000, days: 1, by: 'partner', note: 'งวดที่ 2 บางส่วน', state: 'reported' },
    ],
    promises: [
      { baht: 100_000, made: 262, due: 243 },
      { baht: 121_250, made: 30, due: 12 },
      { baht: 121_250, made: 12, due: -9 },
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
      {
        baht: 10_000,
        days: 301,
        by: 'partner',
        note: 'ลูกหนี้ส่งสลิปทางไลน์',
        state: 'disputed',
        dispute: 'ปลายทางในสลิปเป็นบัญชีของร้านอื่น',
      },
      { baht: 30_000, days: 97, by: 'partner', note: 'งวดแรก', state: 'confirmed' },
      { baht: 38_450.5, days: 62, by: 'partner', into: 'partner', note: 'ส่วนที่เหลือทั้งหมด', state: 'confirmed' },
    ],
    promises: [
      { baht: 10_000, made: 390, due: 360 },
      { baht: 30_000, made: 105, due: 97 },
      { baht: 38_450.5, made: 96, due: 52 },
    ],
  },
  4: {
    payments: [
      { baht: 10_000, days: 373, by: 'partner', note: 'ส่วนที่ไม่โต้แย้ง', state: 'confirmed' },
      {
        baht: 15_000,
        days: 252,
        by: 'partner',
        into: 'set_off',
        note: 'ลูกหนี้ขอหักค่าไม้อัดที่เสียหาย',
        state: 'disputed',
        dispute: 'ยังไม่ได้ตกลงให้หัก ไม้อัดที่เสียหายมี 12 แผ่น มูลค่าไม่ถึงยอดนี้',
      },
    ],
    promises: [
      { baht: 10_000, made: 383, due: 373 },
      { baht: 15_000, made: 372, due: 315 },
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
      { baht: 15_000, days: 398, by: 'partner', note: 'งวดแรก', state: 'confirmed' },
      {
        baht: 8_000,
        days: 329,
        by: 'partner',
        note: 'ลูกหนี้อ้างว่าชำระเงินสด ไม่มีใบรับ',
        state: 'disputed',
        dispute: 'ไม่ได้รับเงินสดจำนวนนี้ และไม่เคยมอบให้ผู้ใดรับแทน',
      },
      {
        baht: 15_000,
        days: 243,
        by: 'partner',
        into: 'set_off',
        note: 'หักกับค่าสินค้าที่รับคืน',
        state: 'confirmed',
      },
      { baht: 15_000, days: 101, by: 'partner', note: 'ชำระตามสัญญาประนีประนอมยอมความ', state: 'confirmed' },
    ],
    promises: [
      { baht: 15_000, made: 410, due: 399 },
      { baht: 15_000, made: 350, due: 332 },
      { baht: 15_000, made: 103, due: 101 },
    ],
  },
  12: {
    payments: [
      { baht: 8_000, days: 331, by: 'partner', note: 'งวดที่ 1', state: 'confirmed' },
      { baht: 8_000, days: 302, by: 'partner', note: 'งวดที่ 2', state: 'confirmed' },
      { baht: 8_000, days: 242, by: 'partner', note: 'งวดที่ 3', state: 'confirmed' },
      {
        baht: 8_000,
        days: 180,
        by: 'partner',
        note: 'ลูกหนี้แจ้งว่าฝากชำระที่หน้าร้าน',
        state: 'disputed',
        dispute: 'ตรวจใบเสร็จหน้าร้านทั้งสัปดาห์แล้วไม่พบยอดนี้',
      },
      { baht: 8_000, days: 118, by: 'partner', note: 'งวดที่ 4', state: 'confirmed' },
      { baht: 8_000, days: 56, by: 'customer', note: 'งวดที่ 5 โอนเข้าบัญชีร้าน', state: 'confirmed' },
    ],
    promises: [
      { baht: 8_000, made: 345, due: 331 },
      { baht: 8_000, made: 345, due: 302 },
      { baht: 8_000, made: 302, due: 272 },
      { baht: 8_000, made: 244, due: 242 },
      { baht: 8_000, made: 190, due: 181 },
      { baht: 8_000, made: 121, due: 118 },
      { baht: 8_000, made: 62, due: 56 },
      { baht: 12_000, made: 8, due: -6 },
    ],
  },
  13: {
    payments: [
      { baht: 12_000, days: 320, by: 'partner', note: 'งวดที่ 1', state: 'confirmed' },
      { baht: 12_000, days: 185, by: 'partner', note: 'งวดที่ 2', state: 'confirmed' },
      {
        baht: 6_000,
        days: 151,
        by: 'partner',
        note: 'ลูกหนี้แจ้งยอดโอนทางโทรศัพท์',
        state: 'disputed',
        dispute: 'ยอดนี้เป็นค่าอะไหล่ที่ซื้อใหม่ ไม่ใช่ค่าเครื่องครัวเดิม',
      },
    ],
    promises: [
      { baht: 12_000, made: 335, due: 320 },
      { baht: 12_000, made: 280, due: 250 },
      { baht: 12_000, made: 188, due: 185 },
      { baht: 12_000, made: 9, due: -12 },
    ],
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
