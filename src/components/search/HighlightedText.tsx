import type {ReactNode} from 'react';

const decodeEntities = (html: string): string =>
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
    .map((part, index) =>
      part.startsWith('<mark>') ? (
        <mark key={index}>{decodeEntities(part.slice(6, -7))}</mark>
      ) : (
        <span key={index}>{decodeEntities(part)}</span>
      ),
    );
}

/** Renders text with the words of the query highlighted. */
export function HighlightedText({text, query}: {text: string; query: string}): ReactNode {
  const words = (query.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => word.length > 1 || /\p{Script=Han}/u.test(word))
    .sort((a, b) => b.length - a.length);
  if (words.length === 0) {
    return <span>{text}</span>;
  }
  return text
    .split(new RegExp(`(${words.join('|')})`, 'giu'))
    .map((part, index) =>
      index % 2 === 1 ? <mark key={index}>{part}</mark> : <span key={index}>{part}</span>,
    );
}
