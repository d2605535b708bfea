/**
 * Runs `work` while background triggers are disabled in the emulators, so that the demo data does not notify anyone a second
 * time. The events of these writes are not delivered later either: the hub registers the triggers again under other names.
 * Without a hub, or without functions in it, there is nothing to disable.
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
