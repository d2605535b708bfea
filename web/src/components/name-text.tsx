import { Fragment } from 'react';

/**
 * A person's or company's name: lines end at its spaces, and inside a word only where the word is longer than the line.
 * Every name that somebody typed is shown through this, or inside a sentence through `NamesIn`.
 */
export function NameText({ name }: { name: string }) {
  return name.split(' ').map((word, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className="inline-block max-w-full">{word}</span>
    </Fragment>
  ));
}

/** What no line begins or ends with stays with the name: `(name)`, `name,`. */
const BEFORE = /[\p{Ps}\p{Pi}]+$/u;
const BEHIND = /^[\p{Pe}\p{Pf}\p{Po}]+/u;

interface NamesInProps {
  /** A sentence that has been filled with names already. */
  text: string;
  /** Those that it may contain. */
  names: readonly (string | undefined)[];
}

/** A sentence with names in it, each on its lines as in `NameText`. */
export function NamesIn({ text, names }: NamesInProps) {
  const name = names.find((each) => each !== undefined && each.trim() !== '' && text.includes(each));
  if (name === undefined) return <>{text}</>;
  const at = text.indexOf(name);
  const before = text.slice(0, at).replace(BEFORE, '');
  const behind = text.slice(at + name.length).replace(BEHIND, '');
  return (
    <>
      <NamesIn text={before} names={names} />
      <NameText name={text.slice(before.length, text.length - behind.length)} />
      <NamesIn text={behind} names={names} />
    </>
  );
}
