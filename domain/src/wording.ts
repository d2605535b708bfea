import type { Language } from './language.ts';
import type { WordingRow } from './law/wording-row.ts';
import { WORDING } from './law/wording.ts';
import { LIMITS } from './limits.ts';
import type { LimitationState } from './limitation.ts';

export interface WordingContext {
  /** Who reads the text: everybody in the case (an update), or the debtor (a letter). */
  recipient: 'case' | 'debtor';
  /** The Act protects natural persons; null or absent: not known, so treated as one. */
  debtorKind?: 'natural' | 'juristic' | null;
  /** Of the debt's earliest period of limitation; absent: not known. */
  clockState?: LimitationState | undefined;
  /** Whether a lawyer has confirmed the version of the table that is in force; absent: no. */
  isConfirmed?: boolean;
  /** Only the rows of this language; absent: of all, since a note may quote in another. */
  language?: Language;
}

export interface WordingFinding {
  row: WordingRow;
  /** The words as they were written, first to last character (UTF-16 units, `end` excluded). */
  quote: string;
  start: number;
  end: number;
  /** `stop` only in a letter to a debtor, by a confirmed table; an update is never stopped, since what happened must be writable. */
  severity: 'stop' | 'ask';
}

/** A character with the marks on it and what is invisible behind it. */
const CLUSTER = /[^][\p{M}\u0e31\u0e33-\u0e3a\u0e47-\u0e4e\p{Default_Ignorable_Code_Point}]*/uy;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu;
const ONLY_THAI = /^[\u0e00-\u0e7f]+$/;
const LETTER = /^[a-z]$/;
const CONTEXT = 48;

/** Text, and for each of its UTF-16 units where the character that it came from begins and ends in the original. */
interface Normal {
  text: string;
  from: number[];
  to: number[];
}

/** Nothing to normalise: lower-case Latin, digits, Thai and Chinese characters. */
function isPlain(code: number): boolean {
  return (
    (code >= 0x61 && code <= 0x7a) ||
    (code >= 0x30 && code <= 0x39) ||
    (code >= 0xe01 && code <= 0xe30) ||
    (code >= 0xe41 && code <= 0xe46) ||
    (code >= 0x4e00 && code <= 0x9fff)
  );
}

/** May the character before be a word alone? Marks, what is invisible and what NFKC changes are taken together with it. */
function endsCluster(code: number): boolean {
  return Number.isNaN(code) || isPlain(code) || code === 0xe40 || (code >= 0x20 && code <= 0x7e);
}

/**
 * The text as the patterns expect it: lower case, compatibility forms (NFKC), single spaces, no invisible characters; Thai with the
 * marks in the order vowel, tone, none twice, `เเ` as `แ`; letters that are written apart, each alone, are joined.
 */
function normalise(text: string): Normal {
  const parts: string[] = [];
  const from: number[] = [];
  const to: number[] = [];
  const push = (unit: string, start: number, end: number) => {
    if (unit === ' ' && (parts.length === 0 || parts.at(-1) === ' ')) return;
    if (unit === 'เ' && parts.at(-1) === 'เ') {
      parts[parts.length - 1] = 'แ';
      to[to.length - 1] = end;
      return;
    }
    parts.push(unit);
    from.push(start);
    to.push(end);
  };
  for (let at = 0; at < text.length;) {
    const code = text.charCodeAt(at);
    if (isPlain(code) && endsCluster(text.charCodeAt(at + 1))) {
      push(text.charAt(at), at, at + 1);
      at += 1;
      continue;
    }
    CLUSTER.lastIndex = at;
    const [written = text.charAt(at)] = CLUSTER.exec(text) ?? [];
    const end = at + written.length;
    for (const unit of plainCluster(written)) push(unit, at, end);
    at = end;
  }
  return joined(parts, from, to);
}

function plainCluster(written: string): string {
  if (ONLY_THAI.test(written)) return written.length > 2 ? thaiOrder(written) : written;
  const plain = written
    .normalize('NFKC')
    .replace(/\s/gu, ' ')
    .replace(INVISIBLE, '')
    .replace('’', "'")
    .toLowerCase();
  return thaiOrder(plain);
}

/** Puts the parts together, and drops the spaces of "s e i z e": each between two single letters. */
function joined(parts: string[], from: number[], to: number[]): Normal {
  const isLetter = (at: number) => LETTER.test(parts[at] ?? '');
  const alone = (at: number) => isLetter(at) && !isLetter(at - 1) && !isLetter(at + 1);
  const out: Normal = { text: '', from: [], to: [] };
  const kept: string[] = [];
  parts.forEach((part, at) => {
    if (part === ' ' && alone(at - 1) && alone(at + 1)) return;
    kept.push(part);
    for (let unit = 0; unit < part.length; unit++) {
      out.from.push(from[at] ?? 0);
      out.to.push(to[at] ?? 0);
    }
  });
  out.text = kept.join('');
  return out;
}

/** Thai and Chinese: without any space. */
function withoutSpaces({ text, from, to }: Normal): Normal {
  const keep = (_: unknown, at: number) => text[at] !== ' ';
  return { text: text.replaceAll(' ', ''), from: from.filter(keep), to: to.filter(keep) };
}

function thaiOrder(cluster: string): string {
  if (!/[\u0e31-\u0e4e]/.test(cluster)) return cluster;
  return cluster
    .replace(/([\u0e48-\u0e4c]+)([\u0e31\u0e34-\u0e3a\u0e47\u0e4d])/g, '$2$1')
    .replace(/\u0e4d([\u0e48-\u0e4b]*)\u0e32/g, '$1\u0e33')
    .replace(/([\u0e31\u0e33-\u0e3a\u0e47-\u0e4e])\1+/g, '$1');
}

