import { useEffect, useState, type ComponentType } from 'react';
import { Outlet } from 'react-router-dom';
import { KeepPlace } from '@/components/keep-place';
import { PortalProviders } from '@/lib/command/portal-providers';

/** What every page of an area needs and its frame does not: the data that are asked for, and where it was left. */
export default function AreaContent() {
  return (
    <PortalProviders>
      <KeepPlace />
      <Outlet />
    </PortalProviders>
  );
}

type Ahead = ComponentType<{ uid: string }>;

interface PrefetchDataProps {
  uid: string;
  /** The code of the screen. */
  load: () => Promise<{ default: unknown; Ahead?: Ahead }>;
}

/**
 * Asks for the data of a screen as soon as its code is there, beside the account's own documents instead of after them
 * (decision 087): what the screen's export `Ahead` asks for, if it has one. Draws nothing.
 */
export function PrefetchData({ uid, load }: PrefetchDataProps) {
  const [found, setFound] = useState<{ load: PrefetchDataProps['load']; Ahead: Ahead }>();
  useEffect(() => {
    load().then(
      ({ Ahead }) => {
        if (Ahead !== undefined) setFound({ load, Ahead });
      },
      // The router, which needs the code as well, says that it did not come.
      () => undefined,
    );
  }, [load]);
  if (found?.load !== load) return null;
  return (
    <PortalProviders>
      <found.Ahead uid={uid} />
    </PortalProviders>
  );
}
