import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { site } from '../web/src/site.config.ts';
import { deploySettings } from './deploy-settings.ts';
import { configForProject, type RootConfig } from './emulators/site-config.ts';
import { inRepository } from './repository.ts';

const found = {
  apiKey: 'k',
  authDomain: 'firm-4711.firebaseapp.com',
  projectId: 'firm-4711',
  storageBucket: 'firm-4711.firebasestorage.app',
  appId: '1:1:web:1',
};

it('a deployment has the project of the web configuration, and one auth domain everywhere', async () => {
  const settings = deploySettings(found, 'portal.firm.example', 'https://portal.firm.example/');
  expect(JSON.parse(settings.config)).toEqual({ ...found, authDomain: 'portal.firm.example' });
  expect(settings.siteOrigin).toBe('https://portal.firm.example');
  expect(settings.pageFunction).toBe('https://asia-southeast1-firm-4711.cloudfunctions.net/serveSite');
  const root = JSON.parse(await readFile(inRepository('firebase.json'), 'utf8')) as RootConfig;
  const policy = JSON.stringify(configForProject(root, settings.hosts));
  expect(policy).toContain('https://asia-southeast1-firm-4711.cloudfunctions.net ');
  expect(policy).toContain(' https://portal.firm.example ');
});

it('the address of the website is one that functions can allow', () => {
  expect(site.baseUrl).toBe(deploySettings(found, found.authDomain, site.baseUrl).siteOrigin);
});
