import { useRef, type ReactNode, type Ref } from 'react';
import type { FormPartProps, FormPartReader } from '@/lib/form/use-form-part';

/** What is stated beside a case, each part in a document of its feature; in the order of the form. */
const STATED_PARTS = ['claim', 'debtor'] as const;
export type StatedPart = (typeof STATED_PARTS)[number];

/** A part of the form, drawn by the page: another feature has it. */
export interface PartSlot {
  draw: (part: Omit<FormPartProps, 'ref'> & { reader: Ref<FormPartReader> }) => ReactNode;
  /** Stores what was read, once the case exists. */
  save: (caseId: string, uid: string, stated: unknown) => Promise<void>;
}
export type PartSlots = Readonly<Record<StatedPart, PartSlot>>;

/** By part: what is typed, or what was read. */
export type ByPart = Partial<Record<StatedPart, unknown>>;

/**
 * The parts of a new case that are stored beside it.
 * @param restored what was typed, of an earlier draft
 */
export function useStatedParts(slots: PartSlots | undefined, restored: ByPart | undefined) {
  const claim = useRef<FormPartReader>(null);
  const debtor = useRef<FormPartReader>(null);
  const readers = { claim, debtor };
  const typed = useRef<ByPart>({ ...restored });
  return {
    /** @returns what is typed, for the draft */
    typed: () => typed.current,
    /** @returns what is stated in the parts that have loaded; null: a field of one is wrong, and all that are wrong are marked */
    read: async (): Promise<ByPart | null> => {
      const reads = STATED_PARTS.map(async (part) => [part, await readers[part].current?.read()] as const);
      // A part that has not loaded states nothing.
      const read = (await Promise.all(reads)).filter(([, stated]) => stated !== undefined);
      return read.some(([, stated]) => stated === null) ? null : Object.fromEntries(read);
    },
    /** @param onType called after each change */
    draw: (part: StatedPart, locked: boolean, onType: () => void) =>
      slots?.[part].draw({
        reader: readers[part],
        restored: restored?.[part],
        locked,
        onChange: (values) => {
          typed.current = { ...typed.current, [part]: values };
          onType();
        },
      }),
  };
}

/**
 * Stores what was read, each part independently of the others.
 * @returns whether all of it is stored; what failed is reported
 */
export async function saveStatedParts(
  slots: PartSlots | undefined,
  caseId: string,
  uid: string,
  stated: ByPart,
): Promise<boolean> {
  if (slots === undefined) return true;
  const results = await Promise.allSettled(
    STATED_PARTS.flatMap((part) => (part in stated ? [slots[part].save(caseId, uid, stated[part])] : [])),
  );
  for (const result of results) if (result.status === 'rejected') reportError(result.reason);
  return results.every(({ status }) => status === 'fulfilled');
}
