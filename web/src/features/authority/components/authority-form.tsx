import {
  AUTHORITY_SCOPES,
  LONGEST_AUTHORITY_DAYS,
  newAuthoritySchema,
  type NewAuthority,
} from '@app/domain/authority';
import { addDays, FIRST_DAY } from '@app/domain/calendar';
import { displayFileName } from '@app/domain/file';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { DayField } from '@/components/day-field';
import { FormButtons } from '@/components/form-buttons';
import { FieldError, FormField } from '@/components/form-field';
import { Checkbox } from '@/components/ui/checkbox';
import { NativeSelect } from '@/components/ui/native-select';
import { useFieldMessage } from '@/components/use-field-message';
import { orNothing } from '@/lib/form/or-nothing';
import { useCommand } from '@/lib/command/use-command';
import { useToday } from '@/lib/page/use-today';
import { useAuthorityDocuments } from '../api/use-authority-documents';
import { giveAuthority, type AuthorityWriter } from '../api/write-authority';

function schemaOf(today: string) {
  const authority = newAuthoritySchema(today);
  return z.pipe(
    z.object({
      scope: authority.shape.scope,
      from_on: authority.shape.from_on,
      until_on: orNothing(authority.shape.until_on),
      document_id: orNothing(authority.shape.document_id),
    }),
    authority,
  );
}
type Values = z.input<ReturnType<typeof schemaOf>>;

/** Records what the signed letter says. */
export function AuthorityForm({ writer, onClose }: { writer: AuthorityWriter; onClose: () => void }) {
  const { t } = useTranslation(['authority', 'cases']);
  const messageOf = useFieldMessage();
  const today = useToday();
  const papers = useAuthorityDocuments(writer.caseId).data ?? [];
  const { register, control, handleSubmit, formState } = useForm<Values, unknown, NewAuthority>({
    resolver: zodResolver(schemaOf(today)),
    defaultValues: { scope: ['demand', 'negotiate'], from_on: today, until_on: '', document_id: '' },
  });
  const { errors } = formState;
  const { busy, send } = useCommand({
    run: (authority: NewAuthority) => giveAuthority(writer, authority),
    onDone: onClose,
    done: () => ({ title: t('authority:form.saved') }),
    failed: t('authority:form.failed'),
  });
  const last = addDays(today, LONGEST_AUTHORITY_DAYS);
  return (
    <form
      noValidate
      aria-label={t('authority:form.add')}
      className="grid gap-4 border-y border-rule py-5 print:hidden"
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <fieldset className="grid gap-1" aria-describedby={errors.scope && 'authority-scope-error'}>
        <legend className="font-semibold">{t('authority:form.fields.scope')}</legend>
        {AUTHORITY_SCOPES.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-3">
            <Checkbox {...register('scope')} value={one} disabled={busy} />
            <span className="first-letter:uppercase">{t(`cases:authorityScope.${one}`)}</span>
          </label>
        ))}
        {errors.scope !== undefined && (
          <FieldError id="authority-scope-error">{t('authority:form.scopeRequired')}</FieldError>
        )}
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <DayField
          {...register('from_on')}
          label={t('authority:form.fields.from')}
          day={useWatch({ control, name: 'from_on' })}
          error={messageOf(errors.from_on)}
          min={FIRST_DAY}
          max={last}
          disabled={busy}
        />
        <DayField
          {...register('until_on')}
          required={false}
          label={t('authority:form.fields.until')}
          day={useWatch({ control, name: 'until_on' })}
          error={messageOf(errors.until_on)}
          min={today}
          max={last}
          disabled={busy}
        />
      </div>
      <p className="-mt-2 text-sm text-ink-soft">{t('authority:form.fields.untilHint')}</p>
      <FormField
        label={t('authority:form.fields.paper')}
        hint={papers.length === 0 ? t('authority:form.fields.paperHint') : undefined}
      >
        {(field) => (
          <NativeSelect {...field} {...register('document_id')} disabled={busy}>
            <option value="">{t('authority:form.fields.paperNone')}</option>
            {papers.map(({ id, label, path }) => (
              <option key={id} value={id}>
                {label === '' ? displayFileName(path) : label}
              </option>
            ))}
          </NativeSelect>
        )}
      </FormField>
      <FormButtons save={t('authority:form.save')} busy={busy} onClose={onClose} />
    </form>
  );
}