/** A denial right before the words, with nothing between but words that carry no meaning alone. */
const DENIALS: Record<Language, RegExp> = {
  th: /(?:ไม่|มิ|ห้าม|อย่า|งด|เลิก|ปราศจาก|โดยไม่)(?:จะ|ได้|มี|การ|เคย|ใช่|ใช้|ว่า|ให้|ต้อง|ถูก|โดน|คำว่า|คำ|ข้อความ|ที่|ไป|ขู่|ข่มขู่|พูด|บอก|กล่าว|เขียน|สามารถ|อาจ|ทำ|คิด|ดำเนิน|ถึง|เรื่อง|เป็น|พูดถึง|สิทธิ|อำนาจ|เอ่ย|ใครจะ|มีใคร|ควร|นโยบาย|ประสงค์|เจตนา|ลักษณะ|แนวทาง|คน|นี้|จึง|อยาก|จำเป็น|ไล่|ผู้ใด|ทาง|เรา|เจ้าหน้าที่)*$/u,
  en: /\b(?:not|never|no|nobody|none|cannot|won't|don't|doesn't|didn't|can't|isn't|aren't|wouldn't|without|n't|neither|nor|avoid|avoided|stop|stopped|refrain(?:ed)? from|forbidden to|prohibited from)(?: (?:be|been|being|will|would|to|with|any|of|by|the|a|an|we|you|he|she|they|has|have|had|is|are|was|were|ever|talk|talked|mention|mentioned|mentioning|speak|say|said|saying|threaten|threatened|threatening|use|used|using|words?|like|about|going|that|your|his|her|their|intend|want|may|can|could|allowed|right|one|collector|and|or|this|debtor|is a|calling|call|try|trying))* ?$/,
  zh: /(?:不会|不得|没有|未|并非|禁止|勿|不要|无权|无法|不能|绝不|从不|不应|不可|不是|不|无|严禁|避免|停止)(?:会|被|进行|采取|要求|对您|对你|对他|您|你|他|她|向|说|提|提及|提到|使用|用|过|威胁|恐吓|以|任何|人|的|是|把|将|去|再|骂|称|因此|就|要|有)*$/u,
};

/** A question whether something is so, right after the words: reported, not said. */
const ASKED = /^[^.!?。！？]{0,12}?(?:(?<!ใช่)ไหม|หรือไม่|หรือเปล่า|มั้ย|吗|么\?|呢)/u;

/** Tells a debtor of the right to refuse: such a letter may ask for payment after the period (CCC s. 193/10). */
const RIGHT_TOLD =
  /สิทธิ(?:ที่จะ)?(?:ยก|ปฏิเสธ|ไม่ชำระ)[^.]{0,20}(?:อายุความ)?|right to (?:raise|plead|invoke|rely on) (?:the )?limitation|may refuse (?:to pay )?because of limitation|有权(?:以时效)?(?:提出)?(?:时效)?抗辩/u;

/** A row is looked for only where its script is. */
const SCRIPTS: Record<Language, RegExp> = {
  th: /[\u0e01-\u0e4e]/,
  en: /[a-z]/,
  zh: /[\u4e00-\u9fff]/,
};

/**
 * Wordings that the table of the law warns of. Pure; under 5 ms for 5,000 characters (`npm run bench -- --only wording`).
 * @returns in the order of the text, at most one for the same words; empty where nothing is found
 */
export function findings(text: string, context: WordingContext): WordingFinding[] {
  const spaced = normalise(text);
  const dense = withoutSpaces(spaced);
  const found: WordingFinding[] = [];
  for (const row of WORDING) {
    if (context.language !== undefined && row.language !== context.language) continue;
    if (!SCRIPTS[row.language].test(dense.text)) continue;
    if (
      row.onlyWhen !== undefined &&
      (row.onlyWhen !== context.clockState || RIGHT_TOLD.test(spaced.text) || RIGHT_TOLD.test(dense.text))
    )
      continue;
    const normal = row.language === 'en' ? spaced : dense;
    for (const match of normal.text.matchAll(row.pattern)) {
      const [words] = match;
      if (words === '' || isDenied(row, normal.text, match.index, match.index + words.length)) continue;
      const start = normal.from[match.index] ?? 0;
      const end = normal.to[match.index + words.length - 1] ?? text.length;
      found.push({ row, quote: text.slice(start, end), start, end, severity: severityOf(row, context) });
    }
  }
  return found
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter(
      (one, at, all) =>
        !all.slice(0, at).some((before) => before.row.topic === one.row.topic && before.end > one.start),
    );
}

function isDenied(row: WordingRow, text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - CONTEXT), start);
  const clause = before.slice(
    Math.max(...['.', '!', '?', '。', '！', '？', ';', '；'].map((mark) => before.lastIndexOf(mark))) + 1,
  );
  return (
    DENIALS[row.language].test(clause) ||
    (row.unlessAfter?.test(clause) ?? false) ||
    ASKED.test(text.slice(end, end + 24))
  );
}

function severityOf(
  row: WordingRow,
  { recipient, debtorKind, isConfirmed = false }: WordingContext,
): 'stop' | 'ask' {
  return isConfirmed && recipient === 'debtor' && debtorKind !== 'juristic' ? row.severity : 'ask';
}

/** The ids of the rows that were found, once each, in the order of the text: what `questionedWordingSchema` (`case.ts`) stores. */
export function findingIds(found: readonly WordingFinding[]): string[] {
  return [...new Set(found.map(({ row }) => row.id))].slice(0, LIMITS.wordingFindings);
}
