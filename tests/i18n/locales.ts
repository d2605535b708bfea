import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@app/domain/language';

const LOCALES = path.resolve(import.meta.dirname, '../../web/src/i18n/locales');

/**
 * All texts of a language by their full key (`cases:form.title`). The name of a file is its namespace; i18next's plural
 * forms keep their endings (`rows_one`), see {@link baseKey}.
 */
export function readTexts(language: Language): Map<string, string> {
  return new Map(
    readFiles(language).flatMap(({ name, json }) => {
      const texts: unknown = JSON.parse(json);
      return flatten(texts, `${name}:`);
    }),
  );
}

function readFiles(language: Language): { name: string; json: string }[] {
  const folder = path.join(LOCALES, language);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      name: path.basename(file, '.json'),
      json: readFileSync(path.join(folder, file), 'utf8'),
    }));
}

/** The namespaces in which an object has a key twice: `JSON.parse` keeps only the last one. */
export function namespacesWithRepeatedKeys(language: Language): string[] {
  return readFiles(language)
    .filter(({ json }) => {
      let kept = 0;
      JSON.parse(json, (_key, value: unknown) => {
        if (typeof value === 'object' && value !== null && !Array.isArray(value))
          kept += Object.keys(value).length;
        return value;
      });
      const strings = [...json.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)];
      return strings.filter(([, colon]) => colon !== undefined).length !== kept;
    })
    .map(({ name }) => name);
}

function flatten(value: unknown, prefix: string): [key: string, text: string][] {
  if (typeof value !== 'object' || value === null) return [[prefix, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) =>
    flatten(inner, prefix.endsWith(':') ? `${prefix}${key}` : `${prefix}.${key}`),
  );
}

/** The key in the code: a language has as many plural forms as its grammar. */
export function baseKey(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '');
}

export function placeholders(text: string): string[] {
  return [
    ...new Set([...text.matchAll(/\{\{\s*-?\s*([\w.]+)[^}]*\}\}/g)].map((match) => match[1] ?? '')),
  ].sort();
}
