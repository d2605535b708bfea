import { Search } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form-field';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import type { Problem } from '@/lib/firebase/problems';
import { usePartnerLoad } from '../api/use-partner-load';

interface Named {
  id: string;
  company_name: string;
}

/** Those a case may be given to, as far as they are listed, and how to find the others. */
export interface PartnerChoices {
  /** undefined while loading or when they could not be loaded. */
  partners: readonly Named[] | undefined;
  problem: Problem | undefined;
  /** There are more than are listed. */
  more: boolean;
  showMore: () => void;
  search: string;
  setSearch: (text: string) => void;
}

interface PartnerSelectProps {
  choices: PartnerChoices;
  value: string;
  onChoose: (value: string) => void;
  disabled: boolean;
  /** Who submitted the cases: nobody is given an own case (decision 223). */
  customers: readonly string[];
  /** Who has the case, with what is to be read of them: also when they are not listed. */
  holder?: Named | undefined;
  /** The options before the companies. */
  children: ReactNode;
}

/** A company to be chosen, from a list that a search field narrows where there are more than it shows. */
export function PartnerSelect({
  choices,
  value,
  onChoose,
  disabled,
  customers,
  holder,
  children,
}: PartnerSelectProps) {
  const { t } = useTranslation('assign');
  const id = useId();
  const { partners, problem, more, search } = choices;
  // A company that was chosen stays, whatever is searched for next.
  const [chosen, setChosen] = useState<Named>();
  const listed = (partners ?? []).filter((one) => !customers.includes(one.id));
  const apart = [chosen, holder].find((one) => one?.id === value);
  const isListed = listed.some((one) => one.id === value);
  const load = usePartnerLoad(isListed && value !== holder?.id ? value : null);
  const searchable = more || search !== '';
  const hint = searchable
    ? t(listed.length === 0 ? 'noneFound' : 'searchHint', { count: listed.length })
    : listed.length === 0 && partners !== undefined
      ? t('noPartners')
      : t('hint');
  return (
    <div className="grid gap-2.5">
      {searchable && (
        <div className="relative">
          <Search
            aria-hidden
            className="pointer-events-none absolute start-3 top-1/2 size-4 -translate-y-1/2 text-ink-soft"
          />
          <Input
            type="search"
            aria-label={t('search')}
            aria-controls={id}
            placeholder={t('search')}
            autoComplete="off"
            spellCheck={false}
            className="ps-9"
            value={search}
            disabled={disabled}
            onChange={(event) => choices.setSearch(event.target.value)}
            onKeyDown={(event) => {
              // The form is sent by its button: a search is not finished with the choice.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        </div>
      )}
      <FormField
        label={t('label')}
        hint={hint}
        error={problem === undefined ? undefined : t('partnersFailed')}
      >
        {(control) => (
          <span id={id} className="block">
            <NativeSelect
              {...control}
              name="partner_id"
              value={value}
              disabled={disabled}
              onChange={({ target }) => {
                setChosen(listed.find((one) => one.id === target.value));
                onChoose(target.value);
              }}
            >
              {children}
              {!isListed && apart !== undefined && <option value={apart.id}>{apart.company_name}</option>}
              {listed.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.company_name}
                </option>
              ))}
            </NativeSelect>
          </span>
        )}
      </FormField>
      <p aria-live="polite" className="text-sm text-ink-soft empty:hidden">
        {load === undefined ? '' : t('load', { count: load })}
      </p>
      {more && (
        <Button
          size="sm"
          variant="ghost"
          className="justify-self-start"
          disabled={disabled}
          onClick={choices.showMore}
        >
          {t('more')}
        </Button>
      )}
    </div>
  );
}
