import type { Case } from '@app/domain/case';
import { DEBTOR_KINDS, type DebtorKind } from '@app/domain/debtor-contact';
import { newDebtorFactsSchema, REACH_KINDS, type DebtorFacts, type Reach } from '@app/domain/debtor-facts';
import { LIMITS } from '@app/domain/limits';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form-field';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { useCommand } from '@/lib/command/use-command';
import { saveDebtorFacts } from '../api/use-debtor-facts';
import { Choice } from './choice';

interface DebtorFactsFormProps {
  item: Pick<Case, 'id' | 'user_id'>;
  /** The uid of the account at the screen. */
  author: string;
  facts: DebtorFacts | null;
  onClose: () => void;
}

interface Line extends Reach {
  /** Of the line on the screen. */
  place: number;
}

/** States what kind of debtor it is and how to reach it. Nothing is required. */
export function DebtorFactsForm({ item, author, facts, onClose }: DebtorFactsFormProps) {
  const { t } = useTranslation(['contact-log', 'common']);
  const [kind, setKind] = useState<DebtorKind>(facts?.kind ?? 'unknown');
  const [number, setNumber] = useState(facts?.person_no ?? '');
  const [lines, setLines] = useState<Line[]>(() =>
    (facts?.reach ?? []).map((one, place) => ({ ...one, place })),
  );
  const [isTried, setTried] = useState(false);
  const digits = number.replace(/[\s-]/g, '');
  const form = newDebtorFactsSchema.safeParse({
    kind,
    person_no: digits === '' ? null : digits,
    // An empty line is no line.
    reach: lines.filter(({ value }) => value.trim() !== '').map(({ place: _place, ...one }) => one),
  });
  const { busy, send } = useCommand({
    run: () =>
      form.success
        ? saveDebtorFacts({ id: item.id, owner: item.user_id }, author, form.data)
        : Promise.reject(new RangeError('an invalid form')),
    onDone: onClose,
    done: () => ({ title: t('contact-log:facts.saved') }),
    failed: t('contact-log:facts.failed'),
  });
  const change = (place: number, part: Partial<Reach>) =>
    setLines(lines.map((one) => (one.place === place ? { ...one, ...part } : one)));
  const isWrongNumber = digits !== '' && !/^[0-9]{13}$/.test(digits);
  return (
    <form
      noValidate
      className="grid gap-4 p-5"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (form.success) void send();
      }}
    >
      <Choice
        legend={t('contact-log:facts.kind')}
        name="kind"
        options={DEBTOR_KINDS}
        value={kind}
        onChoose={setKind}
        textOf={(one) => t(`contact-log:kind.${one}`)}
        columns={3}
      />
      <FormField
        label={t('contact-log:facts.personNo')}
        hint={t('contact-log:facts.personNoHint')}
        error={isTried && isWrongNumber ? t('contact-log:facts.personNoWrong') : undefined}
      >
        {(control) => (
          <Input
            {...control}
            name="person_no"
            inputMode="numeric"
            autoComplete="off"
            value={number}
            onChange={(event) => setNumber(event.target.value)}
          />
        )}
      </FormField>
      {lines.map((line, index) => (
        <fieldset key={line.place} className="grid gap-2 rounded-md border border-rule p-3">
          <legend className="px-1 text-sm font-semibold">
            {t('contact-log:facts.reach', { number: index + 1 })}
          </legend>
          <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-2">
            <NativeSelect
              aria-label={t('contact-log:facts.reachKind')}
              name="reach_kind"
              value={line.kind}
              onChange={(event) => {
                const chosen = REACH_KINDS.find((one) => one === event.target.value);
                if (chosen !== undefined) change(line.place, { kind: chosen });
              }}
            >
              {REACH_KINDS.map((one) => (
                <option key={one} value={one}>
                  {t(`contact-log:reach.${one}`)}
                </option>
              ))}
            </NativeSelect>
            <Input
              aria-label={t('contact-log:facts.reachValue')}
              name="reach_value"
              autoComplete="off"
              maxLength={LIMITS.reach}
              type={line.kind === 'phone' ? 'tel' : 'text'}
              value={line.value}
              onChange={(event) => change(line.place, { value: event.target.value })}
            />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <label className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                name="told_by_debtor"
                className="size-5 accent-ink"
                checked={line.told_by_debtor}
                onChange={(event) => change(line.place, { told_by_debtor: event.target.checked })}
              />
              {t('contact-log:facts.toldByDebtor')}
            </label>
            <Button
              variant="ghost"
              size="sm"
              onClick={() => setLines(lines.filter(({ place }) => place !== line.place))}
            >
              <X aria-hidden />
              {t('contact-log:facts.remove')}
            </Button>
          </div>
        </fieldset>
      ))}
      {lines.length < LIMITS.reachPerCase && (
        <Button
          size="sm"
          className="justify-self-start"
          onClick={() =>
            setLines([
              ...lines,
              {
                place: Math.max(-1, ...lines.map(({ place }) => place)) + 1,
                kind: 'phone',
                value: '',
                told_by_debtor: false,
              },
            ])
          }
        >
          <Plus aria-hidden />
          {t('contact-log:facts.addReach')}
        </Button>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="ink" busy={busy}>
          {t('contact-log:facts.save')}
        </Button>
        <Button variant="ghost" disabled={busy} onClick={onClose}>
          {t('contact-log:facts.cancel')}
        </Button>
      </div>
    </form>
  );
}
