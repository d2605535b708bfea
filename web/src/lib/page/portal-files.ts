/** How the names of the caches begin that hold the files of a version. */
export const FILES = 'portal-files';

/** What the portal's pages and its service worker (`app/service-worker.ts`) say to each other. */
export type MessageToWorker =
  /** Keep these files, by their addresses. */
  | { type: 'keep'; files: readonly string[] }
  /** Replace the running version. */
  | { type: 'update' };

/** Whether an address is that of a file with a hash in its name, which never changes. */
export function isFileOfBuild({ pathname }: { pathname: string }): boolean {
  return pathname.startsWith('/assets/');
}
