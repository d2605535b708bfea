import { paths } from '@app/domain/paths';
import { aCaseEvent } from '@app/seed/builders';
import { aCaseOutcome, aCaseStanding, aSetOfContactDetails } from '@app/seed/case-life-builders';
import { aCaseMessage, aDecision } from '@app/seed/message-builders';
import type { Server } from './server.ts';

/** A person's name in messages, offers and the words about the end of the cases, and in the contact details; the objection is to the end of `objectedTo`. */
export async function nameInCaseLife(
  { db }: Server,
  { uid, name }: { uid: string; name: string },
  caseIds: readonly string[],
  objectedTo: string,
): Promise<void> {
  const put = (path: string, data: object) => db.doc(path).set(data);
  for (const case_id of caseIds) {
    await put(
      paths.caseEvent(case_id, 'end'),
      aCaseEvent({ case_id, actor_id: null, note: `คุณ ${name} ถอนเคส` }),
    );
    await put(
      paths.caseOutcome(case_id, 'end'),
      aCaseOutcome({ case_id, sentence: `คุณ ${name} ได้รับเงินแล้ว` }),
    );
    await put(
      paths.message(case_id, 'question'),
      aCaseMessage({ case_id, user_id: uid, author_name: name, update_text: `ผม ${name} ขอถาม` }),
    );
    await put(
      paths.decision(case_id, 'offer'),
      aDecision({
        case_id,
        customer_id: uid,
        text: `ถึงคุณ ${name}`,
        state: 'declined',
        answered_by: uid,
        answered_at: new Date(),
        note: `ผม ${name} ไม่รับ`,
      }),
    );
  }
  const objection = {
    outcome_id: 'end',
    text: `ผม ${name} ไม่เห็นด้วย`,
    state: 'open',
    at: new Date(),
  } as const;
  await put(
    paths.caseStanding(objectedTo),
    aCaseStanding({
      user_id: uid,
      objection: { ...objection, answer: null, answered_at: null },
      by: { uid, role: 'customer' },
    }),
  );
  await put(paths.contactDetails(uid), aSetOfContactDetails({ contact_person: name }));
}
