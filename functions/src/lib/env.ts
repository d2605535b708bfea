import { readEnvironment } from './read-environment.ts';

/** The environment, read once. */
export const environment = readEnvironment(process.env);
