import {rowId} from '../../../site/api/shared';
import {toKebabCase} from '@mui-x-docs/api-extractor/toKebabCase';

/**
 * Returns the ids that a fragment may refer to, the most likely first: its own, and those for the
 * formats of external links (`DataGrid-css-root`, `data-grid-css-MuiDataGrid-root`,
 * `data-grid-classes-root`, `DataGrid-prop-rows`).
 */
export function candidateIds(fragment: string): string[] {
  const match = /^([A-Za-z][\w-]*?)-(css|classes|class|slot|slots|prop|property)-(.+)$/.exec(
    fragment,
  );
  if (!match) {
    return [fragment];
  }
  const [, component = '', kind, name = ''] = match;
  const page = toKebabCase(component);
  const short = name.replace(/^\.?Mui[A-Z][A-Za-z0-9]*-/, '');
  const others =
    kind === 'css' || kind === 'classes' || kind === 'slots'
      ? [rowId(page, 'slot', short), rowId(page, 'class', short)]
      : [rowId(page, 'prop', name), rowId(page, 'property', name)];
  return [fragment, ...(kind === 'classes' ? others.reverse() : others)];
}

/**
 * Returns the row that a fragment refers to, in any supported format. A slot takes precedence over
 * a class of the same name.
 */
export function findRow(fragment: string): HTMLElement | null {
  for (const id of candidateIds(fragment)) {
    const row = document.querySelector<HTMLElement>(`[role='row'][id='${CSS.escape(id)}']`);
    if (row) {
      return row;
    }
  }
  return null;
}
