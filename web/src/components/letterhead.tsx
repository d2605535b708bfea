import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '@/components/identity/brand-mark';
import { BrandName } from '@/components/identity/brand-name';
import { registrationLines } from '@/components/site/registrations';
import { useLanguage } from '@/i18n';
import { site } from '@/site.config';

/** The firm's name, address and registration numbers at the top of a sheet for printing. @param children on the right: what the sheet is */
export function Letterhead({ children }: { children: ReactNode }) {
  const { t } = useTranslation('cases');
  const language = useLanguage();
  const registrations = registrationLines(language).map(({ number }) => number);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 p-5 pb-4 deed-rule">
      <div className="flex min-w-0 items-start gap-3">
        <BrandMark className="mt-0.5 size-10 shrink-0" />
        <p className="grid min-w-0">
          <span className="font-heading font-semibold">
            <BrandName />
          </span>
          <span className="text-sm text-ink-soft">{site.address[language]}</span>
          <span className="text-sm text-ink-soft figures">
            {site.phoneText[language]} · {site.email}
          </span>
          {registrations.length > 0 && (
            <span className="text-sm text-ink-soft figures">
              {t('registration')} {registrations.join(', ')}
            </span>
          )}
        </p>
      </div>
      {children}
    </div>
  );
}
