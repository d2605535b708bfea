import { preferencesSchema } from '@app/domain/preferences';
import { paths } from '@app/domain/paths';
import type { Live } from '../live/connection.ts';
import { useDocument } from '../live/use-document.ts';
import { nothing, type Settled } from './preferences.ts';

/** A person's preferences, live; in the portal. */
export function usePreferences(uid: string): Live<Settled> {
  const live = useDocument(paths.preferences(uid), preferencesSchema);
  return live.status === 'ready' ? { ...live, data: live.data ?? nothing() } : live;
}
