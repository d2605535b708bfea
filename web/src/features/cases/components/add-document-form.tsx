import { newCaseDocumentSchema } from '@app/domain/case-document';
import { DOCUMENT_KINDS, type DocumentKind } from '@app/domain/case-file';
import { LIMITS } from '@app/domain/limits';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form-field';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import type { DocumentWriter } from '../api/add-case-document';
import { useAddDocument } from '../use-add-document';
import { useChosenFiles } from '../use-chosen-files';
import { ChosenFileList } from './chosen-file-list';

interface AddDocumentFormProps {
  writer: DocumentWriter;
  onClose: () => void;
}

/** Adds a document to a case. */
export function AddDocumentForm({ writer, onClose }: AddDocumentFormProps) {
  const { t } = useTranslation(['documents', 'status', 'validation', 'cases']);
  const [kind, setKind] = useState<DocumentKind>('letter');
  const [label, setLabel] = useState('');
  /** As a key of `validation.json`. */
  const [labelIssue, setLabelIssue] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const fileList = useRef<HTMLDivElement>(null);
  const chosen = useChosenFiles(1);
  const { add, busy, progress, isStored } = useAddDocument(writer, onClose);
  const locked = busy || isStored;
  const [only] = chosen.files;

  const submit = async () => {
    const form = newCaseDocumentSchema.safeParse({ kind, label });
    setLabelIssue(form.error?.issues.find(({ path }) => path[0] === 'label')?.message);
    setMissing(only === undefined);
    if (only === undefined || !(await chosen.allGood())) fileList.current?.querySelector('button')?.focus();
    else if (form.success) await add({ file: only.file, document: form.data });
  };

  return (
    <form
      noValidate
      aria-label={t('documents:add.open')}
      aria-busy={busy}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField label={t('documents:add.kind')}>
          {(control) => (
            <NativeSelect
              {...control}
              name="kind"
              value={kind}
              disabled={locked}
              onChange={({ target }) => setKind(DOCUMENT_KINDS.find((one) => one === target.value) ?? kind)}
            >
              {DOCUMENT_KINDS.map((one) => (
                <option key={one} value={one}>
                  {t(`status:document.${one}`)}
                </option>
              ))}
            </NativeSelect>
          )}
        </FormField>
        <FormField label={t('documents:add.label')} error={labelIssue && t(`validation:${labelIssue}`)}>
          {(control) => (
            <Input
              {...control}
              name="label"
              value={label}
              maxLength={LIMITS.documentLabel}
              disabled={locked}
              onChange={({ target }) => setLabel(target.value)}
            />
          )}
        </FormField>
      </div>
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
