import type { AuditEntry } from '@app/domain/audit';
import type { BlogPost, RenderedPost } from '@app/domain/blog';
import type { Case, CaseUpdate } from '@app/domain/case';
import type { CaseDocument } from '@app/domain/case-document';
import type { CaseEvent } from '@app/domain/case-event';
import type { BoundFile, CaseFile } from '@app/domain/case-file';
import type { Contact } from '@app/domain/contact';
import type { Subscriber } from '@app/domain/newsletter';
import type { Notification } from '@app/domain/notification';
import type { Partner } from '@app/domain/partner';
import { pages } from '@app/domain/paths';
import type { PrivacyRequest } from '@app/domain/privacy-request';
import type { Preferences } from '@app/domain/preferences';
import type { Profile } from '@app/domain/account';
import type { RoadmapStep } from '@app/domain/roadmap';
import { TERMS_VERSION, type Acceptance } from '@app/domain/terms';
import type { Testimonial } from '@app/domain/testimonial';
import { PERSONAS, type Persona } from './personas.ts';

/**
 * Valid documents as Firestore holds them, one function for each collection: exactly the contract's fields, the id
 * outside (it is the path's), times as `Date`. Name what matters to you, leave out the rest. A rules test that writes
 * as a client spreads the result and sets its times to `serverTimestamp()`.
 */
export type Stored<Entity extends { id: string }> = Omit<Entity, 'id'>;

/** The default time of built documents: 10:30 in Bangkok on a working day. */
export const BUILT_AT = new Date('2026-09-14T03:30:00.000Z');

const { customer, partner, admin } = PERSONAS;

export function aProfile(overrides: Partial<Stored<Profile>> = {}): Stored<Profile> {
  return {
    role: customer.role,
    full_name: customer.fullName,
    email: customer.email,
    avatar_url: null,
    created_at: BUILT_AT,
    ...overrides,
  };
}

/** The account's acceptance of the terms in force at sign-up. */
export function anAcceptance(overrides: Partial<Stored<Acceptance>> = {}): Stored<Acceptance> {
  return { terms_version: TERMS_VERSION, accepted_at: BUILT_AT, ...overrides };
}

/** A pending application. */
export function aPartner(overrides: Partial<Stored<Partner>> = {}): Stored<Partner> {
  return {
    user_id: partner.uid,
    company_name: partner.partner.companyName,
    contact_person: partner.fullName,
    phone: partner.partner.phone,
    status: 'Pending',
    created_at: BUILT_AT,
    ...overrides,
  };
}

/** A newly submitted case: not assigned, no files. */
export function aCase(overrides: Partial<Stored<Case>> = {}): Stored<Case> {
  return {
    user_id: customer.uid,
    partner_id: null,
    client_name: customer.email,
    debtor_name: 'บริษัท เค.พี. ก่อสร้าง จำกัด',
    amount: 185_000,
    details: 'ค้างชำระค่าวัสดุก่อสร้างตามใบแจ้งหนี้ 3 ฉบับ ครบกำหนดเมื่อเดือนมิถุนายน ทวงถามทางโทรศัพท์แล้วไม่ชำระ',
    status: 'Submitted',
    file_urls: null,
    created_at: BUILT_AT,
    updated_at: overrides.created_at ?? BUILT_AT,
    ...overrides,
  };
}

/** A note in the history of the case `case_id`. */
export function aCaseUpdate(overrides: Partial<Stored<CaseUpdate>> = {}): Stored<CaseUpdate> {
  return {
    case_id: 'demo-case',
    user_id: partner.uid,
    update_text: 'ส่งหนังสือทวงถามทางไปรษณีย์ลงทะเบียนตอบรับแล้ว ให้เวลาชำระ 15 วันนับแต่วันได้รับหนังสือ',
    created_at: BUILT_AT,
    author_name: partner.fullName,
    author_avatar_url: null,
    ...overrides,
  };
}

/** The fields that the server adds to a note by this person. */
export function authorOf({
  role,
  partner: application,
}: Pick<Persona, 'role' | 'partner'>): Required<Pick<CaseUpdate, 'author_role' | 'author_company'>> {
  return {
    author_role: role,
    author_company: role === 'partner' ? (application?.companyName ?? null) : null,
  };
}

/** An event in the history of the case `case_id`, by default its submission. */
export function aCaseEvent(overrides: Partial<Stored<CaseEvent>> = {}): Stored<CaseEvent> {
  return {
    case_id: 'demo-case',
    kind: 'case_created',
    from_status: null,
    to_status: null,
    from_partner_id: null,
    to_partner_id: null,
    actor_id: customer.uid,
    actor_role: 'customer',
    actor_name: customer.fullName,
    created_at: BUILT_AT,
    ...overrides,
  };
}

/** What the server records of a file when it is bound, as {@link aBoundFile} and {@link aCaseFile} repeat it. */
const FILE_RECORD = {
  path: `case-files/${customer.uid}/1719900000000-agreement.pdf`,
  generation: '1719900000000',
  sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  size: 1_500,
  content_type: 'application/pdf',
  bound_at: BUILT_AT,
  mismatch: null,
} as const;

/** The record that a file is bound to the case `demo-case`. */
export function aBoundFile(overrides: Partial<BoundFile> = {}): BoundFile {
  return { ...FILE_RECORD, case_ids: ['demo-case'], ...overrides };
}

/** The entry of a bound file in the case `demo-case`. */
export function aCaseFile(overrides: Partial<Stored<CaseFile>> = {}): Stored<CaseFile> {
  return { ...FILE_RECORD, case_id: 'demo-case', ...overrides };
}

