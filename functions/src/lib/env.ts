import { readEnvironment } from './read-environment.ts';

/** The environment, read once. Of a deployment, the build replaces the variable that is named here (vite.config.ts). */
export const environment = readEnvironment({ ...process.env, SITE_ORIGIN: process.env.SITE_ORIGIN });
