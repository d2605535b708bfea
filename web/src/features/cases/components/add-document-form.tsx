import { newCaseDocumentSchema } from '@app/domain/case-document';
import { DOCUMENT_KINDS, type DocumentKind } from '@app/domain/case-file';
import { CASE_FILE_TYPES } from '@app/domain/file';
import { LIMITS } from '@app/domain/limits';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form-field';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import type { DocumentWriter } from '../api/add-case-document';
import { inspectFile } from '../api/upload-case-file';
import { useAddDocument } from '../use-add-document';

interface AddDocumentFormProps {
  writer: DocumentWriter;
  onClose: () => void;
}

/** Adds a document to a case. */
export function AddDocumentForm({ writer, onClose }: AddDocumentFormProps) {
  const { t } = useTranslation(['documents', 'status', 'validation', 'cases']);
  const [kind, setKind] = useState<DocumentKind>('letter');
  const [label, setLabel] = useState('');
  /** Why the file or the label is refused, as keys of `validation.json`. */
  const [issues, setIssues] = useState<{ file?: string; label?: string }>({});
  const input = useRef<HTMLInputElement>(null);
  const { add, busy, share, isStored } = useAddDocument(writer, onClose);
  const locked = busy || isStored;

  const submit = async () => {
    const form = newCaseDocumentSchema.safeParse({ kind, label });
    const file = input.current?.files?.[0];
    // It may have been moved or changed since it was chosen, and a folder can be dropped like a file.
    const problem =
      file === undefined ? 'required' : await inspectFile(file).catch(() => 'fileUnreadable' as const);
    const labelIssue = form.error?.issues.find(({ path }) => path[0] === 'label')?.message;
    setIssues({ ...(problem !== null && { file: problem }), ...(labelIssue && { label: labelIssue }) });
    if (problem !== null) input.current?.focus();
    if (file !== undefined && problem === null && form.success) await add({ file, document: form.data });
  };
  const sentenceOf = (issue: string | undefined) => issue && t(`validation:${issue}`);

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
        <FormField label={t('documents:add.label')} error={sentenceOf(issues.label)}>
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
      <FormField
        required
        label={t('documents:add.file')}
        hint={t('documents:add.hint')}
        error={sentenceOf(issues.file)}
      >
        {(control) => (
          <Input
            {...control}
            ref={input}
            type="file"
            name="file"
            accept={CASE_FILE_TYPES.join(',')}
            disabled={locked}
            className="h-auto py-2.5 file:me-3 file:font-semibold"
            onChange={() => setIssues({})}
          />
        )}
      </FormField>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="ink" busy={busy} className="max-sm:w-full">
          {share === null || isStored
            ? t('documents:add.submit')
            : `${t('cases:new.uploading')} ${Math.round(share * 100)}%`}
        </Button>
        <Button disabled={busy} className="max-sm:w-full" onClick={onClose}>
          {t('documents:add.cancel')}
        </Button>
      </div>
    </form>
  );
}
