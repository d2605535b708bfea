import type { InEachLanguage } from './site.config.ts';

/** What a claim of the site rests on; the note beside each claim says it (Thai law on advertising, lawyers' ethics). */
interface Claim {
  /** As it is written large. */
  figure: string;
  basis: InEachLanguage;
}

/**
 * What the public site claims. These values are examples: replace the figures by the firm's real ones, and keep the notes
 * true. Separate from `site.config.ts`: no screen behind the login shows them.
 */
export const claims = {
  experience: {
    figure: '15+',
    basis: {
      th: 'นับจากปีที่ผู้ก่อตั้งเริ่มประกอบงานติดตามหนี้และกฎหมาย',
      en: 'Counted from the year in which the founders took up debt recovery and legal work.',
      zh: '自创办人从事债务催收与法律工作之年起计算。',
    },
  },
  casesWon: {
    figure: '95%',
    basis: {
      th: 'สัดส่วนคดีที่ศาลมีคำพิพากษาหรือคู่ความทำสัญญาประนีประนอมยอมความเป็นคุณแก่ลูกความ จากคดีที่ถึงที่สุดแล้วตามทะเบียนคดีของสำนักงาน ผลที่ผ่านมาไม่ใช่คำรับรองผลในคดีของคุณ',
      en: 'Share of concluded cases in our register that ended in a judgment or a court settlement in the client’s favour. Past results do not promise the outcome of yours.',
      zh: '本所案件登记册中已终结案件以有利于委托人的判决或法院和解结案的比例。过往结果不保证个案结果。',
    },
  },
  clients: {
    figure: '1,200+',
    basis: {
      th: 'จำนวนลูกความที่สำนักงานรับเรื่องและปิดแฟ้มแล้ว และตอบแบบประเมินว่าพอใจ',
      en: 'Clients whose file has been closed and who said in our survey that they were satisfied.',
      zh: '结案后在满意度调查中表示满意的委托人数量。',
    },
  },
  provinces: {
    figure: '77',
    basis: {
      th: '76 จังหวัดและกรุงเทพมหานคร ดำเนินงานโดยทีมของสำนักงานหรือพันธมิตรที่ผ่านการตรวจสอบ',
      en: '76 provinces and Bangkok, served by our own team or by partners we have vetted.',
      zh: '76个府及曼谷，由本所团队或经审核的合作伙伴承办。',
    },
  },
  badDebt: {
    figure: '85%',
    basis: {
      th: 'สัดส่วนเรื่องหนี้เสียที่ลูกความได้รับชำระทั้งหมดหรือบางส่วน จากเรื่องที่ปิดแฟ้มแล้ว ผลขึ้นอยู่กับหลักฐาน อายุความ และฐานะของลูกหนี้',
      en: 'Share of closed bad-debt files in which the client was paid in full or in part. Results depend on evidence, limitation and the debtor’s means.',
      zh: '已结坏账案件中委托人获全部或部分清偿的比例。结果取决于证据、诉讼时效及债务人的偿付能力。',
    },
  },
  fieldTeam: {
    figure: '2',
    basis: {
      th: 'นับจากเวลาที่รับมอบหมายงานเป็นหนังสือในวันทำการ และไม่รวมเหตุจราจรหรือเหตุสุดวิสัย',
      en: 'Counted from a written instruction on a working day, except for delays caused by traffic or events beyond our control.',
      zh: '自工作日收到书面委托时起计算，交通状况及不可抗力导致的延误除外。',
    },
  },
  countries: {
    figure: '50+',
    basis: {
      th: 'ดำเนินการผ่านสำนักงานกฎหมายและตัวแทนที่ได้รับอนุญาตในประเทศนั้น',
      en: 'Through law firms and agents licensed in the country concerned.',
      zh: '通过当地持牌律师事务所及代理机构办理。',
    },
  },
  noWinNoFee: {
    figure: 'No Win, No Fee',
    basis: {
      th: 'ใช้กับค่าบริการติดตามหนี้นอกศาลในเรื่องที่สำนักงานรับตามเงื่อนไขในสัญญาจ้าง ไม่ใช้กับค่าว่าความในศาล ซึ่งข้อบังคับว่าด้วยมรรยาททนายความกำหนดไว้ต่างหาก ค่าธรรมเนียมศาลและค่าใช้จ่ายจริงคิดแยก',
      en: 'Applies to our fee for out-of-court collection in cases we accept, on the terms of the written contract. It does not apply to advocacy in court, which lawyers’ ethics rules govern; court fees and disbursements are separate.',
      zh: '仅适用于本所接受委托的庭外催收服务费，以书面委托合同条款为准；不适用于受《律师职业道德规则》约束的出庭代理费，法院费用及实际支出另计。',
    },
  },
} as const satisfies Record<string, Claim>;

export type ClaimId = keyof typeof claims;
