import { Keyboard, Search, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Popup } from '@/components/lazy-popup';
import type { MenuEntry } from '@/components/menu-entries';
import { Button } from '@/components/ui/button';
import { Command, CommandDialog, CommandInput, CommandItem, CommandList } from '@/components/ui/command';
import { useRested } from '@/lib/list/use-rested';
import { ICONS, useFound } from './found';
import { ChoiceGroup, FoundGroup } from './groups';
import { matchesTyped } from './matches-typed';
import { Hints, Shortcuts } from './shortcuts';
import { useActions, usePages, type Choice } from './use-actions';

/** Typing rests this long before cases are asked for, in ms; as in the lists. */
const PAUSE = 200;
const MAX_LENGTH = 100;

/**
 * Everything by its name: pages, cases, partners, actions (decision 154). What is chosen happens when the dialog is gone
 * and the focus is where it was, so that a new page takes it as after any link.
 */
export function CommandPalette({ popup, menu }: { popup: Popup; menu: readonly MenuEntry[] }) {
  const { t } = useTranslation(['palette', 'common']);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const setOpen = popup.root.onOpenChange;
  const [isHelp, setHelp] = useState(false);
  const [typed, setTyped] = useState('');
  const before = useRef<Element>(null);
  const chosen = useRef<Pick<Choice, 'to' | 'run'>>({});

  const choose = (choice: Pick<Choice, 'to' | 'run'>) => {
    chosen.current = choice;
    setOpen(false);
  };
  return (
    <CommandDialog
      trigger={popup.anchor}
      title={t('headings:palette.title')}
      {...popup.root}
      {...popup.content}
      onOpenAutoFocus={() => {
        before.current = document.activeElement;
        chosen.current = {};
        setTyped('');
        setHelp(false);
      }}
      onKeyDown={(event) => {
        if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyK') return;
        event.preventDefault();
        setOpen(false);
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        const { to, run } = chosen.current;
        // The page that is open already does not take the focus a second time.
        if ((to === undefined || to === pathname) && before.current instanceof HTMLElement)
          before.current.focus();
        if (to !== undefined) void navigate(to);
        run?.();
      }}
    >
      {isHelp ? (
        <>
          <div className="flex min-h-14 items-center justify-between gap-4 border-b border-rule ps-5 pe-2">
            <h2 className="text-lg">{t('palette:shortcuts')}</h2>
            <Close onClose={() => setOpen(false)} />
          </div>
          <Shortcuts />
        </>
      ) : (
        <Command label={t('headings:palette.title')}>
          <div className="flex shrink-0 items-center gap-3 border-b border-rule ps-4 pe-2">
            <Search aria-hidden className="size-5 shrink-0 text-ink-soft" />
            <CommandInput
              value={typed}
              onValueChange={(text) => setTyped(text.slice(0, MAX_LENGTH))}
              placeholder={t('palette:placeholder')}
            />
            <Close onClose={() => setOpen(false)} />
          </div>
          <Choices menu={menu} typed={typed} onChoose={choose} onHelp={() => setHelp(true)} />
          <Hints />
        </Command>
      )}
    </CommandDialog>
  );
}

function Close({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('common');
  return (
    <Button variant="ghost" size="icon" aria-label={t('close')} onClick={onClose}>
      <X aria-hidden />
    </Button>
  );
}

interface ChoicesProps {
  menu: readonly MenuEntry[];
  typed: string;
  onChoose: (choice: Pick<Choice, 'to' | 'run'>) => void;
  onHelp: () => void;
}

function Choices({ menu, typed, onChoose, onHelp }: ChoicesProps) {
  const { t } = useTranslation('palette');
  const search = useRested(typed.trim(), PAUSE);
  const isResting = search === typed.trim();
  // What was found for other words is not offered under these.
  const { cases, partners, isRunning, failed, isPartial } = useFound(isResting ? search : '');
  const matching = (choices: Choice[]) => choices.filter(({ label }) => matchesTyped(typed, label));
  const pages = matching(usePages(menu));
  const actions = matching(useActions());
  const help = matchesTyped(typed, t('shortcuts'));
  const isWaiting = typed.trim() !== '' && (!isResting || isRunning);
  const nothing = [cases, partners, pages, actions].every(({ length }) => length === 0) && !help;
  return (
    <>
      <CommandList label={t('headings:palette.title')} className="grow">
        {cases.length > 0 && (
          <FoundGroup heading={t('cases')} icon={ICONS.cases} found={cases} onChoose={onChoose} />
        )}
        {partners.length > 0 && (
          <FoundGroup heading={t('partners')} icon={ICONS.partners} found={partners} onChoose={onChoose} />
        )}
        {pages.length > 0 && <ChoiceGroup heading={t('pages')} choices={pages} onChoose={onChoose} />}
        {(actions.length > 0 || help) && (
          <ChoiceGroup heading={t('actions')} choices={actions} onChoose={onChoose}>
            {help && (
              <CommandItem value="shortcuts" onSelect={onHelp}>
                <Keyboard aria-hidden />
                {t('shortcuts')}
              </CommandItem>
            )}
          </ChoiceGroup>
        )}
      </CommandList>
      <p role="status" className={nothing || failed ? 'px-5 pb-4 text-ink-soft' : 'sr-only'}>
        {isWaiting
          ? t('searching')
          : failed
            ? t('failed')
            : nothing
              ? t(isPartial ? 'nothingNew' : 'nothing')
              : ''}
      </p>
    </>
  );
}
