import { useTranslation } from 'react-i18next';
import { Sentence } from '@/components/sentence';
import { LegalNote } from '@/components/site/legal-note';
import { cn } from '@/lib/cn';
import { POLICE_ONLINE } from '@/components/site/public-lines';

/** Each span as the face of a clock, divided as its time is: minutes, hours, days, months. */
const SPANS = [
  { n: 1, marks: 60, urgent: true, word: true },
  { n: 2, marks: 72, urgent: true, word: false },
  { n: 3, marks: 7, urgent: false, word: false },
  { n: 4, marks: 3, urgent: false, word: false },
] as const;

/** The clock that begins with the transfer: four dials on one line, what counts in each under it. */
export function TimeDials() {
  const { t } = useTranslation('page-fraud');
  return (
    <ol className="grid gap-y-10 lg:grid-cols-4 lg:gap-x-8">
      {SPANS.map(({ n, marks, urgent, word }) => (
        <li
          key={n}
          className="relative grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-5 sm:grid-cols-[9.5rem_minmax(0,1fr)] sm:gap-x-8 lg:block"
        >
          <Thread last={n === SPANS.length} />
          <p
            className={cn('relative self-start bg-paper lg:w-fit lg:pe-3', urgent ? 'text-seal' : 'text-ink')}
          >
            <Ring marks={marks} />
            <span className="absolute inset-0 grid place-content-center text-center lg:pe-3">
              <span
                className={cn(
                  'font-heading font-semibold figures',
                  word ? 'text-2xl leading-[1.45] sm:text-3xl' : 'text-4xl leading-none sm:text-5xl',
                )}
              >
                {t(`clock.items.${n}.figure`)}
              </span>
              <span className="mt-1 text-xs leading-5 font-medium sm:text-sm">
                {t(`clock.items.${n}.unit`)}
              </span>
            </span>
          </p>
          <div className="lg:mt-5">
            <h3 className="text-2xl leading-[1.45]">{t(`clock.items.${n}.title`)}</h3>
            <p className="mt-1 max-w-[56ch]">{t(`clock.items.${n}.text`)}</p>
            {n === 2 && (
              <p className="mt-2 font-medium">
                <Sentence
                  text={t('clock.report', { site: POLICE_ONLINE })}
                  components={{
                    online: (
                      <a
                        href={`https://${POLICE_ONLINE}`}
                        className="inline-block min-h-6 text-seal underline underline-offset-4 hover:text-seal-deep"
                      />
                    ),
                  }}
                />
              </p>
            )}
            <LegalNote>{t(`clock.items.${n}.law`)}</LegalNote>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Time goes on to the next dial: downwards on a phone, to the right on a desk. */
function Thread({ last }: { last: boolean }) {
  if (last) return null;
  return (
    <span
      aria-hidden
      className="absolute start-[3.25rem] top-0 -bottom-10 border-s-2 border-dotted border-rule-strong sm:start-[4.75rem] lg:start-0 lg:-end-8 lg:top-[4.75rem] lg:bottom-auto lg:border-s-0 lg:border-t-2"
    />
  );
}

function Ring({ marks }: { marks: number }) {
  const length = (2 * Math.PI * 66) / marks;
  const gap = marks > 12 ? length * 0.55 : 7;
  return (
    <svg
      aria-hidden
      viewBox="0 0 152 152"
      fill="none"
      stroke="currentColor"
      className="size-26 -rotate-90 sm:size-38"
    >
      <circle
        cx="76"
        cy="76"
        r="66"
        strokeWidth="12"
        strokeDasharray={`${(length - gap).toFixed(3)} ${gap.toFixed(3)}`}
      />
      <circle cx="76" cy="76" r="56" strokeWidth="1" />
    </svg>
  );
}
