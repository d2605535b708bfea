import type { Case } from '@app/domain/case';
import { caseName } from '@app/domain/case-id';
import { NameText } from '@/components/name-text';

/** A case in a list: whose debt it is, and the number by which people call it. */
export function CaseTitle({ item }: { item: Pick<Case, 'id' | 'case_number' | 'debtor_name'> }) {
  return (
    <span className="grid min-w-0 gap-x-3 xl:flex xl:flex-wrap xl:items-baseline">
      <span className="break-words">
        <NameText name={item.debtor_name} />
      </span>
      <span className="text-xs leading-5 font-normal text-ink-soft figures">{caseName(item)}</span>
    </span>
  );
}
