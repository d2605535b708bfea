import { useTranslation } from 'react-i18next';
import { Claim } from '@/components/site/claim';
import { knownKey } from '@/i18n/known-key';
import type { Package, PackageLine } from './packages';

/** What a package has on one line of the comparison. */
export function PackageEntry({ of, line }: { of: Package; line: PackageLine }) {
  const { t } = useTranslation('page-corporate');
  const included: readonly PackageLine[] = of.has;
  if (!included.includes(line)) {
    return (
      <span className="text-ink-soft">
        <span aria-hidden>{'\u2013'}</span>
        <span className="sr-only">{t('packages.none')}</span>
      </span>
    );
  }
  if (of.id === 'international' && line === 'reach') {
    return (
      <>
        <span className="font-heading text-2xl leading-9 font-semibold figures">
          <Claim id="countries" />
        </span>{' '}
        {t('packages.international.countries')}
        <span className="block">{t('packages.international.reach')}</span>
      </>
    );
  }
  // An element, whose words are kept whole.
  return <>{t(knownKey(`packages.${of.id}.${line}`))}</>;
}

/** The stamp on the package that most companies take. */
export function PopularStamp() {
  const { t } = useTranslation('page-corporate');
  return (
    <span className="inline-block -rotate-3 rounded-sm border-2 border-seal bg-sheet px-2.5 pt-1 pb-0.5 font-body text-sm leading-6 font-semibold whitespace-nowrap text-seal outline-1 outline-offset-2 outline-seal">
      {t('packages.popular')}
    </span>
  );
}
