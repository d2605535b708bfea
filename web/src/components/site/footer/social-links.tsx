import { useTranslation } from 'react-i18next';
import { site } from '@/site.config';

type SocialId = (typeof site.social)[number]['id'];

/** Drawn in lines, as everything of the house is; 24 by 24. */
const SIGNS: Record<SocialId, string> = {
  facebook:
    'M10.2 20.5v-8.2H7.6V9.2h2.6V7.4c0-2.6 1.4-4 3.9-4h2v3.1h-1.6c-.9 0-1.2.4-1.2 1.3v1.4h2.8l-.4 3.1h-2.4v8.2z',
  x: 'M4 4h4.2L20 20h-4.2zM19 4l-6.4 7M5 20l6.5-7.1',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM16.9 6.9v.2',
  linkedin: 'M5 10v10M5 5.4v.2M10.2 20V10M10.2 14.4c0-2.7 1.8-4.4 4.4-4.4s4.4 1.7 4.4 4.4V20',
};

export function SocialLinks({ className }: { className?: string }) {
  const { t } = useTranslation('site');
  return (
    <ul aria-label={t('footer.social')} className={className}>
      {site.social.map(({ id, name, url }) => (
        <li key={id}>
          <a
            href={url}
            aria-label={t('footer.socialOn', { name })}
            className="grid size-11 place-items-center rounded-full border border-on-cover-soft/40 text-on-cover transition-colors hover:border-cover-brass hover:text-cover-brass"
          >
            <svg
              aria-hidden
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinejoin="round"
              strokeLinecap="round"
              className="size-5"
            >
              <path d={SIGNS[id]} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
