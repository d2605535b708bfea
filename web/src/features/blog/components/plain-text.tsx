/** Maximum number of paragraphs; the rest of the text is joined into one more. */
const PARAGRAPHS = 500;

/** A text as it was typed, where its markup is too much to be followed (decision 122). */
export function PlainText({ children }: { children: string }) {
  const parts = children.split(/(?:\r?\n[ \t]*){2,}/).filter((part) => part.trim() !== '');
  const paragraphs = [...parts.slice(0, PARAGRAPHS), parts.slice(PARAGRAPHS).join('\n\n')];
  return (
    <div className="article">
      {paragraphs.map(
        (part, index) =>
          part !== '' && (
            // They change all at once or not at all.
            <p key={index} className="break-words whitespace-pre-wrap">
              {part}
            </p>
          ),
      )}
    </div>
  );
}
