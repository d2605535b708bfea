/** Texts by key. Where storage is forbidden or full nothing is stored, and nothing is read: no caller depends on it. */
function storedIn(storage: () => Storage) {
  const attempt = <T>(access: (storage: Storage) => T): T | null => {
    try {
      return access(storage());
    } catch {
      return null;
    }
  };
  return {
    read: (key: string): string | null => attempt((open) => open.getItem(key)),
    /** @returns null also where the text is no JSON */
    readJson: (key: string): unknown => attempt((open): unknown => JSON.parse(open.getItem(key) ?? 'null')),
    /** @param text null to remove it */
    write: (key: string, text: string | null): void => {
      attempt((open) => (text === null ? open.removeItem(key) : open.setItem(key, text)));
    },
    keys: (): string[] => attempt((open) => Object.keys(open)) ?? [],
  };
}

/** Lasts for all visits in this browser. */
export const browserStorage = storedIn(() => localStorage);
/** Lasts as long as this tab. */
export const tabStorage = storedIn(() => sessionStorage);
