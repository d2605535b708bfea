import type { DoorDraft, DoorView } from '@app/domain/contracts/render-page';
import {
  DOOR_ANSWERS,
  DOOR_POLICY,
  doorFormSchema,
  isDoubt,
  isWish,
  type DoorAnswerKind,
} from '@app/domain/door';
import { LIMITS } from '@app/domain/limits';
import { dueDayOf } from '@app/domain/privacy-request';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError, FormField } from '@/components/form-field';
import { ButtonLink } from '@/components/site/button-link';
import { PageHead } from '@/components/site/page-head';
import { registrationLines } from '@/components/site/registrations';
import { Section } from '@/components/site/section';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';
import { links } from '@/lib/navigation/links';
import { site } from '@/site.config';

type Found = Extract<DoorView, { state: 'found' }>;

/** Who contacts the reader, without a word of why. Every form works without script. */
export default function Verify({ view }: { view: DoorView }) {
  const { t } = useTranslation('page-verify');
  const lead = useLead(view);
  return (
    <>
      <PageHead
        eyebrow={t('eyebrow')}
        title={t(`${view.state}.title`)}
        lead={lead}
        petals={11}
        actions={<Actions view={view} />}
      />
      {view.state === 'found' && (
        <>
          <Section title={t('care.title')} lead={t('care.text')}>
            <Collector {...view.collector} />
          </Section>
          <Section title={t('answer.title')} lead={t('answer.text')} tone="sheet">
            <AnswerForm draft={view.draft} formKey={view.key} />
          </Section>
        </>
      )}
    </>
  );
}

function useLead(view: DoorView): string {
  const { t } = useTranslation('page-verify');
  const language = useLanguage();
  const phone = site.phoneText[language];
  switch (view.state) {
    case 'ask':
      return t('ask.text');
    case 'gone':
      return t('gone.text', { phone });
    case 'limited':
      return t('limited.text', { phone, time: formatDate(view.retryAt, language, 'time') });
    case 'found':
      return t('found.text', { name: view.collector.firstName || view.collector.company });
    case 'answered':
      return t(`answered.${consequenceOf(view.kind)}`, {
        date: formatDate(new Date(dueDayOf({ created_at: new Date() })), language, 'long'),
      });
  }
}

function consequenceOf(kind: DoorAnswerKind) {
  if (isWish(kind)) return 'wish';
  if (isDoubt(kind)) return DOOR_POLICY.pausing.includes(kind) ? 'paused' : 'noted';
  return kind;
}

function Actions({ view }: { view: DoorView }) {
  const { t } = useTranslation('page-verify');
  switch (view.state) {
    case 'ask':
    case 'gone':
      return <CodeForm />;
    case 'limited':
      return view.draft === null ? null : <Unsent draft={view.draft} />;
    case 'answered':
      return (
        <ButtonLink to={links.home} variant="outline" size="lg">
          {t('home')}
        </ButtonLink>
      );
    case 'found':
      return null;
  }
}

/** Goes to the page's own address, in its language; the answer leads to the page of the code. */
function CodeForm() {
  const { t } = useTranslation('page-verify');
  return (
    <form className="grid w-full max-w-md gap-4">
      <FormField label={t('code.label')} hint={t('code.hint')}>
        {(control) => (
          <Input
            {...control}
            name="code"
            required
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="tracking-widest uppercase figures"
          />
        )}
      </FormField>
      <Button type="submit" variant="seal" size="lg">
        {t('code.check')}
      </Button>
    </form>
  );
}

/** What was sent and not read: a reader without script would have to write it again. */
function Unsent({ draft }: { draft: DoorDraft }) {
  const { t } = useTranslation('page-verify');
  return (
    <div className="grid w-full max-w-[62ch] gap-2">
      <p className="font-semibold">{t('limited.unsent')}</p>
      <p className="border-s-3 border-rule-strong ps-3 break-words whitespace-pre-wrap">
        {[draft.text, draft.reach].filter((text) => text !== '').join('\n')}
      </p>
    </div>
  );
}

function Collector({ firstName, company, until }: Found['collector']) {
  const { t } = useTranslation('page-verify');
  const language = useLanguage();
  const registrations = registrationLines(language).map(({ number }) => number);
  const facts = [
    [t('facts.firm'), site.name[language]],
    [t('facts.company'), company],
    [t('facts.registration'), registrations.length === 0 ? '–' : registrations.join(', ')],
    ...(firstName === '' ? [] : [[t('facts.person'), firstName] as const]),
    [t('facts.authority'), t('facts.authorised')],
    [t('facts.until'), formatDate(until, language, 'long')],
  ] as const;
  return (
    <dl className="divide-y divide-rule border-y border-rule">
      {facts.map(([label, value]) => (
        <div key={label} className="grid gap-x-6 py-3 sm:grid-cols-[12rem_1fr]">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="min-w-0 text-lg font-semibold break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A form that was refused comes back in a new document: that begins at the control to be corrected, which holds the reason. */
function AnswerForm({ draft, formKey }: { draft: DoorDraft | null; formKey: string }) {
  const { t } = useTranslation('page-verify');
  const kindError = useId();
  const refused = draft === null ? undefined : doorFormSchema.safeParse(draft).error?.issues[0]?.path[0];
  const noKind = refused === 'kind' || undefined;
  return (
    <form method="post" className="grid max-w-[62ch] gap-6">
      <input type="hidden" name="key" value={formKey} />
      {/* One radio button cannot be invalid, a group of them can. */}
      <fieldset
        role="radiogroup"
        aria-invalid={noKind}
        aria-describedby={noKind && kindError}
        className="grid gap-1"
      >
        <legend className="mb-1 font-semibold">{t('answer.kind')}</legend>
        {noKind && <FieldError id={kindError}>{t('answer.errors.kind')}</FieldError>}
        {DOOR_ANSWERS.map((kind, place) => (
          <label key={kind} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="kind"
              value={kind}
              required
              autoFocus={noKind && place === 0}
              defaultChecked={draft?.kind === kind}
              className="size-5 shrink-0 accent-seal"
            />
            {t(`answer.kinds.${kind}`)}
          </label>
        ))}
      </fieldset>
      <FormField
        label={t('answer.words')}
        hint={t('answer.wordsHint')}
        error={refused === 'text' ? t('answer.errors.text') : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            name="text"
            maxLength={LIMITS.doorText}
            autoFocus={refused === 'text'}
            defaultValue={draft?.text}
          />
        )}
      </FormField>
      <FormField label={t('answer.reach')} error={refused === 'reach' ? t('answer.errors.reach') : undefined}>
        {(control) => (
          <Input
            {...control}
            name="reach"
            maxLength={LIMITS.reach}
            autoFocus={refused === 'reach'}
            defaultValue={draft?.reach}
          />
        )}
      </FormField>
      <Button type="submit" variant="seal" size="lg" className="justify-self-start">
        {t('answer.send')}
      </Button>
    </form>
  );
}
