import type {DemoFile} from '@site/plugins/demos/shared';

/**
 * Returns the highlighted source as HTML in up to three parts, so CSS alone can switch between the
 * preview and the full code. The preview's indentation is marked, so CSS can hide it when only the
 * preview is visible.
 */
export function joinSource({html, preview, indent = 0}: DemoFile): string {
  const lines = html.split('\n');
  const [first, last] = preview ?? [0, -1];
  const margin = ' '.repeat(indent);
  const shown = lines
    .slice(first, last + 1)
    .map((line) =>
      indent > 0 && line.startsWith(margin)
        ? `<span data-part="indent">${margin}</span>${line.slice(indent)}`
        : line,
    );
  const part = (name: string, some: string[]) =>
    some.length > 0 ? `<span data-part="${name}">${some.join('\n')}\n</span>` : '';
  return (
    part('rest', lines.slice(0, first)) +
    part('preview', shown) +
    part('rest', lines.slice(last + 1))
  );
}
