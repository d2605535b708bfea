import { useTranslation } from 'react-i18next';
import { cn } from '@/lib/cn';
import { links } from '@/lib/navigation/links';
import { entryTitle, MENU_GROUPS } from '../header/menu';
import { SiteLink } from '../site-link';

/** What helps a visitor on, beside the services. */
const GUIDES = [
  { id: 'home', to: links.home },
  { id: 'about', to: links.about },
  { id: 'help', to: links.help },
  { id: 'clientChecklist', to: links.clientChecklist },
  { id: 'costs', to: links.costs },
  { id: 'faq', to: links.faq },
  { id: 'blog', to: links.blog },
  { id: 'roadmap', to: links.roadmap },
  { id: 'partner', to: links.partnerInfo },
  { id: 'contact', to: links.contact },
] as const;

interface Column {
  id: string;
  title: string;
  entries: { to: string; label: string }[];
}

/** The site's table of contents, in columns under ruled heads. */
export function FooterIndex({ path, className }: { path: string; className?: string }) {
  const { t } = useTranslation('site');
  const columns: Column[] = [
    ...MENU_GROUPS.map((group) => ({
      id: group.id,
      title: t(`header.groups.${group.id}.title`),
      entries: group.entries.map(({ id, to }) => ({
        to,
        label: t(entryTitle(group.id, id)),
      })),
    })),
    {
      id: 'guides',
      title: t('footer.guides.title'),
      entries: GUIDES.map(({ id, to }) => ({ to, label: t(`footer.guides.${id}`) })),
    },
  ];
  return (
    <nav aria-label={t('footer.index')} className={className}>
      {columns.map(({ id, title, entries }) => (
        // A phone has the services in its menu.
        <div key={id} className={cn(id === 'guides' ? 'max-sm:col-span-2' : 'max-sm:hidden')}>
          <h2 className="border-b border-cover-brass/60 pb-2 text-base leading-snug text-cover-brass">
            {title}
          </h2>
          <ul className="pt-2 max-sm:columns-2">
            {entries.map(({ to, label }) => (
              <li key={to}>
                <SiteLink
                  to={to}
                  aria-current={to === path ? 'page' : undefined}
                  className="inline-flex min-h-9 items-center py-1 leading-snug underline-offset-4 hover:underline aria-[current]:underline aria-[current]:decoration-cover-brass aria-[current]:decoration-2 pointer-coarse:min-h-11"
                >
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
