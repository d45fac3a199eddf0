/** A node of the archive of a harbor museum: a collection, a decade in it, or a document. */
export interface ArchiveNode {
  id: string;
  /** From the collection down to the node itself: `['Sea charts', '1860s', 'No. 7']`. */
  path: string[];
  /** Of a document; collections and decades have none. */
  pages: number | null;
  condition: 'Good' | 'Worn' | 'Fragile' | null;
  /** Where it is kept. */
  shelf: string;
}

const collections = [
  'Sea charts',
  'Ship plans',
  'Letters',
  'Logbooks',
  'Crew lists',
  'Port books',
  'Photographs',
  'Newspapers',
  'Posters',
  'Diaries',
];
const conditions = ['Good', 'Good', 'Worn', 'Fragile'] as const;

/** The same 1,090 nodes on every call, on three levels: 10 collections, 8 decades each, 1 to 24 documents each. */
export function createArchive(): ArchiveNode[] {
  return collections.flatMap((collection, place) => {
    const shelf = `Room ${1 + (place % 4)}`;
    const node = (path: string[], mix?: number): ArchiveNode => ({
      id: path.join(' / '),
      path,
      pages: mix === undefined ? null : 1 + (mix % 60),
      condition: mix === undefined ? null : conditions[mix % conditions.length]!,
      shelf,
    });
    const decades = Array.from({length: 8}, (_, index) => `${1830 + 10 * index}s`);
    return [
      node([collection]),
      ...decades.flatMap((decade, index) => {
        const count = 1 + ((place * 11 + index * 17) % 24);
        return [
          node([collection, decade]),
          ...Array.from({length: count}, (_, number) =>
            node(
              [collection, decade, `No. ${number + 1}`],
              place * 31 + index * 7 + number * 13,
            ),
          ),
        ];
      }),
    ];
  });
}
