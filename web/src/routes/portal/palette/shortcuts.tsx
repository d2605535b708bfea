import { useTranslation } from 'react-i18next';
import { areKeysOn } from '@/lib/page/use-shortcut';

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The keys of the portal. */
export function Shortcuts() {
  const { t } = useTranslation('palette');
  const mod = isMac() ? '⌘' : 'Ctrl';
  const singleKeys: [string, string[]][] = [
    [t('keys.search'), ['/']],
    [t('keys.next'), ['J']],
    [t('keys.previous'), ['K']],
  ];
  const keys: [string, string[]][] = [
    [t('keys.palette'), [mod, 'K']],
    ...(areKeysOn() ? singleKeys : []),
    [t('keys.open'), ['Enter']],
    [t('keys.save'), [mod, 'S']],
    [t('keys.close'), ['Esc']],
  ];
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2.5 overflow-y-auto px-5 py-4">
      {keys.map(([what, pressed]) => (
        <div key={what} className="col-span-2 grid grid-cols-subgrid items-center">
          <dt>{what}</dt>
          <dd className="flex gap-1.5">
            {pressed.map((key) => (
              <Key key={key}>{key}</Key>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** How the palette itself is worked, at its foot; a screen reader says it by the roles. */
export function Hints() {
  const { t } = useTranslation('palette');
  const hints: [string[], string][] = [
    [['↑', '↓'], t('hint.move')],
    [['Enter'], t('hint.choose')],
    [['Esc'], t('hint.close')],
  ];
  return (
    <p
      aria-hidden
      className="hidden shrink-0 flex-wrap gap-x-5 border-t border-rule px-4 py-2 text-sm text-ink-soft sm:flex"
    >
      {hints.map(([keys, what]) => (
        <span key={what} className="inline-flex items-center gap-2">
          {keys.map((key) => (
            <Key key={key}>{key}</Key>
          ))}
          {what}
        </span>
      ))}
    </p>
  );
}

function Key({ children }: { children: string }) {
  return (
    <kbd className="min-w-7 rounded-sm border border-rule-strong px-1.5 text-center font-body text-sm leading-6 text-ink-soft">
      {children}
    </kbd>
  );
}
