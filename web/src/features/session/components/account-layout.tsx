import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthLayout } from '@/components/auth-layout';
import { LanguageSwitch } from '@/components/language-switch';
import { useLanguage } from '@/i18n';
import { links } from '@/lib/navigation/links';
import { site } from '@/site.config';

interface AccountLayoutProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** The frame of every page that has to do with an account, header and footer left out (requirements section 2). */
export function AccountLayout({ title, lead, children }: AccountLayoutProps) {
  const { t } = useTranslation('session');
  const language = useLanguage();
  return (
    <AuthLayout
      title={title}
      lead={lead}
      brand={site.name[language]}
      homeLink={links.home}
      corner={<LanguageSwitch />}
      noScript={t('noScript', { phone: site.phoneText[language] })}
      panel={{
        line: t('panel.line1'),
        text: t('panel.line2'),
        points: [t('panel.point1'), t('panel.point2'), t('panel.point3')],
      }}
    >
      {children}
    </AuthLayout>
  );
}
