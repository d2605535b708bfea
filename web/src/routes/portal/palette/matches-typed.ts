/** Whether every word that was typed is in a label, in any order and case. Nothing typed matches all. */
export function matchesTyped(typed: string, label: string): boolean {
  const folded = label.normalize('NFKC').toLowerCase();
  return typed
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
