import { Search, X } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { areKeysOn, useShortcut } from '@/lib/page/use-shortcut';
import { Input } from './ui/input';
import { NativeSelect } from './ui/native-select';

interface Choice {
  value: string;
  label: string;
}

export interface ListChoice {
  /** Tells the selects of a list apart. */
  id: string;
  label: string;
  value: string;
  choices: readonly Choice[];
  onChange: (value: string) => void;
}

interface ListToolsProps {
  search: { label: string; value: string; onChange: (text: string) => void };
  /** Filters and order. */
  selects: readonly ListChoice[];
  /** On the right: the saved view, a download. */
  children?: ReactNode;
}

/** Toolbar of a list: search as one types, filters, sort order. `/` focuses the search field, Escape clears it. */
export function ListTools({ search, selects, children }: ListToolsProps) {
  const { t } = useTranslation('lists');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useShortcut('/', () => {
    field.current?.focus();
    field.current?.select();
  });
  return (
    <div
      role="search"
      className="flex flex-wrap items-center gap-2.5 border-b border-rule bg-paper/50 p-3 sm:p-4"
    >
      <div className="relative min-w-0 grow basis-64">
        <Search
          aria-hidden
          className="pointer-events-none absolute start-3 top-1/2 size-4 -translate-y-1/2 text-ink-soft"
        />
        <Input
          ref={field}
          type="search"
          name="q"
          aria-label={search.label}
          placeholder={search.label}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          value={search.value}
          onChange={(event) => search.onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.nativeEvent.isComposing || search.value === '') return;
            event.preventDefault();
            search.onChange('');
          }}
          className="h-11 ps-9 pe-11 [&::-webkit-search-cancel-button]:hidden"
        />
        {search.value !== '' ? (
          <button
            type="button"
            aria-label={t('clear')}
            onClick={() => {
              search.onChange('');
              field.current?.focus();
            }}
            className="absolute end-0 top-0 grid size-11 place-items-center rounded-md text-ink-soft hover:text-ink"
          >
            <X aria-hidden className="size-4" />
          </button>
        ) : areKeysOn() ? (
          <kbd
            aria-hidden
            className="pointer-events-none absolute end-3 top-1/2 hidden -translate-y-1/2 rounded-sm border border-rule-strong px-1.5 text-sm leading-5 text-ink-soft lg:block"
          >
            /
          </kbd>
        ) : null}
      </div>
      {selects.map((select) => (
        <div key={select.id} className="min-w-0 grow basis-36 sm:grow-0 sm:basis-auto">
          <label htmlFor={`${id}-${select.id}`} className="sr-only">
            {select.label}
          </label>
          <NativeSelect
            id={`${id}-${select.id}`}
            value={select.value}
            onChange={(event) => select.onChange(event.target.value)}
            className="h-11 min-w-36 sm:max-w-48"
          >
            {select.choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
        </div>
      ))}
      {children}
    </div>
  );
}
