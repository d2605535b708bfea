import { LIMITS } from '@app/domain/limits';
import { useEffect, useRef, useState } from 'react';
import { inspectFile } from './api/upload-case-file';

/** Why a file is refused: a key of `validation.json`. */
type FileIssue = NonNullable<Awaited<ReturnType<typeof inspectFile>>> | 'fileUnreadable';

export interface ChosenFile {
  id: string;
  file: File;
  /** undefined until the file has been looked into; null when it may be sent. */
  issue: FileIssue | null | undefined;
}

/** The same file chosen twice is one attachment. */
function idOf({ name, size, lastModified }: File): string {
  return `${name}/${size}/${lastModified}`;
}

/**
 * The attachments of a form that has not been sent, each looked into as soon as it is chosen.
 * @param max how many may be sent
 */
export function useChosenFiles(max: number = LIMITS.filesPerCase) {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const inspections = useRef(new Map<string, Promise<FileIssue | null>>());
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  const inspect = async (id: string, file: File) => {
    // A file may have been moved or changed since it was chosen, and a folder can be dropped like a file.
    const inspection = inspectFile(file).catch(() => 'fileUnreadable' as const);
    inspections.current.set(id, inspection);
    const issue = await inspection;
    if (gone.current) return;
    setFiles((all) => all.map((chosen) => (chosen.id === id ? { ...chosen, issue } : chosen)));
  };

  return {
    files: files.map((chosen, index) => ({ ...chosen, issue: issueAt(files, index, max) })),
    add: (added: readonly File[]) => {
      const fresh = new Map(added.map((file) => [idOf(file), file]));
      for (const { id } of files) fresh.delete(id);
      setFiles((all) => [...all, ...[...fresh].map(([id, file]) => ({ id, file, issue: undefined }))]);
      for (const [id, file] of fresh) void inspect(id, file);
    },
    /** Takes this file in place of those chosen before. */
    replace: (file: File) => {
      const id = idOf(file);
      inspections.current.clear();
      setFiles([{ id, file, issue: undefined }]);
      void inspect(id, file);
    },
    remove: (id: string) => {
      inspections.current.delete(id);
      setFiles((all) => all.filter((chosen) => chosen.id !== id));
    },
    /** Settles when every chosen file has been looked into. @returns true when all of them may be sent */
    allGood: async (): Promise<boolean> => {
      const issues = await Promise.all(inspections.current.values());
      return issues.length <= max && issues.every((issue) => issue === null);
    },
  };
}

/** Beyond the last file that may be sent, each is one too many, until another is removed. */
function issueAt(files: readonly ChosenFile[], index: number, max: number): ChosenFile['issue'] {
  const issue = files[index]?.issue;
  if (issue !== null) return issue;
  const before = files.slice(0, index).filter((other) => other.issue === null).length;
  return before < max ? null : 'tooManyFiles';
}
