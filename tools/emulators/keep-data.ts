import { exportData } from './data.ts';

/** How often data are saved while the emulators run, in milliseconds: what a killed machine may lose. */
const INTERVAL = 60_000;

export type DataKeeper = {
  /** Saves now, after any saving that is under way. Resolves to whether it worked. */
  readonly save: () => Promise<boolean>;
  readonly stop: () => void;
};

/** Saves the emulators' data now and then. Nothing is saved before `save` was called once: half a seed is no data. */
export function keepData(hubPort: number, folder: string): DataKeeper {
  let last: Promise<boolean> = Promise.resolve(true);
  let begun = false;
  const save = () => (last = last.then(() => exportData(hubPort, folder).catch(() => false)));
  const timer = setInterval(() => begun && void save(), INTERVAL);
  return {
    save: () => {
      begun = true;
      return save();
    },
    stop: () => clearInterval(timer),
  };
}
