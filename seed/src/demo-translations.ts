import type { Translations } from '@app/domain/translations';

/** Translations of demo content, by the Thai text. Missing ones demonstrate the fallback to Thai. */
const TEXTS: ReadonlyMap<string, NonNullable<Translations>> = new Map(
  Object.entries({
    'ระยะที่ 1: วางรากฐาน': { en: 'Phase 1: Foundations', zh: '第一阶段：打好基础' },
    เปิดระบบยื่นและติดตามเคสออนไลน์: {
      en: 'Submit and follow cases online',
      zh: '开通在线提交和跟进案件',
    },
    เปิดรับสมัครพันธมิตรทั่วประเทศ: {
      en: 'Partner applications from all over Thailand',
      zh: '面向全国招募合作伙伴',
    },
    แนบเอกสารหลักฐานในระบบอย่างปลอดภัย: {
      en: 'Attach evidence securely',
      zh: '在系统中安全上传证据文件',
    },
    'ระยะที่ 2: ขยายบริการ': { en: 'Phase 2: More services', zh: '第二阶段：扩展服务' },
    แจ้งเตือนความคืบหน้าแบบทันที: { en: 'Instant notifications of progress', zh: '进展即时通知' },
    'ดาวน์โหลดรายงานสรุปเป็น PDF': { en: 'Download summary reports as PDF', zh: '下载PDF汇总报告' },
    นัดหมายทีมภาคสนามผ่านระบบ: { en: 'Book the field team online', zh: '在线预约外勤团队' },
    'ระยะที่ 3: ก้าวต่อไป': { en: 'Phase 3: Next steps', zh: '第三阶段：后续计划' },
    เชื่อมต่อกับโปรแกรมบัญชีของลูกค้า: {
      en: "Connect to clients' accounting software",
      zh: '对接客户的财务软件',
    },
    ภาษาเพิ่มเติมสำหรับลูกความในอาเซียน: {
      en: 'More languages for clients in ASEAN',
      zh: '为东盟客户提供更多语言',
    },
    'ลูกหนี้รายใหญ่เงียบไปเกือบปี ทีมงานส่งหนังสือทวงถามและนัดเจรจาให้ภายในสองสัปดาห์ สุดท้ายได้หนังสือรับสภาพหนี้และผ่อนครบทุกงวด': {
      en: 'Our largest debtor had not answered for almost a year. Within two weeks the team had sent a demand letter and arranged a meeting. In the end we got a written acknowledgement of the debt, and every instalment was paid.',
      zh: '我们最大的欠款客户近一年没有回音。团队在两周内发出催款函并安排了协商，最后拿到了书面承认债务的文件，各期款项也全部付清。',
    },
    'ชอบที่ติดตามความคืบหน้าผ่านเว็บได้ตลอด ไม่ต้องโทรถาม และทุกขั้นตอนสุภาพ ถูกกฎหมาย ไม่เสียความสัมพันธ์กับคู่ค้า': {
      en: 'I like being able to follow progress on the website at any time instead of phoning. Every step was polite and lawful, and we kept our business relationship.',
      zh: '随时可以在网站上查看进展，不必打电话询问。每一步都礼貌、合法，也没有影响我们与客户的合作关系。',
    },
    'ทนายอธิบายโอกาสชนะคดีและค่าใช้จ่ายตรงไปตรงมาตั้งแต่วันแรก ไกล่เกลี่ยจบในศาลโดยไม่ต้องสืบพยาน': {
      en: 'From the first day the lawyer was open about our chances and the costs. The case was settled by mediation in court, without hearing witnesses.',
      zh: '律师从第一天起就坦率说明胜诉可能和费用。案件在法院调解结案，无需举证质证。',
    },
  }),
);

/** @returns the fields that translate `field`; none where there is no translation */
export function translated<Field extends string>(
  field: Field,
  thai: string,
): Partial<Record<`${Field}_i18n`, Translations>> {
  const texts = TEXTS.get(thai);
  if (texts === undefined) return {};
  const fields: Partial<Record<string, Translations>> = { [`${field}_i18n`]: texts };
  return fields;
}
