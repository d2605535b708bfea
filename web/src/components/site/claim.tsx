import { useTranslation } from 'react-i18next';
import { claims, type ClaimId } from '@/claims.config';
import { useLanguage } from '@/i18n';
import { cn } from '@/lib/cn';

/** The marks of a learned note, in the order that printers keep. */
const MARKS: Record<ClaimId, string> = {
  experience: '*',
  casesWon: '\u2020',
  clients: '\u2021',
  provinces: '\u00a7',
  badDebt: '\u00b6',
  fieldTeam: '**',
  countries: '\u2020\u2020',
  noWinNoFee: '\u2021\u2021',
};

const noteId = (id: ClaimId) => `note-${id}`;

/** A figure that the firm claims; its mark leads to the note that says what it rests on. */
export function Claim({ id }: { id: ClaimId }) {
  const { t } = useTranslation('site');
  return (
    <span className="whitespace-nowrap">
      {claims[id].figure}
      <sup className="static align-[calc(0.72em-0.72*clamp(0.8rem,0.35em,1.75rem))] text-[1em] leading-0">
        <a
          href={`#${noteId(id)}`}
          aria-label={t('kit.basis', { figure: claims[id].figure })}
          className="relative ms-[0.15em] font-body text-[clamp(0.8rem,0.35em,1.75rem)] font-medium text-brass no-underline after:absolute after:-inset-x-2 after:-inset-y-3 hover:underline"
        >
          {MARKS[id]}
        </a>
      </sup>
    </span>
  );
}

/** The notes of a page that is long on a phone: folded there, and opened by the mark that leads to one; open on wider screens. */
export function FoldedNotes({ ids, className }: { ids: readonly ClaimId[]; className?: string }) {
  const { t } = useTranslation('site');
  return (
    <details className="group sm:[&::details-content]:[content-visibility:visible]">
      <summary className="min-h-11 py-2 text-sm font-medium text-brass underline underline-offset-4 sm:supports-[selector(::details-content)]:hidden">
        {t('kit.notes')}
      </summary>
      <ClaimNotes ids={ids} {...(className === undefined ? {} : { className })} />
    </details>
  );
}

/** What the claims of a page rest on; each note once a page. */
export function ClaimNotes({ ids, className }: { ids: readonly ClaimId[]; className?: string }) {
  const language = useLanguage();
  return (
    <ul className={cn('grid gap-3 text-sm leading-6 text-pretty text-ink-soft', className)}>
      {ids.map((id) => (
        <li
          key={id}
          id={noteId(id)}
          className="grid scroll-mt-28 grid-cols-[1.25rem_minmax(0,1fr)] target:bg-seal-wash"
        >
          <span aria-hidden className="font-medium text-brass">
            {MARKS[id]}
          </span>
          <span>{claims[id].basis[language]}</span>
        </li>
      ))}
    </ul>
  );
}
