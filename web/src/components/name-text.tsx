import { Fragment } from 'react';

/** A person's or company's name: lines end at its spaces, and inside a word only where the word is longer than the line. */
export function NameText({ name }: { name: string }) {
  return name.split(' ').map((word, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className="inline-block max-w-full">{word}</span>
    </Fragment>
  ));
}
