import type {DocsIndex, IndexedExport, IndexedRow} from '@mui-x-docs/docs-index/format';

/** The facts of a version that sources are compared with. */
export interface DoctorNames extends Pick<DocsIndex, 'version' | 'siteUrl'> {
  rows: Omit<IndexedRow, 'description' | 'default' | 'required'>[];
  exports: Pick<IndexedExport, 'name' | 'from' | 'deprecated' | 'guides'>[];
  /** The peer dependencies of each package. */
  peers: Record<string, Record<string, string>>;
}

/**
 * Reduces an index to the facts that sources are compared with, which are a quarter of it.
 *
 * @param peers the peer dependencies of each package, to check a `package.json` without its packages
 */
export function createNames(
  {version, siteUrl, rows, exports}: DocsIndex,
  peers: DoctorNames['peers'] = {},
): DoctorNames {
  return {
    version,
    siteUrl,
    peers,
    // Types of props are long, and the doctor reads only class names and the components of slots.
    rows: rows.map(({description: _, default: __, required: ___, type, ...row}) => ({
      ...row,
      ...(type && (row.kind === 'class' || row.kind === 'slot') && {type}),
    })),
    exports: exports.map(({name, from, deprecated, guides}) => ({
      name,
      from,
      ...(deprecated !== undefined && {deprecated}),
      guides: guides.slice(0, 1),
    })),
  };
}
