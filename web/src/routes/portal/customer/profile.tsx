import { useTranslation } from 'react-i18next';
import { Page, Sheet } from '@/components/page';
import { WaitingSheet } from '@/components/waiting-sheet';
import { ProfileForm } from '@/features/profile/components/profile-form';
import { withTexts } from '@/i18n/lazy-texts';
import { useSignedIn } from '@/lib/session/session';
import { LatePart } from '../late-part';
import { OwnPapersPart } from '../paper-parts';

const loadPassword = () => import('@/features/profile/components/change-password-sheet');
const loadContact = () =>
  withTexts(['case-life'], () => import('@/features/case-life/components/contact-details-form'));

/** `/dashboard/profile`, for customers and admins: name and picture, the password beside them, and the documents of an application. */
export default function CustomerProfile() {
  const { t } = useTranslation('profile');
  const { uid, email, profile, partner } = useSignedIn();
  return (
    <Page title={t('headings:person.title')} lead={t('headings:person.lead')}>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <Sheet title={t('person.title')}>
          <ProfileForm uid={uid} email={email} profile={profile} />
        </Sheet>
        <LatePart
          load={loadPassword}
          meanwhile={<WaitingSheet title={t('password.title')} />}
          draw={({ ChangePasswordSheet }) => <ChangePasswordSheet email={email} screen="customer" />}
        />
        {profile.role === 'customer' && (
          <LatePart
            load={loadContact}
            draw={({ ContactDetailsSheet }) => <ContactDetailsSheet uid={uid} />}
          />
        )}
      </div>
      {partner !== null && <OwnPapersPart uid={uid} />}
    </Page>
  );
}
