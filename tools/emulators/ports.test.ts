import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { claimFreePorts, claimPorts, FREE_OFFSETS, isFree, portsAt, takenPort, type Ports } from './ports.ts';

/** Not used by other suites on this machine: beyond FREE_OFFSETS. */
const OFFSET = 23_500;

describe('the ports', () => {
  it('are the documented ones without an offset', () => {
    const { hosting, auth, firestore, functions, storage, hub, ui } = portsAt(0);
    expect([hosting, auth, firestore, functions, storage, hub, ui]).toEqual([
      5002, 9099, 8080, 5001, 9199, 4400, 4000,
    ]);
  });

  it('are never the same for two offsets of automatic runs', () => {
    const all = FREE_OFFSETS.flatMap((offset) => Object.values(portsAt(offset)));
    expect(new Set(all).size).toBe(all.length);
    expect(Math.max(...all)).toBeLessThan(32_768);
  });
});

describe('taking ports', () => {
  it('finds the one that another program holds', async () => {
    const ports: Ports = portsAt(OFFSET);
    expect(await takenPort(ports)).toBeNull();
    const other = createServer();
    await new Promise<void>((done) => void other.listen(ports.storage, '0.0.0.0', done));
    try {
      expect(await isFree(ports.storage)).toBe(false);
      await expect(claimPorts(OFFSET)).rejects.toThrow(
        `Port ${ports.storage}, which the Storage emulator needs, is taken by another program: stop that program, or move all ports aside with --port-offset 1000.`,
      );
    } finally {
      await new Promise((done) => other.close(done));
    }
    expect(await isFree(ports.storage)).toBe(true);
  });

  it('gives the next offset to a second run, and the same one again after the first has ended', async () => {
    const offsets = [OFFSET, OFFSET + 10];
    const first = await claimFreePorts(offsets);
    const second = await claimFreePorts(offsets);
    expect([first.offset, second.offset]).toEqual(offsets);
    await expect(claimFreePorts(offsets)).rejects.toThrow('No free ports');
    await first.release();
    const third = await claimFreePorts(offsets);
    expect(third.offset).toBe(OFFSET);
    await Promise.all([second.release(), third.release()]);
  });
});
