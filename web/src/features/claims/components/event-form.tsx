import type { CaseDocument } from '@app/domain/case-document';
import type { ClaimSheet, LegalEvent, NewLegalEvent } from '@app/domain/claim-sheet';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormButtons } from '@/components/form-buttons';
import { FormField } from '@/components/form-field';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { useFieldMessage } from '@/components/use-field-message';
import { useLanguage } from '@/i18n';
import { useCommand } from '@/lib/command/use-command';
import { newId } from '@/lib/firebase/new-id';
import { useToday } from '@/lib/page/use-today';
import { enterEvent, type EventWriter } from '../api/enter-event';
import { useDocumentChoices } from '../api/use-document-choices';
import {
  EFFECTS,
  eventFormSchema,
  eventValuesOf,
  kindsFor,
  subjectsOf,
  type EnteredKind,
  type EventValues,
} from '../event-form';
import { usePartName } from '../use-part-name';

interface EventFormProps {
  writer: EventWriter;
  sheet: ClaimSheet | null;
  /** The event that the new one takes the place of. */
  corrects: LegalEvent | null;
  onClose: () => void;
}

/** Enters what happened to the claim, or what is right instead of an event that was entered before. */
export function EventForm({ writer, sheet, corrects, onClose }: EventFormProps) {
  const { t } = useTranslation('claims');
  const messageOf = useFieldMessage();
  const language = useLanguage();
  const partName = usePartName();
  const today = useToday();
  const documents = useDocumentChoices(writer.caseId).data ?? [];
  // One id for the whole form: sending it again after an uncertain end adds it once.
  const [id] = useState(newId);
  const { register, control, handleSubmit, setValue, formState } = useForm<
    EventValues,
    unknown,
    NewLegalEvent
  >({
    resolver: zodResolver(eventFormSchema(today)),
    defaultValues: eventValuesOf(corrects, language),
  });
  const { errors } = formState;
  const kind = useWatch({ control, name: 'kind' }) as EnteredKind | '';
  const subjects = kind === '' ? [] : subjectsOf(kind, sheet);
  const { busy, send } = useCommand({
    run: (event: NewLegalEvent) =>
      enterEvent(writer, id, { ...event, ...(corrects !== null && { corrects: corrects.id }) }),
    onDone: onClose,
    done: () => ({ title: t('event.saved') }),
    failed: t('event.failed'),
  });
  return (
    <form
      noValidate
      aria-label={t(corrects === null ? 'event.add' : 'event.correct')}
      className="grid gap-4"
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <FormField
        required
        label={t('event.kind')}
        hint={kind === '' ? undefined : t(`event.effects.${EFFECTS[kind]}`)}
        error={messageOf(errors.kind)}
      >
        {(field) => (
          <NativeSelect
            {...field}
            {...register('kind', { onChange: () => setValue('subject', '') })}
            disabled={busy}
          >
            <option value="">{t('event.choose')}</option>
            {kindsFor(writer.role).map((one) => (
              <option key={one} value={one}>
                {t(`event.kinds.${one}`)}
              </option>
            ))}
          </NativeSelect>
        )}
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField required label={t('event.on')} hint={t('event.onHint')} error={messageOf(errors.on)}>
          {(field) => (
            <Input {...field} {...register('on')} autoComplete="off" className="figures" disabled={busy} />
          )}
        </FormField>
        {subjects.length > 0 && (
          <FormField label={t('event.part')}>
            {(field) => (
              <NativeSelect {...field} {...register('subject')} disabled={busy}>
                <option value="">{t('event.whole')}</option>
                {subjects.map((subject) => (
                  <option key={subject} value={subject}>
                    {partName(subject)}
                  </option>
                ))}
              </NativeSelect>
            )}
          </FormField>
        )}
      </div>
      <FormField
        label={t('event.document')}
        hint={documents.length === 0 ? t('event.noDocuments') : undefined}
      >
        {(field) => (
          <NativeSelect
            {...field}
            {...register('document_id')}
            disabled={busy || documents.length === 0}
            // The chosen one may come after the form.
            key={documents.length}
          >
            <option value="">{t('event.noDocument')}</option>
            {documents.map((one) => (
              <DocumentOption key={one.id} item={one} />
            ))}
          </NativeSelect>
        )}
      </FormField>
      <FormButtons save={t('event.save')} busy={busy} onClose={onClose} />
    </form>
  );
}

function DocumentOption({ item: { id, kind, label } }: { item: CaseDocument }) {
  const { t } = useTranslation('cases');
  return (
    <option value={id}>
      {[t(`documentKind.${kind}`), label.trim()].filter((text) => text !== '').join(' · ')}
    </option>
  );
}
