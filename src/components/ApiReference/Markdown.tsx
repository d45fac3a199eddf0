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

interface Block {
  kind: 'paragraph' | 'list' | 'code';
  lines: string[];
}

function toBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    const last = blocks.at(-1);
    if (last?.kind === 'code' && isOpen) {
      isOpen = !line.startsWith('```');
      if (isOpen) {
        last.lines.push(raw);
      }
      continue;
    }
    if (line.startsWith('```')) {
      blocks.push({kind: 'code', lines: []});
      isOpen = true;
      continue;
    }
    if (line === '') {
      isOpen = false;
      continue;
    }
    const item = /^(?:[-*]|\d+\.)\s+(.*)$/.exec(line)?.[1];
    if (item !== undefined) {
      if (last?.kind === 'list' && isOpen) {
        last.lines.push(item);
      } else {
        blocks.push({kind: 'list', lines: [item]});
      }
    } else if (last && isOpen) {
      last.lines.push(`${last.lines.pop() ?? ''} ${line}`);
    } else {
      blocks.push({kind: 'paragraph', lines: [line]});
    }
    isOpen = true;
  }
  return blocks;
}

function renderBlock({kind, lines}: Block, key: number): ReactNode {
  switch (kind) {
    case 'code':
      return (
        <pre key={key}>
          <code>{lines.join('\n')}</code>
        </pre>
      );
    case 'list':
      return (
        <ul key={key}>
          {lines.map((line, position) => (
            <li key={position}>
              <Inline text={line} />
            </li>
          ))}
        </ul>
      );
    case 'paragraph':
      return (
        <p key={key}>
          <Inline text={lines.join(' ')} />
        </p>
      );
  }
}

/**
 * The small part of Markdown that doc comments use: paragraphs, lists, fences, and what `Inline` knows. In a cell a single
 * paragraph is none: long tables have hundreds of them.
 */
export function Markdown({text, isCell = false}: {text: string; isCell?: boolean}): ReactNode {
  const blocks = toBlocks(text);
  const [first] = blocks;
  return isCell && blocks.length === 1 && first?.kind === 'paragraph' ? (
    <Inline text={first.lines.join(' ')} />
  ) : (
    <>{blocks.map(renderBlock)}</>
  );
}
