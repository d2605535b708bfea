import { useTranslation } from 'react-i18next';
import { cn } from '@/lib/cn';
import { site } from '@/site.config';

type SocialId = (typeof site.social)[number]['id'];

/** Drawn in lines, as everything of the house is (`styles/signs.css`). */
const SIGNS: Record<SocialId, string> = {
  facebook: 'sign-facebook',
  x: 'sign-x',
  instagram: 'sign-instagram',
  linkedin: 'sign-linkedin',
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
            <span aria-hidden className={cn('engraved size-5', SIGNS[id])} />
          </a>
        </li>
      ))}
    </ul>
  );
}
