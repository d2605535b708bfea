import { LANGUAGES, type Language } from '@app/domain/language';
import type { PublicFigures } from '@app/domain/public-figures';
import { aSetOfPublicFigures } from '@app/seed/figures-builders';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import Home from '@/routes/site/home';
import HowWeCount from '@/routes/site/how-we-count';
import { read, sitePage } from '@/testing/site-page';
import { textsIn } from './texts';

const FIGURES = aSetOfPublicFigures();
const SHARE = { recovered_share: { percent: 61, n: 214 } };

const pageIn = (language: Language, page: ReactNode) => sitePage(textsIn(language), page);
const record = (language: Language, figures: PublicFigures | null) =>
  pageIn(language, <Home testimonials={[]} figures={figures} />).querySelector('[aria-labelledby=record]');
const large = (element: Element | null | undefined) =>
  [...(element?.querySelectorAll('dl dd') ?? [])].map(read);
const rows = (page: HTMLElement) => [...page.querySelectorAll('dl > div')].map(read);

describe.each(LANGUAGES)('in %s', (language) => {
  it('the front page shows what was counted in place of what the firm states', () => {
    expect(large(record(language, FIGURES))).toEqual(['95%', '96%', '99%', '2.5']);
    expect(large(record(language, aSetOfPublicFigures(SHARE)))).toEqual(['61%', '96%', '99%', '2.5']);
  });

  it('it fills up with what the firm states, and says the basis of those alone', () => {
    const few = record(language, aSetOfPublicFigures({ contacts_inside: null, reports_on_time: null }));
    expect(large(few)).toEqual(['95%', '2.5', '1,200+', '15+']);
    expect(few?.querySelectorAll('li')).toHaveLength(3);
    expect(record(language, null)?.querySelectorAll('li')).toHaveLength(4);
  });

  it('it says from how many cases of which time, and leads to the method', () => {
    const said = {
      th: 'นับจากเคสที่ปิดใน 12 เดือน ถึง 22 พ.ย. 2569 (n = 214) วิธีนับ',
      en: 'Counted from the 214 cases closed in the 12 months to 22 Nov 2026. How we count',
      zh: '统计范围：截至2026年11月22日的12个月内结案的案件（n = 214）。统计方法',
    };
    const shown = record(language, FIGURES);
    expect(read(shown)).toContain(said[language]);
    const prefix = language === 'th' ? '' : `/${language}`;
    expect(shown?.querySelector(`a[href="${prefix}/how-we-count"]`)).not.toBeNull();
    expect(read(record(language, null))).not.toContain('12');
  });

  it('the page of the method shows each figure with what it is counted from', () => {
    const page = pageIn(language, <HowWeCount figures={aSetOfPublicFigures(SHARE)} />);
    const from = {
      th: ['214 เคส', '1,268 จาก 1,310 ฉบับ', '2,430 จาก 2,450 ครั้ง', '198 เคส'],
      en: ['214 cases', '1,268 of 1,310 reports', '2,430 of 2,450 contacts', '198 cases'],
      zh: ['214个案件', '1,310份报告中的1,268份', '2,450次联系中的2,430次', '198个案件'],
    }[language];
    const counted = rows(page).slice(0, 4);
    expect(counted.map((row) => /^[\d.]+%?/.exec(row)?.[0])).toEqual(['61%', '96%', '99%', '2.5']);
    counted.forEach((row, index) => expect(row).toContain(from[index]));
    expect(page.textContent).not.toMatch(/{{|items\.|\bundefined\b/);
  });

  it('it shows no figure that is withheld, and says why where there is none', () => {
    const withheld = rows(pageIn(language, <HowWeCount figures={FIGURES} />));
    expect(withheld.slice(0, 3).map((row) => /^[\d.]+%?/.exec(row)?.[0])).toEqual(['96%', '99%', '2.5']);
    const none = pageIn(language, <HowWeCount figures={null} />);
    expect(rows(none)).toHaveLength(withheld.length - 3);
    expect(read(none)).toMatch(
      { th: /อย่างน้อย 50 เคส/, en: /at least 50 closed cases/, zh: /50件/ }[language],
    );
  });
});
