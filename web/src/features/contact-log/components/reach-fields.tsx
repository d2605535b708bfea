import { REACH_KINDS } from '@app/domain/debtor-facts';
import { LIMITS } from '@app/domain/limits';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import type { ReachLine } from '../facts-form';

interface ReachFieldsProps {
  line: ReachLine;
  /** From 1. */
  number: number;
  onChange: (line: ReachLine) => void;
  onRemove: () => void;
}

/** One way to reach the debtor. */
export function ReachFields({ line, number, onChange, onRemove }: ReachFieldsProps) {
  const { t } = useTranslation('contact-log');
  return (
    <fieldset className="grid gap-2 rounded-md border border-rule p-3">
      <legend className="px-1 text-sm font-semibold">{t('facts.reach', { number })}</legend>
      <div className="grid grid-cols-[minmax(8.5rem,2fr)_minmax(0,3fr)] gap-2">
        <NativeSelect
          aria-label={t('facts.reachKind')}
          name="reach_kind"
          value={line.kind}
          onChange={(event) => {
            const kind = REACH_KINDS.find((one) => one === event.target.value);
            if (kind !== undefined) onChange({ ...line, kind });
          }}
        >
          {REACH_KINDS.map((one) => (
            <option key={one} value={one}>
              {t(`reach.${one}`)}
            </option>
          ))}
        </NativeSelect>
        <Input
          aria-label={t('facts.reachValue')}
          name="reach_value"
          autoComplete="off"
          maxLength={LIMITS.reach}
          type={line.kind === 'phone' ? 'tel' : 'text'}
          value={line.value}
          onChange={(event) => onChange({ ...line, value: event.target.value })}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <label className="flex min-h-11 items-center gap-3">
          <Checkbox
            name="told_by_debtor"
            checked={line.told_by_debtor}
            onChange={(event) => onChange({ ...line, told_by_debtor: event.target.checked })}
          />
          {t('facts.toldByDebtor')}
        </label>
        <Button variant="ghost" size="sm" onClick={onRemove}>
          <X aria-hidden />
          {t('facts.remove')}
        </Button>
      </div>
    </fieldset>
  );
}
