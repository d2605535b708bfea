import { LIMITS } from '@app/domain/limits';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '@/components/site/site-link';
import { SendFailure } from '@/components/site/send-failure';
import { isTrapped, TrapField } from '@/components/site/trap-field';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Gap, useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';
import { links } from '@/lib/navigation/links';
import { loadAhead, loadWhenOnline } from '@/lib/page/load-when-online';
import { LimitError } from '@/lib/firebase/problems';
import { toasts } from '@/lib/command/toast';
import { issueKey } from '@/lib/form/issue-key';

type Status = 'ready' | 'busy' | 'refused' | 'failed' | 'sent';

/** With the schema: loaded once somebody begins to write. */
const loadSubscribing = () => Promise.all([import('@app/domain/newsletter'), import('../api/subscribe')]);

/** One line to fill in, on the home page and at the foot of every page. The field is the browser's own (uncontrolled). */
export function NewsletterForm() {
  const { t } = useTranslation(['newsletter', 'validation']);
  const language = useLanguage();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const underway = useRef(false);
  const [status, setStatus] = useState<Status>('ready');
  const [issue, setIssue] = useState<string | null>(null);
  const [failure, setFailure] = useState('');
  const busy = status === 'busy';

  useEffect(() => {
    if (status === 'refused') emailIn(form.current)?.focus();
    // Disabled for a while, the button has lost the focus.
    else if ((status === 'failed' || status === 'sent') && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [status]);

  async function send(data: FormData): Promise<Status> {
    if (isTrapped(data)) return 'sent';
    try {
      const [{ newSubscriberSchema }, { subscribe }] = await loadWhenOnline(loadSubscribing);
      const { data: subscriber, error } = newSubscriberSchema.safeParse(Object.fromEntries(data));
      if (subscriber === undefined) {
        setIssue(error.issues[0]?.message ?? 'email');
        return 'refused';
      }
      setIssue(null);
      await subscribe(subscriber);
      return 'sent';
    } catch (error) {
      const description =
        error instanceof LimitError
          ? t('newsletter:error.tooMany', { time: formatDate(error.until, language, 'time') })
          : t('newsletter:error.text');
      setFailure(description);
      toasts.show({ variant: 'destructive', title: t('newsletter:error.title'), description });
      return 'failed';
    }
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underway.current) return;
    const filledIn = event.currentTarget;
    if (emailIn(filledIn)?.value.trim() === '') {
      toasts.show({
        variant: 'destructive',
        title: t('newsletter:empty.title'),
        description: t('newsletter:empty.text'),
      });
      setIssue('required');
      emailIn(filledIn)?.focus();
      return;
    }
    underway.current = true;
    // Read before the field is disabled: disabled ones are left out.
    const data = new FormData(filledIn);
    setStatus('busy');
    const outcome = await send(data);
    underway.current = false;
    setStatus(outcome);
    if (outcome !== 'sent') return;
    filledIn.reset();
    toasts.show({ title: t('newsletter:success.title'), description: t('newsletter:success.text') });
  }

  return (
    <form
      ref={form}
      // The catalogue's own words for an empty field, not the browser's.
      noValidate
      // If the browser submits it natively before any script runs, the input must not end up in the URL.
      method="post"
      className="noscript:hidden"
      onFocus={() => loadAhead(loadSubscribing)}
      onInput={() => {
        setStatus('ready');
        setIssue(null);
      }}
      onSubmit={(event) => void submit(event)}
    >
      <fieldset disabled={busy} className="grid min-w-0 gap-1.5">
        <TrapField />
        <label htmlFor={id} className="font-semibold">
          {t('newsletter:form.email')}
        </label>
        {status === 'failed' && <SendFailure>{failure}</SendFailure>}
        <div className="flex flex-wrap gap-3">
          <Input
            id={id}
            type="email"
            name="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={LIMITS.email}
            required
            aria-invalid={issue === null ? undefined : true}
            aria-describedby={issue === null ? undefined : `${id}-error`}
            className="min-w-0 flex-[1_1_14rem]"
          />
          <Button type="submit" variant="seal" busy={busy} className="min-h-12 grow sm:grow-0">
            {t(busy ? 'newsletter:form.submitting' : 'newsletter:form.submit')}
          </Button>
        </div>
        <p className="text-sm text-ink-soft">
          {t('newsletter:form.consent')}
          <Gap />
          <SiteLink to={links.privacyPolicy} className="underline underline-offset-4">
            {t('newsletter:form.policy')}
          </SiteLink>
        </p>
        {issue !== null && (
          // With an opaque background: the form is also used on dark covers.
          <p
            id={`${id}-error`}
            className="border-s-3 border-seal bg-sheet px-2.5 py-0.5 text-sm font-medium text-seal"
          >
            {t(issueKey(issue))}
          </p>
        )}
      </fieldset>
    </form>
  );
}

function emailIn(form: HTMLFormElement | null): HTMLInputElement | null {
  return form?.querySelector<HTMLInputElement>('[type=email]') ?? null;
}
