import { isOpen, type Case } from '@app/domain/case';
import { LIMITS } from '@app/domain/limits';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { usePause } from '@/lib/session/use-pause';
import { ChosenFileList } from './chosen-file-list';
import { useAddFiles } from '../use-add-files';
import { useChosenFiles } from '../use-chosen-files';
import { usePauseSentence } from '../use-pause-sentence';

interface AddCaseFilesProps {
  item: Case;
  uid: string;
}

/** Further files for an own case, as long as it is open and has room for them (contract, Data). */
export function AddCaseFiles({ item, uid }: AddCaseFilesProps) {
  const [times, setTimes] = useState(0);
  // What was added is done with: an empty form for what comes next.
  return <AddFilesForm key={times} item={item} uid={uid} onAdded={() => setTimes(times + 1)} />;
}

function AddFilesForm({ item, uid, onAdded }: AddCaseFilesProps & { onAdded: () => void }) {
  const { t } = useTranslation();
  const [badFileRefused, setBadFileRefused] = useState(false);
  const fileList = useRef<HTMLDivElement>(null);
  const listed = item.file_urls ?? [];
  const room = LIMITS.filesPerCase - listed.length;
  const sending = useAddFiles({ caseId: item.id, uid, listed, onAdded });
  const locked = sending.busy || sending.unconfirmed;
  // What has been sent may be listed by now, and is not to be counted twice.
  const chosen = useChosenFiles(locked ? LIMITS.filesPerCase : room);

  const pausedUntil = usePause('files');
  const pauseSentence = usePauseSentence();

  const submit = async () => {
    const good = await chosen.allGood();
    setBadFileRefused(!good);
    if (good) return sending.add(chosen.files);
    fileList.current?.querySelector<HTMLElement>('[data-problem] button')?.focus();
  };

  if (!locked && !isOpen(item.status)) return <Note text={t('attachments:add.closed')} />;
  if (!locked && room <= 0) return <Note text={t('attachments:add.full')} />;
  if (!locked && pausedUntil !== null) return <Note text={pauseSentence(pausedUntil)} />;
  const hasBadFile = chosen.files.some(({ issue }) => issue !== null && issue !== undefined);
  return (
    <form
      noValidate
      aria-label={t('attachments:add.label')}
      aria-busy={sending.busy}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ChosenFileList
        ref={fileList}
        label={t('attachments:add.label')}
        hint={t('attachments:add.hint', { room })}
        files={chosen.files}
        progress={sending.progress}
        disabled={locked}
        uploading={sending.phase === 'uploading'}
        error={badFileRefused && hasBadFile ? t('attachments:add.badFirst') : undefined}
        onAdd={chosen.add}
        onRemove={(id) => {
          chosen.remove(id);
          sending.forgetFile(id);
        }}
      />
      {sending.unconfirmed && <Note text={t('attachments:add.frozen')} />}
      {chosen.files.length > 0 && (
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="ink" busy={sending.busy} className="max-sm:w-full">
            {sending.phase === null && t('attachments:add.submit')}
            {sending.phase === 'uploading' && t('cases:new.uploading')}
            {sending.phase === 'adding' && t('attachments:add.adding')}
          </Button>
          {sending.phase === 'uploading' && (
            <Button className="max-sm:w-full" onClick={sending.cancel}>
              {t('attachments:upload.cancel')}
            </Button>
          )}
        </div>
      )}
    </form>
  );
}

function Note({ text }: { text: string }) {
  return <p className="border-s-2 border-brass ps-3 text-sm text-ink-soft">{text}</p>;
}
