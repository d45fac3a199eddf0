import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

const INLINE = /`([^`]+)`|\[([^\]]*)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*/g;

/** Doc-comment text in one line: code, links and bold. */
export function Inline({text}: {text: string}): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, code, label, href, bold] = match;
    if (match.index > end) {
      parts.push(text.slice(end, match.index));
    }
    const key = match.index;
    if (code !== undefined) {
      parts.push(<code key={key}>{code}</code>);
    } else if (href !== undefined) {
      parts.push(
        <Link key={key} to={href}>
          <Inline text={label ?? href} />
        </Link>,
      );
    } else {
      parts.push(<strong key={key}>{bold}</strong>);
    }
    end = match.index + whole.length;
  }
  parts.push(text.slice(end));
  return <>{parts}</>;
}

/** The small part of Markdown that doc comments use: paragraphs, lists, and what `Inline` knows. */
export function Markdown({text}: {text: string}): ReactNode {
  const blocks: {isList: boolean; lines: string[]}[] = [];
  let isOpen = false;
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    if (line === '') {
      isOpen = false;
      continue;
    }
    const item = /^(?:[-*]|\d+\.)\s+(.*)$/.exec(line)?.[1];
    const last = blocks.at(-1);
    if (item !== undefined) {
      if (last?.isList && isOpen) {
        last.lines.push(item);
      } else {
        blocks.push({isList: true, lines: [item]});
      }
    } else if (last && isOpen) {
      last.lines.push(`${last.lines.pop() ?? ''} ${line}`);
    } else {
      blocks.push({isList: false, lines: [line]});
    }
    isOpen = true;
  }
  return (
    <>
      {blocks.map(({isList, lines}, index) =>
        isList ? (
          <ul key={index}>
            {lines.map((line, position) => (
              <li key={position}>
                <Inline text={line} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={index}>
            <Inline text={lines.join(' ')} />
          </p>
        ),
      )}
    </>
  );
}
