import { lazy, Suspense, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { isScreen, links } from '@/lib/links';
import { toasts } from '@/lib/toast';
import {
  AdminGuard,
  CustomerGuard,
  GuestGuard,
  PartnerGuard,
  ProfileGuard,
  SignedInGuard,
} from '@/routes/portal/guards';
import { FullPageSpinner } from '@/routes/account/full-page-spinner';
import { OnNavigation } from './on-navigation';
import { SCREENS, screensAt } from './screens';

const NotFound = lazy(SCREENS.notFound);
const Login = lazy(SCREENS.login);
const Register = lazy(SCREENS.register);
const ForgotPassword = lazy(SCREENS.forgotPassword);
const AuthAction = lazy(SCREENS.authAction);
const PartnerRegistration = lazy(SCREENS.partnerRegistration);
const Inside = lazy(SCREENS.inside);
const CustomerArea = lazy(SCREENS.customerArea);
const CustomerDashboard = lazy(SCREENS.customerDashboard);
const NewCase = lazy(SCREENS.newCase);
const CustomerCase = lazy(SCREENS.customerCase);
const Receipt = lazy(SCREENS.receipt);
const ProfileArea = lazy(SCREENS.profileArea);
const CustomerProfile = lazy(SCREENS.customerProfile);
const Notifications = lazy(SCREENS.notifications);
const Settings = lazy(SCREENS.settings);
const PartnerArea = lazy(SCREENS.partnerArea);
const PartnerDashboard = lazy(SCREENS.partnerDashboard);
const PartnerCase = lazy(SCREENS.partnerCase);
const PartnerProfile = lazy(SCREENS.partnerProfile);
const AdminArea = lazy(SCREENS.adminArea);
const AdminDashboard = lazy(SCREENS.adminDashboard);
const AdminPartners = lazy(SCREENS.adminPartners);
const AdminPartner = lazy(SCREENS.adminPartner);
const AdminCases = lazy(SCREENS.adminCases);
const AdminCase = lazy(SCREENS.adminCase);
const AdminBlog = lazy(SCREENS.adminBlog);
const AdminNewPost = lazy(SCREENS.adminNewPost);
const AdminEditPost = lazy(SCREENS.adminEditPost);
const AdminContactMessages = lazy(SCREENS.adminContactMessages);
const AdminPrivacy = lazy(SCREENS.adminPrivacy);
const AdminPrivacyRequest = lazy(SCREENS.adminPrivacyRequest);
const AdminAudit = lazy(SCREENS.adminAudit);
const AdminNewsletterSubscriptions = lazy(SCREENS.adminNewsletterSubscriptions);

const AskAhead = lazy(async () => ({ default: (await SCREENS.inside()).AskAhead }));

/** Asks for the data of the screen at the present address. */
function Ahead({ uid }: { uid: string }) {
  const { pathname } = useLocation();
  const screen = screensAt(pathname).at(-1);
  return screen && <AskAhead uid={uid} load={SCREENS[screen]} />;
}

/** An address that is none of these screens: a public page, which is a separate document, or an unknown address. */
function Elsewhere() {
  const { pathname } = useLocation();
  const leaves = !isScreen(pathname);
  useEffect(() => {
    if (!leaves) return;
    toasts.handOver();
    // Not `replace`: to an address with a hash that would be no navigation.
    location.reload();
  }, [leaves]);
  return leaves ? <FullPageSpinner /> : <NotFound />;
}

/** Encoded ends of lines. No pattern of the router goes past one, not even `*`. */
const LINE_END = /%0a|%0d|%e2%80%a[89]/i;

/** The table of screens (requirements section 2): one guard for each audience, which draws the frame of its area. */
export function AppRoutes() {
  const { pathname } = useLocation();
  if (LINE_END.test(pathname)) {
    return (
      <Suspense fallback={<FullPageSpinner />}>
        <Elsewhere />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<FullPageSpinner />}>
      <OnNavigation />
      <Routes>
        <Route element={<GuestGuard />}>
          <Route path={links.login} element={<Login />} />
        </Route>
        <Route path={links.register} element={<Register />} />
        <Route path={links.forgotPassword} element={<ForgotPassword />} />
        <Route path={links.authAction} element={<AuthAction />} />
        <Route path={links.partnerRegistration} element={<PartnerRegistration />} />
        <Route path={links.partnerRegister} element={<PartnerRegistration />} />

        <Route element={<CustomerGuard frame={CustomerArea} ahead={Ahead} />}>
          <Route element={<Inside />}>
            <Route path={links.customer.dashboard} element={<CustomerDashboard />} />
            <Route path={links.customer.newCase} element={<NewCase />} />
            <Route path={links.customer.case(':caseId')} element={<CustomerCase />} />
            <Route path={links.customer.receipt(':caseId')} element={<Receipt />} />
          </Route>
        </Route>

        <Route element={<SignedInGuard frame={ProfileArea} ahead={Ahead} />}>
          <Route element={<Inside />}>
            <Route path={links.notifications} element={<Notifications />} />
            <Route path={links.customer.settings} element={<Settings />} />
            <Route element={<ProfileGuard />}>
              <Route path={links.customer.profile} element={<CustomerProfile />} />
            </Route>
          </Route>
        </Route>

        <Route element={<PartnerGuard frame={PartnerArea} ahead={Ahead} />}>
          <Route element={<Inside />}>
            <Route path={links.partner.dashboard} element={<PartnerDashboard />} />
            <Route path={links.partner.case(':caseId')} element={<PartnerCase />} />
            <Route path={links.partner.profile} element={<PartnerProfile />} />
          </Route>
        </Route>

        <Route element={<AdminGuard frame={AdminArea} ahead={Ahead} />}>
          <Route element={<Inside />}>
            <Route path={links.admin.dashboard} element={<AdminDashboard />} />
            <Route path={links.admin.partners} element={<AdminPartners />} />
            <Route path={links.admin.partner(':partnerId')} element={<AdminPartner />} />
            <Route path={links.admin.cases} element={<AdminCases />} />
            <Route path={links.admin.case(':caseId')} element={<AdminCase />} />
            <Route path={links.admin.blog} element={<AdminBlog />} />
            <Route path={links.admin.newPost} element={<AdminNewPost />} />
            <Route path={`${links.admin.blog}/edit/:slug`} element={<AdminEditPost />} />
            <Route path={links.admin.contactMessages} element={<AdminContactMessages />} />
            <Route path={links.admin.privacy} element={<AdminPrivacy />} />
            <Route path={links.admin.privacyRequest(':userId')} element={<AdminPrivacyRequest />} />
            <Route path={links.admin.audit} element={<AdminAudit />} />
            <Route path={links.admin.subscriptions} element={<AdminNewsletterSubscriptions />} />
          </Route>
        </Route>

        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </Suspense>
  );
}
