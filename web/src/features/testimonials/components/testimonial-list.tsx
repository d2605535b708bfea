import type { Testimonial } from '@app/domain/testimonial';
import { useTranslation } from 'react-i18next';
import { GuillocheBand } from '@/components/identity/guilloche';
import { NameText } from '@/components/name-text';
import { useLocalText } from '@/i18n/local-text';
import { cn } from '@/lib/cn';

/** Letters from clients: the newest opened wide, the others beside it. One without a translation is in Thai and says so. */
export function TestimonialList({ testimonials }: { testimonials: readonly Testimonial[] }) {
  if (testimonials.length === 0) return null;
  return (
    <ul
      // Scrolled by the keyboard as well.
      tabIndex={0}
      // On a phone side by side: the first is read, the others are a swipe away.
      className="grid gap-8 max-sm:-mx-5 max-sm:snap-x max-sm:scroll-px-5 max-sm:auto-cols-[86%] max-sm:grid-flow-col max-sm:gap-4 max-sm:overflow-x-auto max-sm:px-5 max-sm:pb-3 lg:grid-cols-12 lg:pb-8"
    >
      {testimonials.map((testimonial, index) => (
        <li
          key={testimonial.id}
          className={cn('shadow-sheet max-sm:snap-start', placeOf(index, testimonials.length))}
        >
          <Letter testimonial={testimonial} large={index === 0} />
        </li>
      ))}
    </ul>
  );
}

/** The first letter is as tall as the two beside it; the third lies over its edge. */
function placeOf(index: number, of: number): string {
  if (of === 1) return 'lg:col-span-9';
  if (index === 0) return cn('lg:col-span-7', of > 2 && 'lg:row-span-2');
  return index === 1
    ? cn('lg:col-span-5', of === 2 && 'lg:self-start')
    : 'lg:z-10 lg:col-span-5 lg:translate-y-8 lg:-ms-16 lg:me-10';
}

function Letter({ testimonial, large }: { testimonial: Testimonial; large: boolean }) {
  const { t } = useTranslation('testimonials');
  const { text, lang } = useLocalText()(testimonial.text, testimonial.text_i18n);
  return (
    <figure
      className={cn(
        'relative isolate flex h-full flex-col overflow-clip rounded-sm border border-rule bg-sheet px-6 pb-5',
        large ? 'sm:px-12 sm:pb-9 lg:pe-24' : 'pt-6 sm:px-8',
      )}
    >
      {large && (
        <GuillocheBand className="-mx-12 mb-7 w-[calc(100%+6rem)] shrink-0 text-brass opacity-60 sm:mb-10 lg:w-[calc(100%+9rem)]" />
      )}
      <Stars rating={testimonial.rating} />
      <blockquote
        lang={lang}
        className={cn(
          'mt-4 grow',
          large ? 'font-heading leading-7 font-semibold sm:text-3xl sm:leading-[1.8]' : 'leading-8',
        )}
      >
        <p>{text}</p>
      </blockquote>
      {lang !== undefined && <p className="mt-4 text-sm text-ink-soft">{t('inThai')}</p>}
      <figcaption lang="th" className={cn('border-t border-rule-strong pt-3', large ? 'mt-8' : 'mt-5')}>
        <span className="block font-semibold">
          <NameText name={testimonial.name} />
        </span>
        <span className="block text-sm leading-6 text-ink-soft">
          <NameText name={testimonial.company} />
        </span>
      </figcaption>
    </figure>
  );
}

const FULL = 5;

function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation('testimonials');
  return (
    <p>
      <span className="sr-only">{t('stars', { rating })}</span>
      <svg aria-hidden viewBox="0 0 120 24" className="h-5 w-auto" stroke="currentColor" strokeWidth="1.25">
        {Array.from({ length: FULL }, (_, index) => (
          <path
            key={index}
            transform={`translate(${index * 24} 0)`}
            d="M12 3.4l2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6L3.3 9.7l6.1-.7z"
            strokeLinejoin="round"
            className={index < rating ? 'fill-seal stroke-seal' : 'fill-none stroke-rule-strong'}
          />
        ))}
      </svg>
    </p>
  );
}
