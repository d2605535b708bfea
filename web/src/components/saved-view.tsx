import { Bookmark, BookmarkCheck, BookmarkX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ListState } from '@/lib/list/list-state';
import { savePreferences, type Settled } from '@/lib/session/preferences';
import { usePreferences } from '@/lib/session/use-preferences';
import { useSignedIn } from '@/lib/session/session';
import { useCommand } from '@/lib/command/use-command';
import { Button } from './ui/button';

interface SavedViewProps {
  /** Tells the lists apart. */
  list: string;
  state: ListState;
}

/** One's own view of a list (tab, filters, order, search): kept with the account, one press away on any machine. */
export function SavedView({ list, state }: SavedViewProps) {
  const { t } = useTranslation(['lists', 'problems']);
  const { uid } = useSignedIn();
  const saved = usePreferences(uid).data?.views[list];
  const { busy, send } = useCommand({
    run: (view: string | null) =>
      savePreferences(uid, ({ views }) => ({ views: withView(views, list, view) })),
    done: (_output, view) => ({ title: t(view === null ? 'lists:view.forgotten' : 'lists:view.saved') }),
    failed: t('lists:view.failed'),
  });
  const isOpen = saved === state.view;
  // Nothing to keep, and nothing kept.
  if (saved === undefined && state.view === '') return null;
  return (
    <div className="flex items-center gap-1">
      {saved !== undefined && !isOpen && (
        <Button variant="ghost" size="sm" className="min-h-11" onClick={() => state.setView(saved)}>
          <Bookmark aria-hidden />
          {t('lists:view.mine')}
        </Button>
      )}
      {isOpen ? (
        <Button variant="ghost" size="sm" className="min-h-11" busy={busy} onClick={() => void send(null)}>
          <BookmarkX aria-hidden />
          {t('lists:view.forget')}
        </Button>
      ) : (
        state.view !== '' && (
          <Button
            variant="ghost"
            size="sm"
            className="min-h-11"
            busy={busy}
            onClick={() => void send(state.view)}
          >
            <BookmarkCheck aria-hidden />
            {t('lists:view.save')}
          </Button>
        )
      )}
    </div>
  );
}

function withView(views: Settled['views'], list: string, view: string | null): Settled['views'] {
  const others = Object.entries(views).filter(([name]) => name !== list);
  return Object.fromEntries(view === null ? others : [...others, [list, view]]);
}