/** A letter to the debtor that the partner has added to the case `demo-case`. */
export function aCaseDocument(overrides: Partial<Stored<CaseDocument>> = {}): Stored<CaseDocument> {
  return {
    case_id: 'demo-case',
    user_id: partner.uid,
    by_role: 'partner',
    path: `case-files/${partner.uid}/1719900000000-letter.pdf`,
    kind: 'letter',
    label: '',
    created_at: BUILT_AT,
    ...overrides,
  };
}

/** An unread notification to the customer that the partner has written. */
export function aNotification(overrides: Partial<Stored<Notification>> = {}): Stored<Notification> {
  return {
    user_id: customer.uid,
    title: 'มีความคืบหน้าใหม่',
    message: 'มีการเพิ่มอัปเดตในเคสของคุณ',
    is_read: false,
    created_at: BUILT_AT,
    link_to: pages.customerCase('demo-case'),
    kind: 'case_update_added',
    params: { case_id: 'demo-case' },
    ...overrides,
  };
}

export function aSetOfPreferences(overrides: Partial<Stored<Preferences>> = {}): Stored<Preferences> {
  return {
    language: 'en',
    theme: 'dark',
    muted_kinds: ['case_update_added'],
    mail_off: ['case_created'],
    views: { cases: 'status=In+Progress&sort=amount' },
    updated_at: BUILT_AT,
    ...overrides,
  };
}

export function aContact(overrides: Partial<Stored<Contact>> = {}): Stored<Contact> {
  return {
    name: 'วิภาดา แสงทอง',
    email: 'wipada@example.com',
    phone: '081-555-0110',
    subject: 'ขอคำปรึกษาเรื่องลูกหนี้ค้างค่าสินค้า',
    message: 'ลูกหนี้ค้างชำระค่าสินค้าประมาณ 90,000 บาท มาแล้ว 8 เดือน ขอทราบขั้นตอนและค่าใช้จ่ายเบื้องต้นค่ะ',
    is_read: false,
    created_at: BUILT_AT,
    ...overrides,
  };
}

/** The document's id is `await subscriberId(email)` of `@app/domain/newsletter`. */
export function aSubscriber(overrides: Partial<Stored<Subscriber>> = {}): Stored<Subscriber> {
  return { email: 'reader@example.com', subscribed_at: BUILT_AT, ...overrides };
}

export function aBlogPost(overrides: Partial<Stored<BlogPost>> = {}): Stored<BlogPost> {
  return {
    slug: 'อายุความหนี้ที่เจ้าหนี้ควรรู้',
    title: 'อายุความหนี้ที่เจ้าหนี้ควรรู้',
    excerpt: 'หนี้แต่ละประเภทมีอายุความต่างกัน รู้ก่อนฟ้องย่อมได้เปรียบ',
    content: '## อายุความคืออะไร\n\nอายุความคือระยะเวลาที่เจ้าหนี้ต้องใช้สิทธิเรียกร้องของตน',
    image_url: null,
    author_name: admin.fullName,
    author_avatar_url: null,
    published_at: BUILT_AT,
    user_id: admin.uid,
    ...overrides,
  };
}

/** As the function stores it for a text within the limits. */
export function aRenderedPost(overrides: Partial<RenderedPost> = {}): RenderedPost {
  return {
    html: '<div class="article" lang="th"><p>อายุความ</p></div>',
    excess: null,
    renderer_version: '1',
    content_hash: '0'.repeat(64),
    rendered_at: BUILT_AT,
    ...overrides,
  };
}

export function aRoadmapStep(overrides: Partial<Stored<RoadmapStep>> = {}): Stored<RoadmapStep> {
  return {
    phase: 'ระยะที่ 1: วางรากฐาน',
    step_number: 1,
    title: 'เปิดระบบยื่นและติดตามเคสออนไลน์',
    status: 'planned',
    ...overrides,
  };
}

export function aTestimonial(overrides: Partial<Stored<Testimonial>> = {}): Stored<Testimonial> {
  return {
    text: 'ทีมงานอธิบายขั้นตอนชัดเจน รายงานทุกสัปดาห์ ได้รับชำระหนี้ครบภายในสามเดือน',
    rating: 5,
    name: 'คุณมานพ เรืองศรี',
    company: 'บริษัท เรืองศรีวัสดุ จำกัด',
    avatar_url: null,
    is_featured: false,
    created_at: BUILT_AT,
    ...overrides,
  };
}

/** A request for erasure as the person writes it, without the fields that functions add. */
export function aPrivacyRequest(
  overrides: Partial<Stored<PrivacyRequest>> = {},
): Pick<PrivacyRequest, 'user_id' | 'kind' | 'status' | 'reason' | 'created_at'> &
  Partial<Stored<PrivacyRequest>> {
  return {
    user_id: customer.uid,
    kind: 'erasure',
    status: 'received',
    reason: 'ไม่ได้ใช้บริการแล้ว',
    created_at: BUILT_AT,
    ...overrides,
  };
}

/** The audit entry that the demo admin assigned a case to the demo partner. */
export function anAuditEntry(overrides: Partial<Stored<AuditEntry>> = {}): Stored<AuditEntry> {
  return {
    actor_id: admin.uid,
    actor_role: 'admin',
    actor_name: admin.fullName,
    action: 'case_assigned',
    subject: 'cases/demo-case',
    details: { from_partner_id: null, to_partner_id: partner.uid },
    at: BUILT_AT,
    ...overrides,
  };
}
