import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {readBlocks, readInline, type Block} from '../../../../site/api/docComment/shared';

/**
 * Renders a line of doc comment text: code, links, and bold. The text must not change; use a key to
 * show a different one.
 */
export function Inline({text}: {text: string}): ReactNode {
  // loose-text: long tables have hundreds of these
  return readInline(text).map((part, key) => {
    switch (part.kind) {
      case 'code':
        return <code key={key}>{part.text}</code>;
      case 'bold':
        return <strong key={key}>{part.text}</strong>;
      case 'link':
        return (
          <Link key={key} to={part.href}>
            <Inline text={part.text} />
          </Link>
        );
      case 'text':
        return part.text;
    }
  });
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
 * Renders the Markdown subset of doc comments: paragraphs, lists, code blocks, and everything that
 * `Inline` supports. In a cell, a single paragraph has no `p` element, because long tables have
 * hundreds of them.
 */
export function Markdown({text, isCell = false}: {text: string; isCell?: boolean}): ReactNode {
  const blocks = readBlocks(text);
  const [first] = blocks;
  return isCell && blocks.length === 1 && first?.kind === 'paragraph' ? (
    <Inline text={first.lines.join(' ')} />
  ) : (
    <>{blocks.map(renderBlock)}</>
  );
}
