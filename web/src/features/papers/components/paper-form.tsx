import { addDays } from '@app/domain/calendar';
import { CASE_FILE_TYPES, type FileProblem } from '@app/domain/file';
import { LIMITS } from '@app/domain/limits';
import {
  freePaperId,
  LONGEST_PAPER_DAYS,
  newPaperSchema,
  PAPER_KINDS,
  type NewPaper,
} from '@app/domain/partner-paper';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { DayField } from '@/components/day-field';
import { FileDrop } from '@/components/file-drop';
import { FormButtons } from '@/components/form-buttons';
import { FormField } from '@/components/form-field';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { useFieldMessage } from '@/components/use-field-message';
import { formatBytes } from '@/i18n/format';
import { useLanguage } from '@/i18n';
import { focusRefused } from '@/lib/form/focus-refused';
import { orNothing } from '@/lib/form/or-nothing';
import { useCommand } from '@/lib/command/use-command';
import { useToday } from '@/lib/page/use-today';
import { showPaper } from '../api/papers';
import type { PaperFiles } from './own-papers';

/** As typed: an empty day is none. */
function schemaOf(today: string) {
  const paper = newPaperSchema(today);
  return z.pipe(
    z.object({
      kind: paper.shape.kind,
      number: paper.shape.number,
      issued_by: paper.shape.issued_by,
      valid_until: orNothing(paper.shape.valid_until),
    }),
    paper,
  );
}
type Values = z.input<ReturnType<typeof schemaOf>>;

interface PaperFormProps {
  uid: string;
  /** The ids of the papers that there are. */
  taken: readonly string[];
  files: PaperFiles;
  onClose: () => void;
}

/** Adds a paper with its copy. What was uploaded is kept for a second try. */
export function PaperForm({ uid, taken, files, onClose }: PaperFormProps) {
  const { t } = useTranslation(['papers', 'validation']);
  const language = useLanguage();
  const messageOf = useFieldMessage();
  const today = useToday();
  const [file, setFile] = useState<File | null>(null);
  const [inspected, setInspected] = useState<{ file: File; problem: FileProblem | null } | null>(null);
  /** Of the file that is chosen now. */
  const problem = inspected !== null && inspected.file === file ? inspected.problem : null;
  const [isMissing, setMissing] = useState(false);
  const stored = useRef<{ file: File; path: string } | null>(null);
  /** The same for every try: an earlier one may have arrived, and is among `taken` then. */
  const chosenId = useRef<string | null>(null);
  const { register, control, handleSubmit, setError, formState } = useForm<Values, unknown, NewPaper>({
    resolver: zodResolver(schemaOf(today)),
    defaultValues: { kind: 'registration', number: '', issued_by: '', valid_until: '' },
    shouldFocusError: false,
  });
  const { errors } = formState;
  const { busy, send } = useCommand({
    run: async ({ paper, id, copy }: { paper: NewPaper; id: string; copy: File }) => {
      if (stored.current?.file !== copy) stored.current = { file: copy, path: await files.upload(uid, copy) };
      await showPaper(uid, id, stored.current.path, paper);
    },
    onDone: onClose,
    done: () => ({ title: t('papers:form.saved') }),
    failed: t('papers:form.failed'),
  });

  const messageOfFile = (found: FileProblem) =>
    found === 'fileType' ? t('papers:form.copyType') : t(`validation:${found}`);
  const submit = async (element: HTMLElement) => {
    setMissing(file === null);
    // Again: it may have been sent before the answer was there.
    const copy = file !== null && (await inspect(file)) === null ? file : null;
    const refuse = () => focusRefused(element);
    await handleSubmit(async (paper) => {
      // It begins with the kind, which may be another one now.
      if (chosenId.current?.startsWith(paper.kind) !== true)
        chosenId.current = freePaperId(paper.kind, taken);
      const id = chosenId.current;
      if (id === null) setError('kind', { message: t('papers:form.full') });
      if (id === null || copy === null) refuse();
      else await send({ paper, id, copy });
    }, refuse)();
  };
  const inspect = async (chosen: File): Promise<FileProblem | null> => {
    const found = await files.inspect(chosen);
    setInspected({ file: chosen, problem: found });
    return found;
  };
  return (
    <form
      noValidate
      aria-label={t('papers:add')}
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <div className="grid gap-4">
        <FormField label={t('papers:form.kind')} error={errors.kind?.message} required>
          {(field) => (
            <NativeSelect {...field} {...register('kind')} disabled={busy}>
              {PAPER_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`papers:kind.${kind}`)}
                </option>
              ))}
            </NativeSelect>
          )}
        </FormField>
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField label={t('papers:form.number')} error={messageOf(errors.number)} required>
            {(field) => (
              <Input
                {...field}
                {...register('number')}
                maxLength={LIMITS.paperNumber}
                autoComplete="off"
                disabled={busy}
              />
            )}
          </FormField>
          <FormField label={t('papers:form.issuedBy')} error={messageOf(errors.issued_by)} required>
            {(field) => (
              <Input
                {...field}
                {...register('issued_by')}
                maxLength={LIMITS.name}
                autoComplete="off"
                disabled={busy}
              />
            )}
          </FormField>
        </div>
        <DayField
          {...register('valid_until')}
          required={false}
          label={t('papers:form.validUntil')}
          day={useWatch({ control, name: 'valid_until' })}
          error={messageOf(errors.valid_until)}
          min={today}
          max={addDays(today, LONGEST_PAPER_DAYS)}
          disabled={busy}
        />
        <FileDrop
          name="copy"
          single
          label={t('papers:form.copy')}
          hint={t('papers:form.copyHint')}
          dropText={t('papers:form.drop')}
          chooseText={t('papers:form.choose')}
          listLabel={t('papers:form.copy')}
          accept={CASE_FILE_TYPES.filter((type) => type !== 'text/plain').join(',')}
          rows={
            file === null
              ? []
              : [
                  {
                    id: 'copy',
                    name: file.name,
                    size: formatBytes(file.size, language),
                    isPicture: file.type.startsWith('image/'),
                    error: problem === null ? undefined : messageOfFile(problem),
                    removeLabel: t('papers:form.remove'),
                  },
                ]
          }
          disabled={busy}
          removable={!busy}
          error={isMissing ? t('validation:required') : undefined}
          onAdd={([chosen]) => {
            if (chosen === undefined) return;
            setFile(chosen);
            setMissing(false);
            void inspect(chosen);
          }}
          onRemove={() => setFile(null)}
        />
        <FormButtons save={t('papers:form.save')} busy={busy} onClose={onClose} />
      </div>
    </form>
  );
}
