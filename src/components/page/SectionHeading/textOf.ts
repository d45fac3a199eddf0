import {isValidElement, type PropsWithChildren, type ReactNode} from 'react';

/** Returns the text of a heading's content: `Bar size` for `Bar <code>size</code>`. */
export function textOf(node: ReactNode): string {
  if (Array.isArray(node)) {
    return node.map(textOf).join('');
  }
  if (isValidElement<PropsWithChildren>(node)) {
    return textOf(node.props.children);
  }
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}
