import type { Plugin } from 'vite';

/** Firestore's core in the form for browsers; its name carries a digest of the version. */
const CORE = /@firebase\/firestore\/dist\/common-[\w-]+\.esm\.js$/;
/** Asked at every query whether it is a pipeline. */
const QUESTION = '__PRIVATE_isPipeline';
/** What only pipelines come to: their evaluation, order, name and form for the server. */
const ONLY_OF_PIPELINES = [
  '__PRIVATE_runPipeline',
  '__PRIVATE_newPipelineComparator',
  '__PRIVATE_canonifyPipeline',
  '__PRIVATE_toCorePipeline',
];

/**
 * Leaves Firestore's pipelines out of the build: they are in preview, nothing here asks for one, and every browser would load and
 * read 47 kB of script for them (decision 084). Which functions of theirs the core holds on to is the core's own affair, so an
 * update in which they are called otherwise fails the build.
 */
export function noPipelines(): Plugin {
  return {
    name: 'portal:no-pipelines',
    apply: 'build',
    transform: { filter: { id: CORE }, handler: (core) => ({ code: withoutPipelines(core), map: null }) },
  };
}

/** @throws Error where the core is not built as we know it */
export function withoutPipelines(core: string): string {
  const answered = core.replace(new RegExp(`(?<!function )${QUESTION}\\([^()]*\\)`, 'g'), 'false');
  if (answered === core) throw new Error(notKnown(QUESTION));
  return ONLY_OF_PIPELINES.reduce(withoutBody, answered);
}

function withoutBody(core: string, name: string): string {
  const body = new RegExp(`^(function ${name}\\([^()]*\\) )\\{[\\s\\S]*?^\\}`, 'm');
  if (!body.test(core)) throw new Error(notKnown(name));
  return core.replace(body, `$1{ throw new Error('Pipelines are left out of the build.'); }`);
}

function notKnown(name: string): string {
  return `Firestore's core knows no "${name}" any more: see web/site/build/no-pipelines.ts.`;
}
