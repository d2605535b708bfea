/**
 * Runs `work` while the emulators deliver no events to background functions, so that the demo data does not notify
 * anybody a second time. What is written meanwhile is not delivered later either: the hub registers the triggers anew
 * under other names. Without a hub, or without functions in it, there is nobody to silence.
 * @param hub host:port of the emulator hub (`FIREBASE_EMULATOR_HUB`), if there is one
 */
export async function withoutTriggers<Result>(
  hub: string | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!hub || !(await put(hub, 'disableBackgroundTriggers'))) return work();
  try {
    return await work();
  } finally {
    await put(hub, 'enableBackgroundTriggers');
  }
}

/** @returns false when the Functions emulator does not run (the hub answers 400) */
async function put(hub: string, action: string): Promise<boolean> {
  const response = await fetch(`http://${hub}/functions/${action}`, { method: 'PUT' });
  if (!response.ok && response.status !== 400) {
    throw new Error(`The emulator hub answered ${response.status} to ${action}.`);
  }
  return response.ok;
}
