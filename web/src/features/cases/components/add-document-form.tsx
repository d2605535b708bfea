import type { NewCaseDocument } from '@app/domain/case-document';
import { DOCUMENT_KINDS, type DocumentKind } from '@app/domain/case-file';
import { displayFileName } from '@app/domain/file';
import { LIMITS } from '@app/domain/limits';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form-field';
import { Lazy } from '@/components/lazy';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { Skeleton } from '@/components/ui/skeleton';
import { focusRefused } from '@/lib/form/focus-refused';
import { useFieldMessage } from '@/components/use-field-message';
import { takeFocus } from '@/lib/page/take-focus';
import type { DocumentWriter } from '../api/add-case-document';
import { documentFormSchema, type DocumentValues } from '../document-form';
import { useAddDocument } from '../use-add-document';
import { useChosenFiles } from '../use-chosen-files';
import { useIdentityCopy } from '../use-identity-copy';
import { ChosenFileList } from './chosen-file-list';

const loadIdentity = () => import('./identity-copy');

interface AddDocumentFormProps {
  writer: DocumentWriter;
  /** What is offered first. */
  kind: DocumentKind;
  /** Files of the case that are no documents yet, as paths: the form can say what one of them is. */
  listed: readonly string[];
  onClose: () => void;
}

/** Adds a document to a case. */
export function AddDocumentForm({ writer, kind: first, listed, onClose }: AddDocumentFormProps) {
  const { t } = useTranslation(['documents', 'validation', 'cases']);
  const { register, control, handleSubmit, formState } = useForm<DocumentValues, unknown, NewCaseDocument>({
    resolver: zodResolver(documentFormSchema),
    defaultValues: { kind: first, label: '', source: '', full: false, full_reason: '' },
    shouldFocusError: false,
  });
  const [kind, source, isFull] = useWatch({ control, name: ['kind', 'source', 'full'] });
  const [isMissing, setMissing] = useState(false);
  const fileList = useRef<HTMLDivElement>(null);
  const chosen = useChosenFiles(1);
  const [only] = chosen.files;
  const isIdentity = kind === 'identity';
  const identity = useIdentityCopy(writer.caseId);
  const { add, busy, progress, isStored } = useAddDocument(writer, onClose);
  const locked = busy || isStored;
  // A copy of an identity card is covered before it is sent, so one that was sent cannot be chosen.
  const offersListed = listed.length > 0 && !isIdentity;
  const path = offersListed ? source : '';
  const message = useFieldMessage();

  /** @param document null when a field was refused */
  const submit = async (document: NewCaseDocument | null, element: HTMLElement) => {
    if (path !== '') {
      if (document !== null) await add({ source: { path }, document });
      else focusRefused(element);
      return;
    }
    setMissing(only === undefined);
    if (only === undefined || !(await chosen.allGood())) fileList.current?.querySelector('button')?.focus();
    else if (document !== null) {
      const isCovered = isIdentity && !isFull && !isStored;
      const file = isCovered ? await identity.draw(only.file) : only.file;
      if (file !== null) await add({ source: { file }, document });
    } else focusRefused(element);
  };

  return (
    <form
      ref={takeFocus}
      noValidate
      aria-label={t('documents:add.open')}
      aria-busy={busy}
      className="grid gap-4"
      onSubmit={(event) => {
        const element = event.currentTarget;
        void handleSubmit(
          (document) => submit(document, element),
          () => submit(null, element),
        )(event);
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField label={t('documents:add.kind')}>
          {(field) => (
            <NativeSelect {...field} {...register('kind')} disabled={locked}>
              {DOCUMENT_KINDS.map((one) => (
                <option key={one} value={one}>
                  {t(`cases:documentKind.${one}`)}
                </option>
              ))}
            </NativeSelect>
          )}
        </FormField>
        <FormField label={t('documents:add.label')} error={message(formState.errors.label)}>
          {(field) => (
            <Input {...field} {...register('label')} maxLength={LIMITS.documentLabel} disabled={locked} />
          )}
        </FormField>
      </div>
      {offersListed && (
        <FormField label={t('documents:add.source')} hint={t('documents:add.sourceHint')}>
          {(field) => (
            <NativeSelect {...field} {...register('source')} disabled={locked}>
              <option value="">{t('documents:add.sourceNew')}</option>
              {listed.map((one) => (
                <option key={one} value={one}>
                  {displayFileName(one)}
                </option>
              ))}
            </NativeSelect>
          )}
        </FormField>
      )}
      {path === '' && (
        <ChosenFileList
          ref={fileList}
          single
          label={t('documents:add.file')}
          hint={t('documents:add.hint')}
          files={chosen.files}
          progress={only === undefined || progress === null ? {} : { [only.id]: progress }}
          disabled={locked}
          uploading={false}
          error={isMissing && only === undefined ? t('validation:required') : undefined}
          onAdd={([file]) => file !== undefined && chosen.replace(file)}
          onRemove={chosen.remove}
        />
      )}
      {isIdentity && only?.issue === null && (
        <Lazy
          load={loadIdentity}
          draw={({ IdentityCopy }) => (
            <IdentityCopy
              file={only.file}
              copy={identity}
              form={{ register, control }}
              disabled={locked}
              reasonError={message(formState.errors.full_reason)}
            />
          )}
          meanwhile={<Skeleton className="h-80 w-full" />}
          onFailed={onClose}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="ink" busy={busy} className="max-sm:w-full">
          {busy && !isStored ? t('cases:new.uploading') : t('documents:add.submit')}
        </Button>
        <Button disabled={busy} className="max-sm:w-full" onClick={onClose}>
          {t('documents:add.cancel')}
        </Button>
      </div>
    </form>
  );
}
