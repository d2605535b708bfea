import { COMMITMENTS, type CommitmentTable } from '@app/domain/commitment-policy';
import { LANGUAGES, type Language } from '@app/domain/language';
import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { knownKey } from '@/i18n/known-key';
import { SITE_PAGES } from './pages';
import { PROMISES } from './promises';
import { makeTexts, textsIn } from './texts';
import { sitePage } from '@/testing/site-page';

vi.mock('@/lib/firebase/env', () => ({ firebaseConfig: { projectId: 'demo-portal' }, emulators: null }));

const OFF: CommitmentTable = {
  ...COMMITMENTS,
  weekly_report: { ...COMMITMENTS.weekly_report, on: false },
};
/** How a page would promise a report every week. */
const WEEKLY: Record<Language, RegExp> = {
  th: /รายงาน\S{0,15}(?:ทุก|ราย|ประจำ|)สัปดาห์/,
  en: /weekly (?:progress )?report|reports? (?:on each case )?every week|week’s report/i,
  zh: /每周(?:收到|进展)?报告|每周汇报|按周报告|周报/,
};
const PAGES = ['home', 'about', 'faq', 'bad-debt', 'corporate', 'legal', 'bangkok'];

/** The home page is not among those without data. */
async function pageOf(id: string): Promise<ComponentType> {
  if (id === 'home') {
    const { default: Home } = await import('@/routes/site/home');
    return () => <Home testimonials={[]} figures={null} />;
  }
  const page = SITE_PAGES.find((one) => one.id === id);
  if (page === undefined) throw new Error(`no page ${id}`);
  return (await page.load()).default;
}

/** What a page says, without what keeps the words of a line together, and what its head says. */
async function saidBy(id: string, language: Language, table: CommitmentTable): Promise<string> {
  const texts = makeTexts(language, table);
  const Page = await pageOf(id);
  const root = sitePage(texts, <Page />);
  const said = [texts.t(knownKey(`page-${id}:meta.description`)), root.textContent];
  return plain(said.join('\n'));
}
const plain = (text: string) => text.replaceAll(/[\u200b\u2060\u00a0]/g, '');

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(PAGES)(
    'the page %s promises a report every week, and does not once it is switched off',
    async (id) => {
      const [on, off] = [await saidBy(id, language, COMMITMENTS), await saidBy(id, language, OFF)];
      expect(on).toMatch(WEEKLY[language]);
      expect(off).not.toMatch(WEEKLY[language]);
      const texts = textsIn(language);
      const own = PROMISES.weekly_report.filter(({ text }) => text.startsWith(`page-${id}:`));
      expect(own).not.toEqual([]);
      for (const { text, instead } of own) {
        expect(on).toContain(plain(texts.t(text)));
        // A description that mentions no report stays as it is.
        if (instead === null || texts.t(text) !== texts.t(instead))
          expect(off).not.toContain(plain(texts.t(text)));
        if (instead !== null) expect(off).toContain(plain(texts.t(instead)));
      }
    },
    30_000,
  );

  it('no other page promises one', async () => {
    for (const { id } of SITE_PAGES.filter((one) => !PAGES.includes(one.id)))
      expect({ id, said: (await saidBy(id, language, OFF)).match(WEEKLY[language]) }).toEqual({
        id,
        said: null,
      });
  }, 60_000);
});

it('every page is what it was while all are kept', () => {
  for (const language of LANGUAGES) {
    const [kept, all] = [makeTexts(language, COMMITMENTS), textsIn(language)];
    expect(kept.getDataByLanguage(language)).toEqual(all.getDataByLanguage(language));
  }
});
