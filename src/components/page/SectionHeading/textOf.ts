import {isValidElement, type PropsWithChildren, type ReactNode} from 'react';

/** The words of what a heading holds: `Bar <code>size</code>` is `Bar size`. */
export function textOf(node: ReactNode): string {
  if (Array.isArray(node)) {
    return node.map(textOf).join('');
  }
  if (isValidElement<PropsWithChildren>(node)) {
    return textOf(node.props.children);
  }
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}
