import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { focusPart } from '@/lib/page/focus-part';
import { useMark } from '@/lib/page/use-mark';

/** Parts of a case's page, by the ids of their elements. */
const PLACES = {
  status: 'case-work',
  assign: 'case-work',
  note: 'case-note',
  money: 'case-money',
  claim: 'case-claim',
  messages: 'case-messages',
  contacts: 'case-contacts',
  files: 'case-files',
  facts: 'case-facts',
} as const;
export type Jump = keyof typeof PLACES;

/** At the lower edge of a phone: leads to what can be done on a long page. With room beside each other it is not needed. */
export function JumpBar({ jumps }: { jumps: readonly Jump[] }) {
  const { t } = useTranslation('case-tools');
  useMark('data-foot');
  const there = useSyncExternalStore(followPage, () =>
    jumps.filter((jump) => document.getElementById(PLACES[jump])).join(),
  ).split(',');
  return (
    <nav
      aria-label={t('case-tools:jump.label')}
      className="sticky bottom-0 z-20 -mx-4 flex overflow-x-auto border-t border-rule-strong bg-sheet shadow-lifted sm:-mx-6 lg:hidden print:hidden"
    >
      {jumps
        .filter((jump) => there.includes(jump))
        .map((jump) => (
          <button
            key={jump}
            type="button"
            onClick={() => jumpTo(PLACES[jump])}
            className="min-h-13 flex-1 border-s border-rule px-1.5 text-sm font-semibold first:border-s-0 hover:bg-fold focus-visible:-outline-offset-2"
          >
            {t(`case-tools:jump.${jump}`)}
          </button>
        ))}
    </nav>
  );
}

/** Parts come later than the page, and some only once there is something in them. */
function followPage(tell: () => void): () => void {
  const changes = new MutationObserver(tell);
  changes.observe(document.body, { childList: true, subtree: true });
  return () => changes.disconnect();
}

/** Brings a part of the page to its top and puts the keyboard on its first control that takes it, else on the part. */
function jumpTo(id: string): void {
  const place = document.getElementById(id);
  if (place === null) return;
  place.scrollIntoView();
  const controls = place.querySelectorAll<HTMLElement>('textarea, select, input, button, a');
  const isTaken = [...controls].some((control) => {
    control.focus({ preventScroll: true });
    return document.activeElement === control;
  });
  if (!isTaken) focusPart(place);
}
