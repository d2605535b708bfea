import { LANGUAGES, type Language } from '@app/domain/language';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { textsIn } from './texts';
import { FirmTariff } from '@/components/site/firm-tariff';
import { PackagePrices } from '@/components/site/package-prices';
import { offer } from '@/offer.config';
import { People } from '@/routes/site/about/people';
import { ExampleTable } from '@/routes/site/costs/example-table';
import { sitePage } from '@/testing/site-page';

const MARK: Record<Language, RegExp> = { th: /ตัวอย่าง ไม่ใช่ราคา/, en: /^Example, not/, zh: /示例，并非/ };

const shown = (language: Language, content: ReactNode) => sitePage(textsIn(language), content);
const own = <Value extends object>(value: Value) => ({ example: false, value });

describe.each(LANGUAGES)('in %s', (language) => {
  it('figures that are not the firm’s own are marked as an example', () => {
    const blocks = [<FirmTariff key="t" />, <PackagePrices key="p" />, <ExampleTable key="e" />];
    for (const block of blocks) expect(shown(language, block).textContent).toMatch(MARK[language]);
  });

  it('the firm’s own are not', () => {
    const { tariff, disbursements, durations, packages } = offer;
    if (!tariff || !disbursements || !durations || !packages) throw new Error('No example to replace.');
    const from = {
      ...offer,
      tariff: own(tariff.value),
      disbursements: own(disbursements.value),
      durations: own(durations.value),
    };
    for (const block of [
      <FirmTariff key="t" tariff={from.tariff} />,
      <PackagePrices key="p" packages={own(packages.value)} />,
      <ExampleTable key="e" from={from} />,
    ]) {
      const { textContent } = shown(language, block);
      expect(textContent).not.toBe('');
      expect(textContent).not.toMatch(MARK[language]);
    }
  });

  it('what the firm has not is not shown', () => {
    for (const block of [
      <FirmTariff key="t" tariff={null} />,
      <PackagePrices key="p" packages={null} />,
      <ExampleTable key="e" from={{ ...offer, tariff: null }} />,
      <People key="n" people={[]} />,
    ])
      expect(shown(language, block).innerHTML).toBe('');
  });

  it('people are shown with their licence', () => {
    const person = {
      name: { th: 'ก ข', en: 'A B', zh: '甲乙' },
      role: { th: 'ทนายความ', en: 'Lawyer', zh: '律师' },
      licence: '1234/2550',
      since: 2007,
      photo: null,
    };
    const { textContent } = shown(language, <People people={[person]} />);
    expect(textContent).toContain(person.name[language]);
    expect(textContent).toContain('1234/2550');
    expect(textContent).toContain(language === 'th' ? '2550' : '2007');
  });

  it('the example follows the claim, the court fee its public rule', () => {
    const text = shown(language, <ExampleTable from={{ ...offer, exampleClaim: 1_000_000 }} />).textContent;
    expect(text).toContain('1,000,000');
    // 20,000 to the court and 1,000 for serving the claim.
    expect(text).toContain('21,000');
    expect(shown(language, <ExampleTable />).textContent).toContain('9,000');
  });
});
