import type { PartnerStatus } from '@app/domain/partner';
import type { Role } from '@app/domain/roles';

/** The password of every demo account; it works only on emulators (`assertDemo` in `demo-project.ts`). */
export const DEMO_PASSWORD = 'Demo1234!';

/** A demo account after sign-up and, for an applicant, after the admin's decision. */
export interface Persona {
  uid: string;
  email: string;
  fullName: string;
  role: Role;
  /** Present for an account that has applied as a partner. */
  partner?: { companyName: string; phone: string; status: PartnerStatus };
}

/** The accounts for signing in: the five that the README names, and the other people that they need. */
export const PERSONAS = {
  admin: { uid: 'demo-admin', email: 'admin@example.com', fullName: 'ณัฐวุฒิ ศรีสมบูรณ์', role: 'admin' },
  customer: {
    uid: 'demo-customer',
    email: 'customer@example.com',
    fullName: 'สุภาพร วงศ์เจริญ',
    role: 'customer',
  },
  partner: {
    uid: 'demo-partner',
    email: 'partner@example.com',
    fullName: 'ธนกฤต พิพัฒน์กุล',
    role: 'partner',
    partner: { companyName: 'สำนักงานกฎหมายพิพัฒน์และเพื่อน', phone: '02-555-0141', status: 'Approved' },
  },
  pending: {
    uid: 'demo-pending',
    email: 'pending@example.com',
    fullName: 'กมลชนก ใจดี',
    role: 'customer',
    partner: { companyName: 'บริษัท ล้านนาติดตามหนี้ จำกัด', phone: '053-555-0177', status: 'Pending' },
  },
  rejected: {
    uid: 'demo-rejected',
    email: 'rejected@example.com',
    fullName: 'ปิยะ มั่นคง',
    role: 'customer',
    partner: { companyName: 'หจก. ทวงไว เซอร์วิส', phone: '08-1555-0123', status: 'Rejected' },
  },
  /** A customer whose cases are not assigned yet. */
  secondCustomer: {
    uid: 'demo-customer-2',
    email: 'customer2@example.com',
    fullName: 'อนันต์ ทรัพย์ไพศาล',
    role: 'customer',
  },
  secondPartner: {
    uid: 'demo-partner-2',
    email: 'partner2@example.com',
    fullName: 'วราภรณ์ สุขเกษม',
    role: 'partner',
    partner: { companyName: 'บริษัท อีสานลีกัล จำกัด', phone: '043-555-0162', status: 'Approved' },
  },
} as const satisfies Record<string, Persona>;
