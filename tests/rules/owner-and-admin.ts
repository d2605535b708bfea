import { doc, setDoc, type DocumentData } from 'firebase/firestore';
import { PEOPLE, type Actors, type Person } from '../support/as.ts';
import { arrange } from './fixtures.ts';

type Write = [name: string, author: Person, send: (data: DocumentData) => Promise<unknown>];

/** The four writes of a document that the customer of a case and admins create and replace: by each, of a missing one and of one that exists. */
export function writesOfOwnerAndAdmin(actors: Actors, path: string): Write[] {
  return [PEOPLE.CO, PEOPLE.AD].flatMap((author): Write[] => {
    const write = (data: DocumentData) => setDoc(doc(actors.as(author), path), data);
    return [
      [
        `created by the ${author.role}`,
        author,
        async (data) => {
          await arrange(actors, { [path]: null });
          await write(data);
        },
      ],
      [`changed by the ${author.role}`, author, write],
    ];
  });
}
