import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { links } from '@/lib/links';
import { AdminGuard, CustomerGuard, GuestGuard, PartnerGuard } from '@/routes/portal/guards';
import { FullPageSpinner } from '@/routes/site/full-page-spinner';
import { OnNavigation } from './on-navigation';

const Home = lazy(() => import('@/routes/site/home'));
const NotFound = lazy(() => import('@/routes/site/not-found'));
const Login = lazy(() => import('@/routes/site/login'));
const Register = lazy(() => import('@/routes/site/register'));
const ForgotPassword = lazy(() => import('@/routes/site/forgot-password'));
const AuthAction = lazy(() => import('@/routes/site/auth-action'));
const PartnerRegistration = lazy(() => import('@/routes/site/partner-registration'));

const CustomerArea = lazy(() => import('@/routes/portal/customer/area'));
const CustomerDashboard = lazy(() => import('@/routes/portal/customer/dashboard'));
const NewCase = lazy(() => import('@/routes/portal/customer/new-case'));
const CustomerCase = lazy(() => import('@/routes/portal/customer/case'));

const PartnerArea = lazy(() => import('@/routes/portal/partner/area'));
const PartnerDashboard = lazy(() => import('@/routes/portal/partner/dashboard'));
const PartnerCase = lazy(() => import('@/routes/portal/partner/case'));

const AdminArea = lazy(() => import('@/routes/portal/admin/area'));
const AdminDashboard = lazy(() => import('@/routes/portal/admin/dashboard'));
const AdminPartners = lazy(() => import('@/routes/portal/admin/partners'));
const AdminPartner = lazy(() => import('@/routes/portal/admin/partner'));
const AdminCases = lazy(() => import('@/routes/portal/admin/cases'));
const AdminCase = lazy(() => import('@/routes/portal/admin/case'));

/** The table of routes (SPEC section 2): one guard for each audience, one shell for each area. */
export function AppRoutes() {
  return (
    <Suspense fallback={<FullPageSpinner />}>
      <OnNavigation />
      <Routes>
        <Route path={links.home} element={<Home />} />
        <Route element={<GuestGuard />}>
          <Route path={links.login} element={<Login />} />
        </Route>
        <Route path={links.register} element={<Register />} />
        <Route path={links.forgotPassword} element={<ForgotPassword />} />
        <Route path={links.authAction} element={<AuthAction />} />
        <Route path={links.partnerRegistration} element={<PartnerRegistration />} />
        <Route path="/partner/register" element={<PartnerRegistration />} />

        <Route element={<CustomerGuard />}>
          <Route element={<CustomerArea />}>
            <Route path={links.customer.dashboard} element={<CustomerDashboard />} />
            <Route path={links.customer.newCase} element={<NewCase />} />
            <Route path={links.customer.case(':caseId')} element={<CustomerCase />} />
          </Route>
        </Route>

        <Route element={<PartnerGuard />}>
          <Route element={<PartnerArea />}>
            <Route path={links.partner.dashboard} element={<PartnerDashboard />} />
            <Route path={links.partner.case(':caseId')} element={<PartnerCase />} />
          </Route>
        </Route>

        <Route element={<AdminGuard />}>
          <Route element={<AdminArea />}>
            <Route path={links.admin.dashboard} element={<AdminDashboard />} />
            <Route path={links.admin.partners} element={<AdminPartners />} />
            <Route path={links.admin.partner(':partnerId')} element={<AdminPartner />} />
            <Route path={links.admin.cases} element={<AdminCases />} />
            <Route path={links.admin.case(':caseId')} element={<AdminCase />} />
          </Route>
        </Route>

        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}
