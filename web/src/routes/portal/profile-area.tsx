import { useSignedIn } from '@/lib/session';
import AdminArea from './admin/area';
import CustomerArea from './customer/area';

/** The profile stands in the frame of whoever it belongs to. */
export default function ProfileArea() {
  return useSignedIn().profile.role === 'admin' ? <AdminArea /> : <CustomerArea />;
}
