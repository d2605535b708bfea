import { useRef, type RefObject } from 'react';
import { useShortcut } from '../page/use-shortcut';

/**
 * `j` and `k` go from row to row (`data-row`) of a list; Enter then follows the row's link as always.
 * @param isOn false: the keys are another list's
 * @returns for the element around the rows
 */
export function useRowKeys(isOn = true): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const step = (by: 1 | -1) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].filter(
      (row) => row.offsetParent !== null,
    );
    const at = rows.indexOf(document.activeElement as HTMLElement);
    const to = at === -1 ? (by === 1 ? 0 : rows.length - 1) : at + by;
    rows[to]?.focus();
  };
  useShortcut('j', isOn ? () => step(1) : null);
  useShortcut('k', isOn ? () => step(-1) : null);
  return list;
}
