import type { BlogPost } from '@app/domain/blog';
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
      zh: '面向全国招募合作机构',
    },
    แนบเอกสารหลักฐานในระบบอย่างปลอดภัย: {
      en: 'Attach evidence securely',
      zh: '在系统中安全上传证据文件',
    },
    'ระยะที่ 2: ขยายบริการ': { en: 'Phase 2: More services', zh: '第二阶段：扩展服务' },
    แจ้งเตือนความคืบหน้าแบบทันที: { en: 'Instant notifications of progress', zh: '进展即时通知' },
    'ดาวน์โหลดรายงานสรุปเป็น PDF': { en: 'Download summary reports as PDF', zh: '下载 PDF 汇总报告' },
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

const DISCLAIMER = {
  en: '*General information on the law as of November 2026, not legal advice on your own case*',
  zh: '*本文为截至 2026 年 11 月的一般法律信息，不构成针对具体案件的法律意见*',
};

const CONTENT_EN = `Limitation is the time within which a creditor must enforce a claim. After it has expired the debtor may **refuse to pay**, but has to raise the defence: a court cannot dismiss the claim for limitation of its own motion (Civil and Commercial Code, section 193/29).

## Common limitation periods

| Debt | Period | Law |
| --- | --- | --- |
| Ordinary loan repaid in one sum | 10 years | CCC section 193/30 |
| Loan with principal repaid in instalments | 5 years | Section 193/33 (2) |
| Interest in arrears | 5 years | Section 193/33 (1) |
| Rent of immovable property in arrears | 5 years | Section 193/33 (3) |
| Goods that a trader sold to an ordinary buyer | 2 years | Section 193/34 (1) |
| Goods bought for the debtor's own business | 5 years | Section 193/33 (5) |
| Credit card | 2 years | Section 193/34 (7) |
| Holder of a cheque against its drawer | 1 year | Section 1002 |

Time runs from the moment the **claim can be enforced** (section 193/12), usually the day after the debt falls due.

## When the period is interrupted

Under section 193/14, for example:

- the debtor acknowledges the debt in writing, pays part of it, pays interest or gives security
- the creditor files an action or does something with the same effect

When the interruption ends, the period starts again (section 193/15). **A demand letter alone does not interrupt it.**

> Is a debt about to become time-barred? Collect the contract and proof of the last payment, and see a lawyer soon.

${DISCLAIMER.en}`;

const CONTENT_ZH = `诉讼时效是债权人行使请求权的期限。期限届满后，债务人有权**拒绝还款**，但须自行提出时效抗辩，法院不得主动以时效为由驳回起诉（《民商法典》第 193/29 条）。

## 常见的诉讼时效

| 债务类型 | 时效 | 法律依据 |
| --- | --- | --- |
| 一次性偿还的普通借款 | 10 年 | 《民商法典》第 193/30 条 |
| 约定分期偿还本金的借款 | 5 年 | 第 193/33 条第 (2) 项 |
| 拖欠的利息 | 5 年 | 第 193/33 条第 (1) 项 |
| 拖欠的不动产租金 | 5 年 | 第 193/33 条第 (3) 项 |
| 经营者向一般买方收取的货款 | 2 年 | 第 193/34 条第 (1) 项 |
| 为债务人自身经营而购买的货物 | 5 年 | 第 193/33 条第 (5) 项 |
| 信用卡 | 2 年 | 第 193/34 条第 (7) 项 |
| 持票人起诉支票出票人 | 1 年 | 第 1002 条 |

时效自**请求权可以行使之时**起算（第 193/12 条），一般为到期日的次日。

## 何时中断

根据第 193/14 条，例如：

- 债务人书面承认债务、部分清偿、支付利息或提供担保
- 债权人提起诉讼，或作出具有同等效力的行为

中断事由结束后，时效重新计算（第 193/15 条）。**仅发出催款函并不会使时效中断。**

> 欠款快过时效了？请收集合同和最后一次付款的凭证，尽快咨询律师。

${DISCLAIMER.zh}`;

type Article = Pick<BlogPost, 'title_i18n' | 'excerpt_i18n' | 'content_i18n'>;

/** For one article; the others are in Thai only. */
export const LIMITATION_ARTICLE: Article = {
  title_i18n: {
    en: 'Limitation of debts: what creditors must know before it is too late',
    zh: '债务诉讼时效：债权人须及早了解',
  },
  excerpt_i18n: {
    en: 'Limitation periods range from 1 to 10 years depending on the debt. One table sums them up, with what interrupts them.',
    zh: '不同债务的诉讼时效从 1 年到 10 年不等。一张表格看清各类时效，以及使时效中断的情形。',
  },
  content_i18n: { en: CONTENT_EN, zh: CONTENT_ZH },
};
