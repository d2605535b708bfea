import { casesListing } from '../case/case.repo.ts';
import { casesDocumenting } from '../case-document/document.repo.ts';
import { isPaper } from '../partner-paper/paper.repo.ts';

export interface FileUsers {
  /** The cases that list the file or have it as a document. */
  caseIds: string[];
  /** Does its owner show it to the firm as a paper? */
  isPaper: boolean;
}

/** Who names a file of this account's folder, whether the server has bound it to them yet or not. */
export async function usersOf(path: string, uid: string): Promise<FileUsers> {
  const [listing, documenting, isShown] = await Promise.all([
    casesListing(path, uid),
    casesDocumenting(path, uid),
    isPaper(path, uid),
  ]);
  return { caseIds: [...listing, ...documenting], isPaper: isShown };
}
