import { isCaseOf, unlistFile } from '../case/case.repo.ts';
import { noticeStore, notificationsExist } from '../notification/notice.repo.ts';
import type { CheckDeps } from './check-file.ts';
import { fileStore } from './file.repo.ts';

/** The real stores. */
export const checkDeps: CheckDeps = {
  files: fileStore,
  cases: { isCaseOf, unlistFile },
  notices: { ...noticeStore, exists: notificationsExist },
};
