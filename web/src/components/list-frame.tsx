import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '@/lib/cn';
import type { ListState } from '@/lib/list/list-state';
import type { List } from '@/lib/list/use-list';
import { useRowKeys } from '@/lib/list/use-row-keys';
import { EmptyState, ErrorState } from './empty-state';
import { ListTools, type ListChoice } from './list-tools';
import { Pager } from './pager';
import { RowHeight } from './row-height';
import { Button } from './ui/button';

interface ListFrameProps<T> {
  state: ListState;
  list: List<T>;
  searchLabel: string;
  /** Filters. */
  filters?: readonly Omit<ListChoice, 'value' | 'onChange'>[];
  /** The orders in the words of the reader. */
  sorts: Readonly<Record<string, string>>;
  /** Shown when the list cannot be loaded. */
  failure: { title: string; text?: string };
  /** Shown when there are no rows at all. */
  empty: ReactNode;
  /** Beside the tools: the saved view, a download. */
  tools?: ReactNode;
  /** The table; undefined while loading. */
  children: (rows: readonly T[] | undefined) => ReactNode;
}

/**
 * A list with its tools above and its pages below. `j` and `k` go from row to row. While another page is fetched the one
 * before stays, so that nothing jumps under the reader's eyes.
 */
export function ListFrame<T>({
  state,
  list,
  searchLabel,
  filters = [],
  sorts,
  failure,
  empty,
  tools,
  children,
}: ListFrameProps<T>) {
  const { t } = useTranslation(['lists', 'common']);
  const body = useRowKeys();
  const { live, shown, range, count, isCounting, holds } = list;
  const { request } = state;
  const narrowed = request.search !== '' || filters.some(({ id }) => state.filter(id) !== '');
  const selects: ListChoice[] = [
    ...filters.map((filter) => ({
      ...filter,
      value: state.filter(filter.id),
      onChange: (value: string) => state.setFilter(filter.id, value),
    })),
    {
      id: 'sort',
      label: t('lists:order'),
      value: request.sort,
      choices: Object.entries(sorts).map(([value, label]) => ({ value, label })),
      onChange: state.setSort,
    },
  ];
  const { before = null, after = null } = shown ?? {};
  const nothing = !holds && shown?.rows.length === 0 && live.status !== 'failed';
  // Of a search by several words each page is a part of the list: without rows, it says nothing about the others.
  const isPart = nothing && (after !== null || request.cursor !== null);
  const noMatch = nothing && narrowed && !isPart;
  return (
    <>
      <ListTools
        search={{ label: searchLabel, value: state.typed, onChange: state.setTyped }}
        selects={selects}
      >
        {tools}
        <RowHeight />
      </ListTools>
      <div
        ref={body}
        className={cn('transition-opacity', live.status === 'loading' && shown !== undefined && 'opacity-60')}
      >
        {/* Always there: who looks for something cannot see that nothing is left. */}
        <div role="status">
          {isPart && (
            <EmptyState
              title={
                live.status === 'loading'
                  ? t('common:loading')
                  : t(after === null ? 'lists:noMore' : 'lists:noneHere')
              }
              {...(after !== null && { text: t('lists:noneHereText') })}
            />
          )}
          {noMatch && (
            <EmptyState
              title={t('lists:noMatch')}
              text={t('lists:noMatchText')}
              action={<Button onClick={state.clear}>{t('lists:reset')}</Button>}
            />
          )}
        </div>
        {live.status === 'failed' ? (
          <ErrorState title={failure.title} problem={live.problem} text={failure.text} onRetry={live.retry} />
        ) : noMatch || isPart ? null : nothing ? (
          empty
        ) : (
          children(shown?.rows)
        )}
      </div>
      {live.status !== 'failed' && (
        <Pager
          range={range}
          total={count.value}
          isCounting={isCounting}
          first={request.cursor === null ? null : state.pageAt(null, 1)}
          previous={
            before === null
              ? null
              : state.page <= 2
                ? state.pageAt(null, 1)
                : state.pageAt({ side: 'before', at: before }, state.page - 1)
          }
          next={after === null ? null : state.pageAt({ side: 'after', at: after }, state.page + 1)}
        />
      )}
    </>
  );
}
