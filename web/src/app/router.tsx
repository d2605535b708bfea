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

const NotFound = lazy(() => import('@/routes/portal/not-found'));
const Login = lazy(() => import('@/routes/account/login'));
const Register = lazy(() => import('@/routes/account/register'));
const ForgotPassword = lazy(() => import('@/routes/account/forgot-password'));
const AuthAction = lazy(() => import('@/routes/account/auth-action'));
const PartnerRegistration = lazy(() => import('@/routes/account/partner-registration'));

const CustomerArea = lazy(() => import('@/routes/portal/customer/area'));
const CustomerDashboard = lazy(() => import('@/routes/portal/customer/dashboard'));
const NewCase = lazy(() => import('@/routes/portal/customer/new-case'));
const CustomerCase = lazy(() => import('@/routes/portal/customer/case'));

const ProfileArea = lazy(() => import('@/routes/portal/profile-area'));
const CustomerProfile = lazy(() => import('@/routes/portal/customer/profile'));
const Notifications = lazy(() => import('@/routes/portal/notifications'));
const Settings = lazy(() => import('@/routes/portal/settings'));

const PartnerArea = lazy(() => import('@/routes/portal/partner/area'));
const PartnerDashboard = lazy(() => import('@/routes/portal/partner/dashboard'));
const PartnerCase = lazy(() => import('@/routes/portal/partner/case'));
const PartnerProfile = lazy(() => import('@/routes/portal/partner/profile'));

const AdminArea = lazy(() => import('@/routes/portal/admin/area'));
const AdminDashboard = lazy(() => import('@/routes/portal/admin/dashboard'));
const AdminPartners = lazy(() => import('@/routes/portal/admin/partners'));
const AdminPartner = lazy(() => import('@/routes/portal/admin/partner'));
const AdminCases = lazy(() => import('@/routes/portal/admin/cases'));
const AdminCase = lazy(() => import('@/routes/portal/admin/case'));
const AdminBlog = lazy(() => import('@/routes/portal/admin/blog'));
const AdminNewPost = lazy(() => import('@/routes/portal/admin/new-post'));
const AdminEditPost = lazy(() => import('@/routes/portal/admin/edit-post'));
const AdminContactMessages = lazy(() => import('@/routes/portal/admin/contact-messages'));
const AdminNewsletterSubscriptions = lazy(() => import('@/routes/portal/admin/newsletter-subscriptions'));

/** An address that is none of these screens: a public page, which is a document of its own, or nothing at all. */
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

/** The table of screens (SPEC section 2): one guard for each audience, one shell for each area. */
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

        <Route element={<CustomerGuard />}>
          <Route element={<CustomerArea />}>
            <Route path={links.customer.dashboard} element={<CustomerDashboard />} />
            <Route path={links.customer.newCase} element={<NewCase />} />
            <Route path={links.customer.case(':caseId')} element={<CustomerCase />} />
          </Route>
        </Route>

        <Route element={<SignedInGuard />}>
          <Route element={<ProfileArea />}>
            <Route path={links.notifications} element={<Notifications />} />
            <Route path={links.customer.settings} element={<Settings />} />
            <Route element={<ProfileGuard />}>
              <Route path={links.customer.profile} element={<CustomerProfile />} />
            </Route>
          </Route>
        </Route>

        <Route element={<PartnerGuard />}>
          <Route element={<PartnerArea />}>
            <Route path={links.partner.dashboard} element={<PartnerDashboard />} />
            <Route path={links.partner.case(':caseId')} element={<PartnerCase />} />
            <Route path={links.partner.profile} element={<PartnerProfile />} />
          </Route>
        </Route>

        <Route element={<AdminGuard />}>
          <Route element={<AdminArea />}>
            <Route path={links.admin.dashboard} element={<AdminDashboard />} />
            <Route path={links.admin.partners} element={<AdminPartners />} />
            <Route path={links.admin.partner(':partnerId')} element={<AdminPartner />} />
            <Route path={links.admin.cases} element={<AdminCases />} />
            <Route path={links.admin.case(':caseId')} element={<AdminCase />} />
            <Route path={links.admin.blog} element={<AdminBlog />} />
            <Route path={links.admin.newPost} element={<AdminNewPost />} />
            <Route path={`${links.admin.blog}/edit/:slug`} element={<AdminEditPost />} />
            <Route path={links.admin.contactMessages} element={<AdminContactMessages />} />
            <Route path={links.admin.subscriptions} element={<AdminNewsletterSubscriptions />} />
          </Route>
        </Route>

        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </Suspense>
  );
}
