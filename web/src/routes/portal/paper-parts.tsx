import { paperCaseId } from '@app/domain/partner-paper';
import { WaitingLines } from '@/components/waiting-lines';
import { Sheet } from '@/components/page';
import { withTexts } from '@/i18n/lazy-texts';
import { latePart } from './late-part';

const loadOwn = () => withTexts(['papers'], () => import('@/features/papers/components/own-papers'));
const loadJudged = () => withTexts(['papers'], () => import('@/features/papers/components/judged-papers'));
const loadUpload = () => import('@/features/cases/api/upload-case-file');

const loadDownload = () =>
  withTexts(['attachments'], () => import('@/features/cases/components/download-button'));

const Download = latePart(loadDownload, (code) => code.DownloadButton);
const save = (path: string, onSave?: () => void) => <Download path={path} onSave={onSave} />;

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

function Waiting() {
  return (
    <Sheet>
      <div className="min-h-48">
        <WaitingLines />
      </div>
    </Sheet>
  );
}

const OwnPart = latePart(loadOwn, (code) => code.OwnPapers, Waiting);
/** The papers that the account shows the office. */
export function OwnPapersPart({ uid }: { uid: string }) {
  return <OwnPart uid={uid} files={FILES} />;
}

const JudgedPart = latePart(loadJudged, (code) => code.JudgedPapers, Waiting);
/** The papers of a partner, for admins. */
export function JudgedPapersPart({ partnerId }: { partnerId: string }) {
  return <JudgedPart partnerId={partnerId} save={save} />;
}
