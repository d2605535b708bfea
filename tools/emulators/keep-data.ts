import { exportData } from './data.ts';

/** The interval between two exports, in milliseconds: what killed emulators may lose. */
const PAUSE = 3_000;
/** The pause is at least this many times as long as the previous export: large uploads must not keep the disk busy. */
const REST = 20;

export type DataKeeper = {
  /** Saves now, after a running export. Resolves to whether it succeeded. */
  readonly save: () => Promise<boolean>;
  /** Pauses until `save` is called again, because the current state must not be saved. Waits for a running export. */
  readonly pause: () => Promise<void>;
  readonly stop: () => void;
};

/**
 * Saves the emulators' data every few seconds, after the first call of `save`: a partial seed must not be saved.
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
