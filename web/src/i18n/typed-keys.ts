/* oxlint-disable typescript/consistent-type-imports -- the imports as a table; 80 statements would say each name twice more */
import type { DefaultNamespace, Namespace } from 'i18next';

/** The texts of the bundles, by namespace. A new file of texts gets a line here: without it `useTranslation` refuses its name. */
interface BundledTexts {
  admin: typeof import('./locales/en/admin.json');
  common: typeof import('./locales/en/common.json');
  contact: typeof import('./locales/en/contact.json');
  headings: typeof import('./locales/en/headings.json');
  lists: typeof import('./locales/en/lists.json');
  newsletter: typeof import('./locales/en/newsletter.json');
  notifications: typeof import('./locales/en/notifications.json');
  'page-about': typeof import('./locales/en/page-about.json');
  'page-bad-debt': typeof import('./locales/en/page-bad-debt.json');
  'page-bangkok': typeof import('./locales/en/page-bangkok.json');
  'page-blog': typeof import('./locales/en/page-blog.json');
  'page-client-checklist': typeof import('./locales/en/page-client-checklist.json');
  'page-contact': typeof import('./locales/en/page-contact.json');
  'page-corporate': typeof import('./locales/en/page-corporate.json');
  'page-costs': typeof import('./locales/en/page-costs.json');
  'page-divorce': typeof import('./locales/en/page-divorce.json');
  'page-faq': typeof import('./locales/en/page-faq.json');
  'page-fraud': typeof import('./locales/en/page-fraud.json');
  'page-help': typeof import('./locales/en/page-help.json');
  'page-home': typeof import('./locales/en/page-home.json');
  'page-how-we-count': typeof import('./locales/en/page-how-we-count.json');
  'page-investigation': typeof import('./locales/en/page-investigation.json');
  'page-lawyers': typeof import('./locales/en/page-lawyers.json');
  'page-legal-collection': typeof import('./locales/en/page-legal-collection.json');
  'page-legal': typeof import('./locales/en/page-legal.json');
  'page-litigation': typeof import('./locales/en/page-litigation.json');
  'page-mail-link': typeof import('./locales/en/page-mail-link.json');
  'page-not-found': typeof import('./locales/en/page-not-found.json');
  'page-partner': typeof import('./locales/en/page-partner.json');
  'page-privacy-policy': typeof import('./locales/en/page-privacy-policy.json');
  'page-private-detective': typeof import('./locales/en/page-private-detective.json');
  'page-roadmap': typeof import('./locales/en/page-roadmap.json');
  'page-services': typeof import('./locales/en/page-services.json');
  'page-statement': typeof import('./locales/en/page-statement.json');
  'page-terms-of-service': typeof import('./locales/en/page-terms-of-service.json');
  'page-verify': typeof import('./locales/en/page-verify.json');
  pages: typeof import('./locales/en/pages.json');
  partners: typeof import('./locales/en/partners.json');
  portal: typeof import('./locales/en/portal.json');
  problems: typeof import('./locales/en/problems.json');
  roadmap: typeof import('./locales/en/roadmap.json');
  session: typeof import('./locales/en/session.json');
  site: typeof import('./locales/en/site.json');
  status: typeof import('./locales/en/status.json');
  testimonials: typeof import('./locales/en/testimonials.json');
  validation: typeof import('./locales/en/validation.json');
}

/** The texts that are loaded with the code that shows them (`lazy-texts.ts`). */
interface LazyTexts {
  assign: typeof import('./locales/en/lazy/assign.json');
  attachments: typeof import('./locales/en/lazy/attachments.json');
  audit: typeof import('./locales/en/lazy/audit.json');
  authority: typeof import('./locales/en/lazy/authority.json');
  'blog-admin': typeof import('./locales/en/lazy/blog-admin.json');
  'case-import': typeof import('./locales/en/lazy/case-import.json');
  'case-life': typeof import('./locales/en/lazy/case-life.json');
  'case-tools': typeof import('./locales/en/lazy/case-tools.json');
  cases: typeof import('./locales/en/lazy/cases.json');
  claims: typeof import('./locales/en/lazy/claims.json');
  'contact-log': typeof import('./locales/en/lazy/contact-log.json');
  decisions: typeof import('./locales/en/lazy/decisions.json');
  documents: typeof import('./locales/en/lazy/documents.json');
  door: typeof import('./locales/en/lazy/door.json');
  'contact-messages': typeof import('./locales/en/lazy/contact-messages.json');
  law: typeof import('./locales/en/lazy/law.json');
  limitation: typeof import('./locales/en/lazy/limitation.json');
  messages: typeof import('./locales/en/lazy/messages.json');
  money: typeof import('./locales/en/lazy/money.json');
  'new-case': typeof import('./locales/en/lazy/new-case.json');
  notices: typeof import('./locales/en/lazy/notices.json');
  overview: typeof import('./locales/en/lazy/overview.json');
  palette: typeof import('./locales/en/lazy/palette.json');
  papers: typeof import('./locales/en/lazy/papers.json');
  'partner-admin': typeof import('./locales/en/lazy/partner-admin.json');
  'partner-note': typeof import('./locales/en/lazy/partner-note.json');
  privacy: typeof import('./locales/en/lazy/privacy.json');
  profile: typeof import('./locales/en/lazy/profile.json');
  queue: typeof import('./locales/en/lazy/queue.json');
  readiness: typeof import('./locales/en/lazy/readiness.json');
  receipt: typeof import('./locales/en/lazy/receipt.json');
  'related-cases': typeof import('./locales/en/lazy/related-cases.json');
  settings: typeof import('./locales/en/lazy/settings.json');
  subscribers: typeof import('./locales/en/lazy/subscribers.json');
  wording: typeof import('./locales/en/lazy/wording.json');
}

export type LazyFeature = keyof LazyTexts;

type Texts = BundledTexts & LazyTexts;

type WithoutPlural<Key extends string> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key;

type KeysIn<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? WithoutPlural<Key> : `${Key}.${KeysIn<Tree[Key]>}`;
}[keyof Tree & string];

type OwnKeys = { [Name in keyof Texts]: KeysIn<Texts[Name]> };

/** A key with its namespace: `cases:form.title`. */
export type QualifiedKey = { [Name in keyof Texts]: `${Name}:${OwnKeys[Name]}` }[keyof Texts];

/** A key without its namespace. */
export type KeyOf<Name extends keyof Texts> = OwnKeys[Name];

/** What fills the placeholders of a text, by name. */
type TextOptions = Readonly<Record<string, unknown>>;

/** What any `t` can do, whatever its own namespace is. */
export type Translate = (key: QualifiedKey, options?: TextOptions) => string;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    // The names alone, without keys: with the keys, i18next computes the union of all of them at each call, and
    // checking the types takes 118 s of CPU instead of 18 (decision 207). The keys are in the signature below.
    resources: { [Name in keyof Texts]: object };
  }

  interface TFunction<Ns extends Namespace = DefaultNamespace, KPrefix = undefined> {
    (
      key: QualifiedKey | OwnKeys[(Ns extends readonly unknown[] ? Ns[0] : Ns) & keyof Texts],
      options?: TextOptions,
    ): string;
  }
}
