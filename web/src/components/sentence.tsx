import { cloneElement, Fragment, type ReactElement } from 'react';

/** `<name>content</name>`, or `<name/>`. */
const ELEMENT = /<(\w+)(?:\/>|>(.*?)<\/\1>)/g;

interface SentenceProps {
  /** A translated text with elements in it. */
  text: string;
  /** The element for each name. The content between its tags becomes its children. */
  components: Readonly<Record<string, ReactElement>>;
}

/** A text of which some parts are links or other elements. */
export function Sentence({ text, components }: SentenceProps) {
  const pieces: ReactElement[] = [];
  let from = 0;
  for (const { 0: all, 1: name = '', 2: inner, index } of text.matchAll(ELEMENT)) {
    pieces.push(<Fragment key={from}>{text.slice(from, index)}</Fragment>);
    const element = components[name];
    if (element === undefined) throw new Error(`No component for <${name}>.`);
    pieces.push(cloneElement(element, { key: index }, ...(inner === undefined ? [] : [<>{inner}</>])));
    from = index + all.length;
  }
  return [...pieces, <Fragment key={from}>{text.slice(from)}</Fragment>];
}
