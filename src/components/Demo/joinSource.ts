import type {DemoFile} from '@site/plugins/demos/shared';

/**
 * The highlighted source as HTML in up to three parts, so that CSS alone can show the preview or everything.
 * The indentation of the preview goes into a custom property.
 */
export function joinSource({html, preview, indent = 0}: DemoFile): string {
  const lines = html.split('\n');
  const [first, last] = preview ?? [0, -1];
  const part = (name: string, from: number, to: number) =>
    to > from
      ? `<span data-part="${name}"${name === 'preview' ? ` style="--indent:${indent}ch"` : ''}>${lines.slice(from, to).join('\n')}\n</span>`
      : '';
  return (
    part('rest', 0, first) + part('preview', first, last + 1) + part('rest', last + 1, lines.length)
  );
}
