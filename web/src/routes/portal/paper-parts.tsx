import { paperCaseId } from '@app/domain/partner-paper';
import { WaitingLines } from '@/components/waiting-lines';
import { Sheet } from '@/components/page';
import { withTexts } from '@/i18n/lazy-texts';
import { LatePart } from './late-part';

const loadOwn = () => withTexts(['papers'], () => import('@/features/papers/components/own-papers'));
const loadJudged = () => withTexts(['papers'], () => import('@/features/papers/components/judged-papers'));
const loadUpload = () => import('@/features/cases/api/upload-case-file');

const loadDownload = () =>
  withTexts(['attachments'], () => import('@/features/cases/components/download-button'));

const save = (path: string) => (
  <LatePart load={loadDownload} draw={({ DownloadButton }) => <DownloadButton path={path} />} />
);

const FILES = {
  // A copy is a scan or a picture, never a text.
  inspect: async (file: File) =>
    file.type === 'text/plain' ? ('fileType' as const) : (await loadUpload()).inspectFile(file),
  upload: async (uid: string, file: File) =>
    (await loadUpload()).uploadCaseFile({
      uid,
      caseId: paperCaseId(uid),
      file,
      timeMs: Date.now(),
      onProgress: () => undefined,
      signal: new AbortController().signal,
    }),
  save,
};

const waiting = (
  <Sheet>
    <div className="min-h-48">
      <WaitingLines />
    </div>
  </Sheet>
);

/** The papers that the account shows the office. */
export function OwnPapersPart({ uid }: { uid: string }) {
  return (
    <LatePart
      load={loadOwn}
      meanwhile={waiting}
      draw={({ OwnPapers }) => <OwnPapers uid={uid} files={FILES} />}
    />
  );
}

/** The papers of a partner, for admins. */
export function JudgedPapersPart({ partnerId }: { partnerId: string }) {
  return (
    <LatePart
      load={loadJudged}
      meanwhile={waiting}
      draw={({ JudgedPapers }) => <JudgedPapers partnerId={partnerId} save={save} />}
    />
  );
}
