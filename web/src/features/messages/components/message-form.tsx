import { newCaseMessageSchema } from '@app/domain/case-message';
import type { Role } from '@app/domain/roles';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { Notice } from '@/components/notice';
import { FormField } from '@/components/form-field';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/textarea';
import { useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';
import { useCommand } from '@/lib/command/use-command';
import { newId } from '@/lib/firebase/new-id';
import { drafts } from '@/lib/form/drafts';
import { useDraft } from '@/lib/form/use-draft';
import { usePause } from '@/lib/session/use-pause';
import { issueKey } from '@/lib/form/issue-key';
import type { Author } from '@/lib/session/author';
import { sendMessage } from '../api/send-message';

interface MessageFormProps {
  caseId: string;
  role: Role;
  author: Author;
}

/** `sent`: the message under way, and the id it has: the same text sent again, even after a reload, is added once. */
const draftSchema = z.object({
  update_text: z.string(),
  sent: z.nullable(z.object({ id: z.string(), text: z.string() })),
});

/** Writes to the other side of a case. One field needs no form library, which every customer's case page would load. */
export function MessageForm({ caseId, role, author }: MessageFormProps) {
  const { t } = useTranslation(['messages', 'validation']);
  const language = useLanguage();
  const formName = `case-message:${caseId}`;
  const draft = useDraft(author.uid, formName);
  const [restored] = useState(() => draftSchema.safeParse(drafts.read(author.uid, formName)).data);
  const [sent, setSent] = useState(restored?.sent ?? null);
  const [text, setText] = useState(restored?.update_text ?? '');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const checked = newCaseMessageSchema.safeParse({ update_text: text });
  const pausedUntil = usePause('messages');
  const { busy, send } = useCommand({
    run: async (message: string) => {
      const id = sent?.text === message ? sent.id : newId();
      setSent({ id, text: message });
      draft.keepNow({ update_text: message, sent: { id, text: message } });
      await sendMessage(caseId, id, { update_text: message }, author);
    },
    onDone: () => {
      draft.remove();
      setSent(null);
      setText('');
      setTried(false);
    },
    done: () => ({ title: t('messages:form.sent') }),
    failed: t('messages:form.failed'),
  });
  const issue = checked.error?.issues[0]?.message;
  const submit = () => {
    setTried(true);
    if (!checked.success) field.current?.focus();
    else if (pausedUntil === null) void send(checked.data.update_text);
  };
  return (
    <form
      noValidate
      className="grid gap-3 border-t border-rule bg-paper/50 p-5 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <FormField
        label={t(`messages:form.label.${role}`)}
        hint={t(`messages:form.hint.${role}`)}
        error={isTried && issue !== undefined ? t(issueKey(issue)) : undefined}
        required
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            readOnly={busy}
            ref={field}
            name="message"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              draft.keep({ update_text: event.target.value, sent });
            }}
          />
        )}
      </FormField>
      {pausedUntil !== null && (
        <Notice>{t('messages:form.paused', { time: formatDate(pausedUntil, language, 'moment') })}</Notice>
      )}
      <Button type="submit" variant="ink" busy={busy} className="justify-self-start">
        {t('messages:form.send')}
      </Button>
    </form>
  );
}
