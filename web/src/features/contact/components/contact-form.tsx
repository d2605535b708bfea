import { LIMITS } from '@app/domain/limits';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form-field';
import { isTrapped, TrapField } from '@/components/site/trap-field';
import { SendFailure } from '@/components/site/send-failure';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';
import { begunMessage } from '@/lib/form/begun-message';
import { loadAhead, loadWhenOnline } from '@/lib/page/load-when-online';
import { LimitError, toProblem } from '@/lib/firebase/problems';
import { toasts } from '@/lib/command/toast';
import { site } from '@/site.config';
import { issueKey } from '@/lib/form/issue-key';

const LINES = [
  { name: 'name', type: 'text', autoComplete: 'name', maxLength: LIMITS.name, className: 'sm:col-span-2' },
  { name: 'email', type: 'email', autoComplete: 'email', maxLength: LIMITS.email, className: '' },
  { name: 'phone', type: 'tel', autoComplete: 'tel', maxLength: LIMITS.phone, className: '' },
  {
    name: 'subject',
    type: 'text',
    autoComplete: 'off',
    maxLength: LIMITS.subject,
    className: 'sm:col-span-2',
  },
] as const;

/** What is wrong with each field, as a key of `validation.json`. */
type Issues = Readonly<Record<string, string | undefined>>;
type Status = 'ready' | 'busy' | 'refused' | 'failed' | 'sent';

/** With the schemas, 25 KiB: loaded once somebody begins to write. */
const loadSending = () => Promise.all([import('@app/domain/contact'), import('../api/send-message')]);

/**
 * A message to the firm. The fields are the browser's own (uncontrolled): what was typed before this ran in the browser
 * is still in them.
 */
export function ContactForm() {
  const { t } = useTranslation(['contact', 'validation', 'problems']);
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const note = useRef<HTMLParagraphElement>(null);
  const underway = useRef(false);
  const [status, setStatus] = useState<Status>('ready');
  const [issues, setIssues] = useState<Issues>({});
  const [failure, setFailure] = useState('');

  useEffect(() => {
    // Once mounted, errors are shown at the fields in the page's language; without this script the browser validates.
    if (form.current !== null) form.current.noValidate = true;
  }, []);

  useEffect(() => {
    if (status === 'refused') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    // A disabled control loses the focus, sooner or later; a focus moved elsewhere meanwhile is kept.
    const { activeElement } = document;
    if (activeElement !== document.body && form.current?.contains(activeElement) !== true) return;
    if (status === 'failed') form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    if (status === 'sent') note.current?.focus();
  }, [status]);

  useEffect(() => {
    const begun = begunMessage.take();
    const fields = form.current?.elements;
    if (begun === null || fields === undefined) return;
    for (const name of ['subject', 'message'] as const) {
      const field = fields.namedItem(name);
      // What was typed here meanwhile stays.
      if ((field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value === '')
        field.value = begun[name];
    }
  }, []);

  async function send(data: FormData): Promise<Status> {
    if (isTrapped(data)) return 'sent';
    try {
      const [{ newContactSchema }, { sendMessage }] = await loadWhenOnline(loadSending);
      const { data: message, error } = newContactSchema.safeParse(Object.fromEntries(data));
      if (message === undefined) {
        setIssues(firstOfEach(error.issues));
        return 'refused';
      }
      setIssues({});
      await sendMessage(message);
      return 'sent';
    } catch (error) {
      const description =
        error instanceof LimitError
          ? t('contact:error.tooMany', {
              time: formatDate(error.until, language, 'time'),
              phone: site.phoneText[language],
            })
          : t('contact:error.text', { error: t(`problems:${toProblem(error)}`) });
      setFailure(description);
      toasts.show({ variant: 'destructive', title: t('contact:error.title'), description });
      return 'failed';
    }
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underway.current) return;
    underway.current = true;
    const filledIn = event.currentTarget;
    // Read before the fields are disabled: disabled ones are left out.
    const data = new FormData(filledIn);
    setStatus('busy');
    const outcome = await send(data);
    underway.current = false;
    setStatus(outcome);
    if (outcome !== 'sent') return;
    filledIn.reset();
    toasts.show({ title: t('contact:success.title') });
  }

  const wrong = (name: string) => {
    const issue = issues[name];
    return issue === undefined ? undefined : t(issueKey(issue));
  };

  return (
    <form
      ref={form}
      // If the browser submits it natively before any script runs, the input must not end up in the URL.
      method="post"
      className="noscript:hidden"
      onFocus={() => loadAhead(loadSending)}
      onInput={({ target }) => {
        setStatus('ready');
        if ('name' in target) setIssues((before) => ({ ...before, [String(target.name)]: undefined }));
      }}
      onSubmit={(event) => void submit(event)}
    >
      <fieldset disabled={status === 'busy'} className="grid min-w-0 gap-x-5 gap-y-4 sm:grid-cols-2">
        <TrapField />
        {LINES.map(({ name, className, ...line }) => (
          <FormField key={name} label={t(`contact:form.${name}`)} error={wrong(name)} className={className}>
            {(control) => <Input {...control} {...line} name={name} required />}
          </FormField>
        ))}
        <FormField
          label={t('contact:form.message')}
          hint={t('contact:form.messageHint')}
          error={wrong('message')}
          className="sm:col-span-2"
        >
          {(control) => (
            <Textarea
              {...control}
              name="message"
              autoComplete="off"
              maxLength={LIMITS.message}
              rows={5}
              required
            />
          )}
        </FormField>
        {status === 'failed' && <SendFailure className="sm:col-span-2">{failure}</SendFailure>}
        <Button
          type="submit"
          variant="seal"
          size="lg"
          busy={status === 'busy'}
          className="sm:col-span-2 sm:justify-self-start"
        >
          {t(status === 'busy' ? 'contact:form.submitting' : 'contact:form.submit')}
        </Button>
      </fieldset>
      {status === 'sent' && (
        <p ref={note} tabIndex={-1} className="mt-4 border-s-3 border-completed ps-3 outline-none">
          {t('contact:success.text')}
        </p>
      )}
    </form>
  );
}

/** The first issue of each field. */
function firstOfEach(issues: readonly { path: PropertyKey[]; message: string }[]): Issues {
  const found: Record<string, string> = {};
  for (const { path, message } of issues) found[String(path[0])] ??= message;
  return found;
}
