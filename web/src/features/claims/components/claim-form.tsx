import type { Case } from '@app/domain/case';
import type { ClaimSheet, NewClaimSheet } from '@app/domain/claim-sheet';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormButtons } from '@/components/form-buttons';
import { useEditConflict } from '@/components/use-edit-conflict';
import { useLanguage } from '@/i18n';
import { useCommand } from '@/lib/command/use-command';
import { nextClocks, saveClaimSheet } from '../api/use-claim';
import { claimFormSchema, valuesOf, type ClaimValues } from '../claim-form';
import { ClaimFields } from './claim-fields';

interface ClaimFormProps {
  item: Pick<Case, 'id' | 'user_id'>;
  /** The uid of the account at the screen. */
  author: string;
  sheet: ClaimSheet | null;
  onClose: () => void;
}

/** States a claim, or changes what is stated. */
export function ClaimForm({ item, author, sheet, onClose }: ClaimFormProps) {
  const { t } = useTranslation('claims');
  const language = useLanguage();
  const form = useForm<ClaimValues, unknown, NewClaimSheet>({
    resolver: zodResolver(claimFormSchema),
    defaultValues: valuesOf(sheet, language),
  });
  const stored = { at: sheet?.updated_at ?? null, values: valuesOf(sheet, language) };
  const newer = useEditConflict(form, claimFormSchema, stored);
  const { busy, send } = useCommand({
    run: async (values: NewClaimSheet) => {
      const moved = nextClocks(item.id);
      await saveClaimSheet({ id: item.id, owner: item.user_id }, author, values, newer.over(values));
      onClose();
      // The toast comes with the new dates, so that nobody leaves the page before them.
      await moved;
    },
    done: () => ({ title: t('form.saved') }),
    failed: t('form.failed'),
  });
  return (
    <form noValidate className="grid gap-4 p-5" onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <ClaimFields form={form} busy={busy} />
      {newer.notice(busy)}
      <FormButtons save={t('form.save')} busy={busy} onClose={onClose} />
    </form>
  );
}
