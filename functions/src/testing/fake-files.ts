import { createHash } from 'node:crypto';
import type { BoundFile } from '@app/domain/case-file';
import type { CheckDeps } from '../file/check-file.ts';
import type { StoredFile } from '../file/stored-file.ts';
import { fakeNotices } from './fake-notices.ts';

export const NOW = new Date('2026-11-21T09:00:00Z');

export const sha256 = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

type Held = StoredFile & { token: boolean; content: Uint8Array };

/** Steps that can be made to fail once, as a crash between two steps would. */
type Step = 'remove' | 'unlistFile' | 'bind' | 'release';

/** Bucket, cases and records in memory. `beforeBind` runs after an object is read and before its record is written. */
export function fakeFiles({ fail, beforeBind }: { fail?: Step; beforeBind?: () => void } = {}) {
  const objects = new Map<string, Held>();
  const cases = new Map<string, { user_id: string; file_urls: string[]; partner_id?: string }>();
  /** By id: what a partner or an admin has added to a case. */
  const documents = new Map<string, { case_id: string; user_id: string; path: string }>();
  /** The paths of papers, by their account. */
  const papers = new Map<string, string[]>();
  const bound = new Map<string, BoundFile>();
  const notices = fakeNotices();
  const removed: string[] = [];
  let versions = 0;
  let hashed = 0;
  let failing = fail;
  const failOnce = (step: Step) => {
    if (failing !== step) return;
    failing = undefined;
    throw Object.assign(new Error('crash'), { code: 14 });
  };
  const version = (path: string, generation: string) => {
    const held = objects.get(path);
    return held?.generation === generation ? held : null;
  };
  const deps: CheckDeps = {
    now: () => NOW,
    files: {
      read: async (path) => objects.get(path) ?? null,
      bytes: async (path, generation) => version(path, generation)?.content ?? null,
      async hash(path, generation) {
        hashed++;
        const held = version(path, generation);
        return held === null ? null : sha256(held.content);
      },
      generation: async (path) => objects.get(path)?.generation ?? null,
      exists: async (path) => objects.has(path),
      async remove(path, generation) {
        failOnce('remove');
        if (version(path, generation) !== null) objects.delete(path);
        removed.push(path);
      },
      async serve(path, served) {
        const held = objects.get(path);
        if (held) Object.assign(held, served);
      },
      async mark(path, caseId) {
        const held = objects.get(path);
        if (held) held.documentOf = caseId;
      },
      async revokeLinks(path) {
        const held = objects.get(path);
        if (!held?.token) return false;
        held.token = false;
        return true;
      },
    },
    listing: async (path, uid) =>
      [...cases].flatMap(([id, { user_id, file_urls }]) =>
        user_id === uid && file_urls.includes(path) ? [id] : [],
      ),
    documented: async (path, uid) =>
      [...documents.values()]
        .filter((one) => one.path === path && one.user_id === uid)
        .map(({ case_id }) => case_id),
    isPaper: async (path, uid) => papers.get(uid)?.includes(path) === true,
    cases: {
      async capacityIn(caseId, uid) {
        const found = cases.get(caseId);
        if (found?.user_id === uid) return 'customer';
        return found?.partner_id === uid ? 'partner' : null;
      },
      async dropDocuments(path, uid) {
        const own = [...documents].filter(([, one]) => one.path === path && one.user_id === uid);
        for (const [id] of own) documents.delete(id);
        return own.length;
      },
      async dropPapers(path, uid) {
        const own = papers.get(uid) ?? [];
        papers.set(
          uid,
          own.filter((other) => other !== path),
        );
        return own.filter((other) => other === path).length;
      },
      async unlistFile(caseId, uid, path) {
        failOnce('unlistFile');
        const found = cases.get(caseId);
        if (found?.user_id !== uid || !found.file_urls.includes(path)) return false;
        found.file_urls = found.file_urls.filter((other) => other !== path);
        return true;
      },
    },
    bound: {
      read: async (path) => bound.get(path) ?? null,
      async bind(facts, { caseIds, documentOf }, at) {
        failOnce('bind');
        beforeBind?.();
        const { path, generation, sha256: hash, size, content_type } = facts;
        const known: BoundFile = bound.get(path) ?? {
          ...{ path, generation, sha256: hash, size, content_type },
          bound_at: at,
          mismatch: null,
          case_ids: [],
        };
        const of = known.document_of ?? documentOf;
        const now: BoundFile = {
          ...known,
          case_ids: [...new Set([...known.case_ids, ...caseIds])],
          ...(of !== null && { document_of: of }),
        };
        bound.set(path, now);
        return now;
      },
      async update(path, change) {
        const known = bound.get(path);
        if (known) bound.set(path, { ...known, ...change });
      },
      async release(path) {
        failOnce('release');
        bound.delete(path);
      },
      async releaseLoose(path) {
        const known = bound.get(path);
        if (known !== undefined && (known.case_ids.length > 0 || known.document_of !== undefined))
          return false;
        bound.delete(path);
        return true;
      },
    },
    notices: notices.store,
  };
  return {
    objects,
    cases,
    documents,
    papers,
    bound,
    notices,
    deps,
    removed,
    /** How often bytes were read to be hashed. */
    hashed: () => hashed,
    /** Stores an object, as a client does that sets only the required fields. */
    put(path: string, contentType: string, content: Uint8Array, more: Partial<StoredFile> = {}) {
      objects.set(path, {
        path,
        contentType,
        size: content.length,
        generation: String(++versions),
        contentDisposition: null,
        cacheControl: null,
        caseId: null,
        documentOf: null,
        head: content,
        tail: content,
        token: true,
        content,
        ...more,
      });
    },
    /** A new version with the same bytes, as the emulator creates when it revokes a link. */
    rewrite(path: string) {
      const held = objects.get(path);
      if (held) objects.set(path, { ...held, generation: String(++versions) });
    },
  };
}
