import { useTranslation } from 'react-i18next';
import { ExampleMark } from '@/components/site/example-mark';
import { useLanguage } from '@/i18n';
import { formatCount } from '@/i18n/format';
import { offer } from '@/offer.config';
import { workOutExample } from './work-out-example';

/**
 * A debt week by week and baht by baht; nothing where the firm gives no figures. On a phone each stage is a separate block, so the
 * roles are spelled out: browsers forget a table that is laid out otherwise.
 */
export function ExampleTable({ from = offer }: { from?: typeof offer }) {
  const { t } = useTranslation('page-costs');
  const language = useLanguage();
  const { tariff, disbursements, durations, exampleClaim } = from;
  if (tariff === null || disbursements === null || durations === null) return null;
  const { stages, paid } = workOutExample(exampleClaim, {
    tariff: tariff.value,
    disbursements: disbursements.value,
    durations: durations.value,
  });
  const count = (amount: number) => formatCount(amount, language);
  const baht = (amount: number) => t('baht', { amount: count(amount) });
  return (
    <div data-offer="example">
      {(tariff.example || disbursements.example || durations.example) && <ExampleMark />}
      <table role="table" className="w-full border-t-2 border-ink max-md:block">
        <caption className="sr-only">{t('example.title', { claim: count(exampleClaim) })}</caption>
        <thead role="rowgroup" className="max-md:sr-only">
          <tr role="row" className="border-b border-rule-strong text-start text-sm text-brass">
            {(['stage', 'weeks', 'cost', 'spent'] as const).map((column) => (
              <th
                key={column}
                role="columnheader"
                scope="col"
                className="py-2 pe-4 text-start font-medium last:pe-0"
              >
                {t(`example.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:block">
          {stages.map(({ stage, weeks, cost, spent }) => (
            <tr
              key={stage}
              role="row"
              className="border-b border-rule align-top max-md:grid max-md:grid-cols-3 max-md:gap-x-4 max-md:gap-y-2 max-md:py-4"
            >
              <th
                role="rowheader"
                scope="row"
                className="text-start font-normal max-md:col-span-3 md:py-4 md:pe-8"
              >
                <span className="block font-heading text-lg leading-7 font-semibold">
                  {t(`example.stages.${stage}.title`)}
                </span>
                <span className="block max-w-[52ch]">{t(`example.stages.${stage}.text`)}</span>
                <span className="mt-1 block max-w-[52ch] border-s-2 border-seal ps-3 text-sm leading-6 text-ink-soft">
                  {t(`example.stages.${stage}.stop`)}
                </span>
              </th>
              <Amount label={t('example.columns.weeks')} text={t('example.weeks', weeks)} />
              <Amount label={t('example.columns.cost')} text={cost === 0 ? '\u2013' : baht(cost)} />
              <Amount label={t('example.columns.spent')} text={baht(spent)} strong />
            </tr>
          ))}
        </tbody>
      </table>
      <h3 className="mt-8 text-xl">{t('example.paid.title')}</h3>
      <p className="mt-2 max-w-[62ch]">
        {t('example.paid.text', {
          claim: count(exampleClaim),
          from: tariff.value.success.from,
          to: tariff.value.success.to,
          vat: tariff.value.vat,
          least: count(paid.least.fee),
          most: count(paid.most.fee),
          worst: count(paid.most.left),
          best: count(paid.least.left),
        })}
      </p>
      <p className="mt-3 max-w-[62ch]">{t('example.court')}</p>
    </div>
  );
}

function Amount({ label, text, strong = false }: { label: string; text: string; strong?: boolean }) {
  return (
    <td role="cell" className="figures md:py-4 md:pe-4 md:whitespace-nowrap md:last:pe-0">
      <span className="block text-sm text-brass md:hidden">{label}</span>
      {strong ? <strong className="font-semibold">{text}</strong> : text}
    </td>
  );
}
