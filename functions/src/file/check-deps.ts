import { casesListing, capacityIn, unlistFile } from '../case/case.repo.ts';
import { casesDocumenting, dropDocuments } from '../case-document/document.repo.ts';
import { noticeStore, notificationsExist } from '../notification/notice.repo.ts';
import { dropPapers, isPaper } from '../partner-paper/paper.repo.ts';
import { boundStore } from './bound-file.repo.ts';
import type { CheckDeps } from './check-file.ts';
import { fileStore } from './file.repo.ts';

/** The real stores. */
export const checkDeps: CheckDeps = {
  now: () => new Date(),
  files: fileStore,
  listing: casesListing,
  documented: casesDocumenting,
  isPaper,
  bound: boundStore,
  cases: { capacityIn, unlistFile, dropDocuments, dropPapers },
  notices: { ...noticeStore, exists: notificationsExist },
};
