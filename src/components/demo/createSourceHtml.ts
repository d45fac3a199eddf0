import type {DemoFile} from '@site/plugins/demos/shared';

/**
 * Returns the highlighted source as HTML in up to three parts, so CSS alone can switch between the
 * preview and the full code. The preview's indentation is marked, so CSS can hide it when only the
 * preview is visible.
 */
export function createSourceHtml({html, preview, indent = 0}: DemoFile): string {
  const lines = html.split('\n');
  const [first, last] = preview ?? [0, -1];
  const indentation = ' '.repeat(indent);
  const previewLines = lines
    .slice(first, last + 1)
    .map((line) =>
      indent > 0 && line.startsWith(indentation)
        ? `<span data-part="indent">${indentation}</span>${line.slice(indent)}`
        : line,
    );
  const renderPart = (name: string, partLines: string[]) =>
    partLines.length > 0 ? `<span data-part="${name}">${partLines.join('\n')}\n</span>` : '';
  return (
    renderPart('rest', lines.slice(0, first)) +
    renderPart('preview', previewLines) +
    renderPart('rest', lines.slice(last + 1))
  );
}
