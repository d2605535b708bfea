import { useTranslation } from 'react-i18next';
import { SERVICE_NAMES } from '@/components/site/service-names';
import { SiteLink } from '@/components/site/site-link';
import { type LineId, lineOf, numberText } from './register';

/** What happened, and the line of the register that answers it. */
const EVENTS = [
  { n: 1, line: 'corporate' },
  { n: 2, line: 'badDebt' },
  { n: 3, line: 'privateDetective' },
  { n: 4, line: 'litigation' },
  { n: 5, line: 'fraud' },
  { n: 6, line: 'lawyers' },
  { n: 7, line: 'legalCollection' },
  { n: 8, line: 'divorce' },
] as const satisfies readonly { n: number; line: LineId }[];

/** An index as at the end of a book: the entry, a leader, the number of its service. */
export function EventIndex() {
  const { t } = useTranslation(['page-services', 'site']);
  return (
    <ul className="divide-y divide-rule">
      {EVENTS.map(({ n, line }) => {
        const { to, number } = lineOf(line);
        return (
          <li
            key={n}
            className="group relative grid gap-x-3 py-3 sm:flex sm:items-baseline sm:justify-between"
          >
            <p className="max-w-[46ch]">{t(`finder.items.${n}`)}</p>
            <span
              aria-hidden
              className="hidden min-w-8 flex-1 -translate-y-1 border-b border-dotted border-rule-strong sm:block"
            />
            <SiteLink
              to={to}
              className="flex min-h-6 items-baseline gap-3 font-semibold text-seal underline-offset-4 group-hover:underline after:absolute after:inset-0"
            >
              {t(SERVICE_NAMES[line])}
              <span aria-hidden className="font-heading text-brass figures">
                {numberText(number)}
              </span>
            </SiteLink>
          </li>
        );
      })}
    </ul>
  );
}
