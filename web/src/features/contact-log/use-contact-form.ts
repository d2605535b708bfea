import { contactOutcomeSchema } from '@app/domain/debtor-contact';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { newId } from '@/lib/firebase/new-id';
import { drafts } from '@/lib/form/drafts';
import { useDraft } from '@/lib/form/use-draft';
import {
  contactFormSchema,
  firstValues,
  isGoingOn,
  type ContactValues,
  type StartedContact,
} from './contact-form';

/** As typed. */
const valuesSchema: z.ZodMiniType<ContactValues> = z.object({
  ...contactFormSchema.shape,
  outcome: z.nullable(contactOutcomeSchema),
  note: z.string(),
});
const draftSchema = z.object({
  key: z.string(),
  beganAt: z.number(),
  ahead: z._default(z.number(), 0),
  person: contactFormSchema.shape.person,
  values: valuesSchema,
});

/** One draft for each contact, and one for each entry that is corrected. */
const nameOf = (caseId: string, { before, key }: Pick<StartedContact, 'before' | 'key'>) =>
  `left-contact:${before?.id ?? `${caseId}:${key}`}`;
const read = (uid: string, name: string) => draftSchema.safeParse(drafts.read(uid, name)).data;

function startedOf(draft: z.infer<typeof draftSchema> | undefined): StartedContact | undefined {
  if (draft === undefined) return undefined;
  const { key, beganAt, ahead, person } = draft;
  return { key, beganAt: new Date(beganAt), ahead, person, isEarlier: true, isLeft: true };
}

/**
 * The newest contact with this person whose form was closed before it was recorded; undefined: there is none. Drafts of
 * contacts that are no longer going on are removed: a form that was given up on another day is not this contact.
 * @param recorded keys of contacts that are in the record
 */
export function leftContact(
  uid: string,
  caseId: string,
  person: StartedContact['person'],
  recorded: readonly string[],
): StartedContact | undefined {
  const now = new Date();
  const left: StartedContact[] = [];
  for (const name of drafts.named(uid, nameOf(caseId, { key: '' }))) {
    const contact = startedOf(read(uid, name));
    if (contact === undefined || !isGoingOn(contact, now) || recorded.includes(contact.key))
      drafts.remove(uid, name);
    else if (contact.person === person) left.push(contact);
  }
  return left.sort((one, other) => other.beganAt.getTime() - one.beganAt.getTime())[0];
}

/**
 * The form of a contact. What is typed is kept until it is recorded: a tap beside the form closes it.
 * @param started the contact that is recorded, unless `startNew` replaces it
 */
export function useContactForm(uid: string, caseId: string, started: StartedContact) {
  const [contact, setContact] = useState(started);
  const name = nameOf(caseId, contact);
  const draft = useDraft(uid, name);
  const [restored, setRestored] = useState(() => read(uid, name)?.values);
  const form = useForm<ContactValues, unknown, z.output<typeof contactFormSchema>>({
    resolver: zodResolver(contactFormSchema),
    defaultValues: restored ?? firstValues(contact),
  });
  const { reset, subscribe } = form;
  const changed = useEffectEvent((values: ContactValues) =>
    draft.keep({
      key: contact.key,
      beganAt: contact.beganAt.getTime(),
      ahead: contact.ahead,
      person: contact.person ?? 'debtor',
      values,
    }),
  );
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => changed(values) }),
    [subscribe],
  );
  return {
    ...form,
    contact,
    isRestored: restored !== undefined,
    removeDraft: draft.remove,
    /** Discards what was restored. A reservation and the entry that is corrected stay; otherwise it is another contact. */
    startNew: () => {
      const next: StartedContact =
        contact.isLeft === true
          ? { key: newId(), beganAt: new Date(), person: contact.person ?? 'debtor' }
          : contact;
      setContact(next);
      setRestored(undefined);
      reset(firstValues(next));
      // After `reset`, which is a change as well.
      draft.remove();
    },
  };
}
