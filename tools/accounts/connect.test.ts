import { afterEach, expect, it, vi } from 'vitest';
import { projectOf } from './connect.ts';
import { Failure } from '../failure.ts';

afterEach(() => vi.unstubAllEnvs());

it('a command for a real project says how to sign in, before it reads anything', async () => {
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', '/nowhere/at-all.json');
  const opened = projectOf({ project: 'firm' });
  await expect(opened).rejects.toBeInstanceOf(Failure);
  await expect(opened).rejects.toThrow(
    /^You are not signed in for firm \(.*run gcloud auth application-default login/s,
  );
});
