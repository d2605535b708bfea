import type { PublicFigures } from '@app/domain/public-figures';
import type { Testimonial } from '@app/domain/testimonial';
import { useTranslation } from 'react-i18next';
import { ConsultCall } from '@/components/site/consult-call';
import { Section } from '@/components/site/section';
import { TestimonialList } from '@/features/testimonials/components/testimonial-list';
import { Hero } from './home/hero';
import { Reasons } from './home/reasons';
import { RecordCover } from './home/record-cover';
import { ServiceDrawer } from './home/service-drawer';

interface HomeProps {
  testimonials: readonly Testimonial[];
  figures: PublicFigures | null;
}

/** The front page. Testimonials and counted figures are data: brought up to date after the page is shown. */
export default function Home({ testimonials, figures }: HomeProps) {
  const { t } = useTranslation('page-home');
  return (
    <>
      <Hero />
      <RecordCover figures={figures} />
      <Reasons />
      <ServiceDrawer />
      <div data-fresh="testimonials">
        {testimonials.length > 0 && (
          <Section label={t('letters.label')} title={t('letters.title')} wide>
            <div data-live="testimonials">
              <TestimonialList testimonials={testimonials} />
            </div>
          </Section>
        )}
      </div>
      <ConsultCall title={t('call.title')} text={t('call.text')} />
    </>
  );
}
