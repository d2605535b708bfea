import { environment } from './server.ts';

/** A change of a document as Eventarc delivers it; both versions in the format of Firestore's REST interface. */
export interface DocumentChange {
  eventId: string;
  /** The document's path. */
  document: string;
  before: object | null;
  after: object;
  /** When the change was written, RFC 3339. */
  updateTime: string;
}

const REGION = 'asia-southeast1';
const triggers = `http://${environment.functionsHost}/functions/projects/${environment.projectId}/triggers`;

/** The emulator's own name of a function, whose number increases whenever the functions are reloaded. */
async function keyOf(name: string): Promise<string> {
  const known = await (await fetch(`${triggers}/none`, { method: 'POST' })).text();
  const keys = [...known.matchAll(new RegExp(`${REGION}-${name}-\\d+`, 'g'))].map(([key]) => key);
  const newest = keys.at(-1);
  if (newest === undefined) throw new Error(`The emulator knows no ${name}: ${known}`);
  return newest;
}

/** The event as Eventarc sends it; also a request of `functions.run`, for a project without triggers. */
export function eventOf(change: DocumentChange, projectId = environment.projectId) {
  const database = `projects/${projectId}/databases/(default)`;
  const version = (fields: object) => ({
    name: `${database}/documents/${change.document}`,
    fields,
    createTime: change.updateTime,
    updateTime: change.updateTime,
  });
  return {
    specversion: '1.0',
    id: change.eventId,
    type: 'google.cloud.firestore.document.v1.written',
    source: `//firestore.googleapis.com/${database}`,
    subject: `documents/${change.document}`,
    time: change.updateTime,
    datacontenttype: 'application/json',
    project: projectId,
    database: '(default)',
    namespace: '(default)',
    document: change.document,
    data: {
      value: version(change.after),
      oldValue: change.before === null ? {} : version(change.before),
    },
  };
}

/**
 * Delivers one event to one function several times, each after the previous one was acknowledged: for concurrent deliveries
 * the emulator would start a process each.
 */
export async function deliver(name: string, change: DocumentChange, times: number): Promise<void> {
  const event = eventOf(change);
  const key = await keyOf(name);
  for (let time = 0; time < times; time++) {
    const answer = await fetch(`${triggers}/${key}`, {
      method: 'POST',
      headers: { 'content-type': 'application/cloudevents+json' },
      body: JSON.stringify(event),
    });
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`);
  }
}
