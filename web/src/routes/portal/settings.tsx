import { useTranslation } from 'react-i18next';
import { Page } from '@/components/page';
import { KeysSheet } from '@/features/settings/components/keys-sheet';
import { KindSwitches } from '@/features/settings/components/kind-switches';
import { LanguageSheet } from '@/features/settings/components/language-sheet';
import { MailSwitches } from '@/features/settings/components/mail-switches';
import { ThemeSheet } from '@/features/settings/components/theme-sheet';
import { actorOf } from '@/lib/session/actor';
import { useSignedIn } from '@/lib/session/session';
import { OwnDataPart } from './own-data-part';

/** `/dashboard/settings`, for everybody who is signed in: language, theme, keys, which notifications and emails one wants, and the own data. */
export default function Settings() {
  const { t } = useTranslation('headings');
  const now = useSignedIn();
  return (
    <Page title={t('settings.title')} lead={t('settings.lead')}>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <KindSwitches uid={now.uid} actor={actorOf(now)} />
        <div className="grid gap-6">
          <MailSwitches uid={now.uid} actor={actorOf(now)} />
          <LanguageSheet />
          <ThemeSheet />
          <KeysSheet />
          <OwnDataPart uid={now.uid} />
        </div>
      </div>
    </Page>
  );
}
