import type { Language } from '@app/domain/language';

/** A word that is not used on a screen, and its replacement. */
export interface Banned {
  pattern: RegExp;
  instead: string;
  /** Files (and prefixes of keys in them) where the word has another meaning. */
  except?: readonly string[];
}

/** One word for one thing, in each language. A lawyer's letter is 律师函 only where a lawyer sends it (s. 12 (2), DCA). */
export const BANNED: Readonly<Record<Language, readonly Banned[]>> = {
  th: [
    { pattern: /แฟ้มที่เดิน/, instead: 'เรื่องที่เดินหน้า' },
    { pattern: /ทางเดินของ/, instead: 'ลำดับขั้นตอน' },
    { pattern: /หนุนหลัง/, instead: 'พร้อมให้คำปรึกษา' },
    { pattern: /ผู้จัดการส่วนตัว/, instead: 'ผู้จัดการดูแลบัญชีเฉพาะราย' },
    { pattern: /อัตราคดีที่ชนะ|อัตราความสำเร็จ/, instead: 'what the figure counts' },
    { pattern: /เบอร์โทร/, instead: 'หมายเลขโทรศัพท์' },
    { pattern: /จาวาสคริปต์/, instead: 'JavaScript' },
    { pattern: /หนังสือปลดหนี้/, instead: 'หนังสือยืนยันการชำระหนี้' },
  ],
  en: [
    { pattern: /\bpapers?\b/i, instead: 'documents' },
    { pattern: /\b(?:a|the|your|this|every|each|many|of|no|personal|family) matters?\b/i, instead: 'case' },
    { pattern: /\bengage(?:d|s|ment|ments)?\b/i, instead: 'written contract, hire' },
    { pattern: /\bat once\b/i, instead: 'immediately, straight away' },
    { pattern: /\b(?:is|are|be|being|been) told\b/i, instead: 'is notified' },
    { pattern: /\bstands? (?:in|on|for|beside)\b/i, instead: 'is in, is on' },
    { pattern: /\b(?:anew|afresh|whoever|hitherto|thereof|herewith)\b/i, instead: 'a plain word' },
    { pattern: /\bby itself\b/i, instead: 'automatically' },
    { pattern: /\brests? on\b/i, instead: 'is based on' },
    { pattern: /\be-mails?\b/i, instead: 'email' },
    { pattern: /\b(?:goes|go|going) on\b/i, instead: 'continues' },
    { pattern: /\bwaits? to be\b|\bfor good\b(?! (?:reason|cause))/i, instead: 'needs to be, permanently' },
    { pattern: /\bwhom to\b|\bwhom one\b/i, instead: 'who to' },
    { pattern: /\b(?:dishonoured|bad) cheques?\b/i, instead: 'bounced cheque' },
    { pattern: /\bexecution officers?\b/i, instead: 'executing officer' },
    { pattern: /\bofficial holidays?\b/i, instead: 'public holiday' },
    { pattern: /\d[ \u00a0][ap]m\b|\bper cent\b/i, instead: '8am, 15%' },
    { pattern: /\bsuccess rate\b|\bcases won\b/i, instead: 'what the figure counts' },
    { pattern: /\bplaints?\b/i, instead: 'statement of claim' },
    { pattern: /\bperiods? of limitation\b/i, instead: 'limitation period' },
    { pattern: /\bconciliat/i, instead: 'mediator' },
    { pattern: /\b(?:ascendant|descendant)s?\b/i, instead: 'parent, grandparent, child or grandchild' },
  ],
  zh: [
    {
      pattern: /律师函/,
      instead: '催款函',
      except: ['page-lawyers', 'page-services:lines.lawyers', 'page-legal-collection:never.items.5'],
    },
    { pattern: /追收/, instead: '催收' },
    { pattern: /卷宗|档案/, instead: '案卷' },
    { pattern: /合作方/, instead: '合作伙伴' },
    { pattern: /分派|改派|受派|(?<!接)受分配|改分配|[、所]指派/, instead: '分配，获分配' },
    {
      pattern: /(?<!律师|法律)事务所/,
      instead: '本所',
      // Any law office, not the reader's own.
      except: [
        'page-faq:questions.13.question',
        'page-help:places.lead',
        'page-lawyers:who.lead',
        'page-partner:route.items.1.text',
        'partners:fields.companyName',
      ],
    },
    { pattern: /合作机构|摆脱债务/, instead: '合作伙伴，还清债务' },
    { pattern: /联系留言|联系消息/, instead: '客户留言' },
    { pattern: /电邮(?!箱)|简报订阅/, instead: '电子邮件，邮件资讯' },
    {
      pattern: /[\u4e00-\u9fff] [A-Za-z0-9]|[A-Za-z0-9%] [\u4e00-\u9fff]/,
      instead: 'no space between Chinese and Latin or digits',
    },
    { pattern: /门户/, instead: '平台' },
    { pattern: /(?:逾期|违约)利息/, instead: '迟延利息' },
    { pattern: /法院费(?!用)/, instead: '案件受理费，法院费用' },
    { pattern: /担保人/, instead: '保证人' },
    { pattern: /债务承认书|转账凭单/, instead: '债务确认书，转账凭证' },
    { pattern: /催收债务(?:法|监督)/, instead: '债务催收' },
    { pattern: /法定假日/, instead: '公共假日' },
    { pattern: /判决(?:已)?确定|判决终局/, instead: '判决生效' },
    { pattern: /(?<!《)(?:民商法典|刑法典|民事诉讼法典)/, instead: '《民商法典》' },
    { pattern: /第\(/, instead: 'no half-width brackets: 第5项' },
    { pattern: /胜诉率|成功率/, instead: 'what the figure counts' },
    { pattern: /空头支票|拒付的支票|遭银行拒付/, instead: '退票，被退票的支票' },
    { pattern: /支票法/, instead: '《支票使用犯罪法》' },
    { pattern: /承办方|承办合作伙伴/, instead: '案件负责人，合作伙伴' },
    { pattern: /删除请求/, instead: '删除申请' },
    { pattern: /印章/, instead: '状态' },
    { pattern: /件案件/, instead: '5个案件，案件5件' },
  ],
};
