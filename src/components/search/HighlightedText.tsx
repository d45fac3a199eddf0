import type {ReactNode} from 'react';

const decode = (html: string): string =>
  html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');

/**
 * Renders an excerpt from the full-text index. The index returns HTML; only its `<mark>` tags are
 * interpreted.
 */
export function Excerpt({html}: {html: string}): ReactNode {
  return html
    .split(/(<mark>.*?<\/mark>)/)
    .map((part, place) =>
      part.startsWith('<mark>') ? (
        <mark key={place}>{decode(part.slice(6, -7))}</mark>
      ) : (
        <span key={place}>{decode(part)}</span>
      ),
    );
}

/** Renders text with the words of the query highlighted. */
export function HighlightedText({text, question}: {text: string; question: string}): ReactNode {
  const words = (question.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => word.length > 1 || /\p{Script=Han}/u.test(word))
    .sort((a, b) => b.length - a.length);
  if (words.length === 0) {
    return <span>{text}</span>;
  }
  return text
    .split(new RegExp(`(${words.join('|')})`, 'giu'))
    .map((part, place) =>
      place % 2 === 1 ? <mark key={place}>{part}</mark> : <span key={place}>{part}</span>,
    );
}
