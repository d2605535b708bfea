import { LANGUAGES, type Language } from '@app/domain/language';
import { RETENTION } from '@app/domain/retention';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import PrivacyPolicyPage from './privacy-policy';
import TermsOfServicePage from './terms-of-service';
import { sitePage } from '@/testing/site-page';

type Texts = { [key: string]: string | Texts };

const FILES = import.meta.glob<Texts>('../../i18n/locales/*/page-{privacy-policy,terms-of-service}.json', {
  eager: true,
  import: 'default',
});
const PAGES = { 'page-privacy-policy': PrivacyPolicyPage, 'page-terms-of-service': TermsOfServicePage };
const DATE: Record<Language, string> = {
  th: '27 มิถุนายน 2568',
  en: '27 June 2025',
  zh: '2025年6月27日',
};

function textsOf(page: string, language: Language): Texts {
  const texts = FILES[`../../i18n/locales/${language}/${page}.json`];
  if (texts === undefined) throw new Error(`No texts: ${language}/${page}`);
  return texts;
}

/** The locale's texts that are visible on the page: without those of its head and of attributes. */
function said(texts: Texts): string[] {
  const all = (value: string | Texts): string[] =>
    typeof value === 'string' ? [value] : Object.values(value).flatMap(all);
  const { meta: _, ...shown } = texts;
  return all(shown);
}

function rendered(page: keyof typeof PAGES, language: Language): HTMLElement {
  const i18n = i18next.createInstance();
  void i18n.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { [page]: textsOf(page, language) } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  const Page = PAGES[page];
  return sitePage(i18n, <Page />);
}

describe.each(Object.keys(PAGES) as (keyof typeof PAGES)[])('%s', (page) => {
  it.each(LANGUAGES)('shows every word of its texts in %s', (language) => {
    const root = rendered(page, language);
    const labels = [...root.querySelectorAll('[aria-label]')].map(
      (node) => node.getAttribute('aria-label') ?? '',
    );
    const shown = [root.textContent, ...labels].join('\n');
    const missing = said(textsOf(page, language)).filter(
      (text) => !text.split(/\{\{\w+\}\}/).every((piece) => shown.includes(piece)),
    );
    expect(missing).toEqual([]);
    // A key without text would be shown as the key.
    expect(shown).not.toMatch(/clauses\.|labels\.|summary\./);
  });

  it.each(LANGUAGES)('says in %s when it was last changed', (language) => {
    const time = rendered(page, language).querySelector('time');
    expect(time?.textContent).toBe(DATE[language]);
    expect(time?.getAttribute('datetime')).toBe('2025-06-27');
  });

  it('leads from its contents to every clause', () => {
    const root = rendered(page, 'th');
    const targets = [...root.querySelectorAll('nav a')].map((link) => link.getAttribute('href') ?? '');
    expect(targets.length).toBeGreaterThan(0);
    expect(targets.filter((target) => root.querySelector(target) === null)).toEqual([]);
    expect(new Set(targets).size).toBe(root.querySelectorAll('section[id]').length);
  });
});

describe('the privacy policy', () => {
  /** By clause: what the portal does with data that visitors would not expect. */
  const NAMED: Record<Language, Record<string, RegExp[]>> = {
    th: {
      data: [/โทรศัพท์ และเวลาที่สะดวก/, /ใบทะเบียน ใบอนุญาต/],
      recipients: [/โทรศัพท์ และเวลาที่สะดวกของลูกความ/, /reCAPTCHA/, /ผู้ให้บริการส่งอีเมล/],
      cookies: [/ภาษา โหมดสี และความสูงของแถว/, /ไฟล์โปรแกรมของพอร์ทัล/, /reCAPTCHA/, /OpenStreetMap/],
    },
    en: {
      data: [/telephone number and good times to call/, /registrations, licences/],
      recipients: [/telephone number and good times to call/, /reCAPTCHA/, /delivers our emails/],
      cookies: [/Language, colour theme and row height/, /portal’s software/, /reCAPTCHA/, /OpenStreetMap/],
    },
    zh: {
      data: [/联系人、电话及方便的时间/, /登记证、执业证/],
      recipients: [/电话、方便的时间/, /reCAPTCHA/, /邮件发送服务商/],
      cookies: [/语言、颜色模式及表格行高/, /平台的程序文件/, /reCAPTCHA/, /OpenStreetMap/],
    },
  };

  it.each(LANGUAGES)(
    'names in %s what is collected, who receives it and what the browser keeps',
    (language) => {
      const { clauses } = textsOf('page-privacy-policy', language) as { clauses: Record<string, Texts> };
      for (const [clause, phrases] of Object.entries(NAMED[language]))
        for (const phrase of phrases) expect(said(clauses[clause] ?? {}).join('\n')).toMatch(phrase);
    },
  );
});

describe('the periods of the privacy policy', () => {
  const rowsOf = (language: Language) => {
    const table = rendered('page-privacy-policy', language).querySelector('#retention table');
    return [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) => row.textContent);
  };

  it('are those that the program goes by, in its order', () => {
    expect(rowsOf('en')).toHaveLength(RETENTION.length);
    expect(rowsOf('th')[0]).toContain('10 ปี นับแต่ปิดเคส');
    expect(rowsOf('zh')[0]).toContain('自结案起10年');
    expect(rowsOf('en')[3]).toContain('180 days');
  });

  it.each(LANGUAGES)('are not hard-coded in any text of %s', (language) => {
    const { clauses } = textsOf('page-privacy-policy', language) as {
      clauses: { retention: { parts: { 1: { rows: Record<string, Texts> } } } };
    };
    const { rows } = clauses.retention.parts[1];
    expect(Object.keys(rows)).toEqual(RETENTION.map(({ id }) => id));
    for (const { id, period } of RETENTION) {
      expect(rows[id]?.['2'], id).not.toMatch(/\d/);
      const text = rows[id]?.['2'];
      expect(typeof text === 'string' && text.includes(`{{${id}}}`), id).toBe(period !== null);
    }
  });
});
