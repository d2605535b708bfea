import { exportData } from './data.ts';

/** How long after one saving the next begins, in milliseconds: what emulators that are killed may lose. */
const PAUSE = 3_000;
/** The pause is at least so many times as long as the saving before it: large uploads must not keep the disk busy. */
const REST = 20;

export type DataKeeper = {
  /** Saves now, after any saving that is under way. Resolves to whether it worked. */
  readonly save: () => Promise<boolean>;
  /** Saves no more until `save` is called again: what is running is not to be saved. Waits for a saving under way. */
  readonly pause: () => Promise<void>;
  readonly stop: () => void;
};

/**
 * Saves the emulators' data every few seconds. Nothing is saved before `save` was called once: half a seed is no data.
 */
export function keepData(hubPort: number, folder: string): DataKeeper {
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<boolean> = Promise.resolve(true);
  let begun = false;
  const save = () => (last = last.then(() => exportData(hubPort, folder).catch(() => false)));
  const saveAfter = (pause: number) => {
    timer = setTimeout(() => {
      const at = performance.now();
      const saved = begun ? save() : last;
      void saved.then(() => timer && saveAfter(Math.max(PAUSE, REST * (performance.now() - at))));
    }, pause);
  };
  saveAfter(PAUSE);
  return {
    save: () => {
      begun = true;
      return save();
    },
    pause: async () => {
      begun = false;
      await last;
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
