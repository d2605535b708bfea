import type { ReactNode } from 'react';
import { withoutPlace } from '@/lib/list/list-state';
import { useOpenTab } from '@/lib/list/use-open-tab';
import { useViewAddress } from '@/lib/list/view-address';
import { Tabs, TabsContent, TabsList, TabsTrigger } from './ui/tabs';

interface Tab<Id extends string> {
  id: Id;
  label: string;
  /** undefined while it is being counted. */
  count: number | undefined;
}

interface TabbedSheetProps<Id extends string> {
  label: string;
  /** The first is the default. */
  tabs: readonly Tab<Id>[];
  children: (open: Id) => ReactNode;
}

/** A sheet under file tabs, each with its count. The open tab is kept in the URL, so that Back and links restore it. */
export function TabbedSheet<Id extends string>({ label, tabs, children }: TabbedSheetProps<Id>) {
  const [search, setSearch] = useViewAddress();
  const open = useOpenTab(
    tabs.map(({ id }) => id),
    tabs[0]?.id,
  );
  if (open === undefined) return null;
  return (
    <Tabs
      value={open}
      onValueChange={(id) => {
        // What was searched for goes along; a place in another tab's list means nothing here.
        const next = withoutPlace(search);
        next.delete('tab');
        if (id !== tabs[0]?.id) next.set('tab', id);
        setSearch(next, { replace: true });
      }}
    >
      <TabsList aria-label={label}>
        {tabs.map(({ id, label: name, count }) => (
          <TabsTrigger key={id} value={id}>
            {name}
            <span className="rounded-sm border border-rule-strong px-1.5 text-sm leading-5.5 font-normal figures">
              {count ?? '–'}
            </span>
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent
        value={open}
        className="rounded-lg rounded-ss-none border border-rule bg-sheet shadow-sheet"
      >
        {children(open)}
      </TabsContent>
    </Tabs>
  );
}
