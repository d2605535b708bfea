import { useShortcut } from './use-shortcut';

/** `j` and `k` go from row to row (`data-row`) of what the page shows; Enter then follows the row's link as always. */
export function useRowKeys(): void {
  const step = (by: 1 | -1) => {
    const rows = [...document.querySelectorAll<HTMLElement>('main [data-row]')].filter(
      (row) => row.offsetParent !== null,
    );
    const at = rows.indexOf(document.activeElement as HTMLElement);
    const to = at === -1 ? (by === 1 ? 0 : rows.length - 1) : at + by;
    rows[to]?.focus();
  };
  useShortcut('j', () => step(1));
  useShortcut('k', () => step(-1));
}
