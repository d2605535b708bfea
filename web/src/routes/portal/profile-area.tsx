import { useSignedIn } from '@/lib/session';
import AdminArea from './admin/area';
import CustomerArea from './customer/area';
import PartnerArea from './partner/area';

/** What everybody has (profile, settings, notifications) stands in the frame of whoever it belongs to. */
export default function ProfileArea() {
  const { profile, partner } = useSignedIn();
  if (profile.role === 'admin') return <AdminArea />;
  return partner?.status === 'Approved' ? <PartnerArea /> : <CustomerArea />;
}
