import type {IndexedExport, IndexedRow} from '@mui-x-docs/docs-index/format';
import type {Docs} from './loadDocs';
import {nameOf, type ApiResult, type MergedRow} from './lookUpApi';

/** The response of a tool, as text and as equivalent data. */
export interface Described {
  text: string;
  data: Record<string, unknown>;
  isError: boolean;
}

/** Maximum size of a response, text and data together, in bytes. */
export const MAX_BYTES = 20_000;

/**
 * Maximum number of locations that are listed with their URL. For the others, only the name of the
 * component is listed.
 */
const MAX_URLS = 4;

/** Maximum number of characters of a description or type in a long response. */
const SHORT_LENGTH = 280;

const KINDS: ReadonlyArray<readonly [IndexedRow['kind'], string]> = [
  ['prop', 'Props'],
  ['property', 'Properties'],
  ['slot', 'Slots'],
  ['class', 'CSS classes'],
];

export const formatBadges = (...parts: Array<string | false | undefined>): string => {
  const shown = parts.filter(Boolean);
  return shown.length > 0 ? ` (${shown.join(', ')})` : '';
};

const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;

const indent = (text: string): string => `  ${text.replaceAll('\n', '\n  ')}`;

/** Formats a release: `v7` for a major version, `8.5` for a minor one. */
const releaseName = (release: string): string => (release.includes('.') ? release : `v${release}`);

/**
 * Returns all components that have a row, because that's what agents need to know: `DataGrid,
 * DataGridPro`.
 */
const ownersOf = ({locations}: MergedRow): string =>
  [...new Set(locations.map(({of}) => of))].join(', ');

/** Limits of a response. */
interface Limits {
  /** Maximum number of characters of a description or type. */
  length: number;
  /** Maximum number of rows, of exports, and of removed names. */
  maxEntries: number;
}

/** Formats the result of an API lookup within the given limits. */
function describe(
  docs: Docs,
  requested: string,
  result: ApiResult,
  {length, maxEntries}: Limits,
): Described {
  const {page, names, rows, exports, removed, similar, exists, unchecked} = result;
  const head = `MUI X ${docs.version}`;
  const toUrl = (path: string) => docs.siteUrl + path;
  const urlsOf = ({locations}: MergedRow) =>
    locations.slice(0, MAX_URLS).map((location) => toUrl(`${location.page}#${location.anchor}`));
  const limited = <T>(list: readonly T[]) => list.slice(0, maxEntries);
  const rest = (list: readonly unknown[], what: string) =>
    list.length > maxEntries
      ? [
          `- ${list.length - maxEntries} more ${what}: specify the component, as in Name.${requested}`,
        ]
      : [];

  const rowLines = (row: MergedRow) => [
    `- ${ownersOf(row)} › \`${row.name}\`${formatBadges(row.kind, row.required && 'required', row.plan, row.deprecated !== undefined && 'deprecated', row.since && `since ${releaseName(row.since)}`)}${row.type ? `: \`${cut(row.type, length)}\`` : ''}${row.default ? `, default \`${row.default.replaceAll('`', '')}\`` : ''}`,
    ...(row.deprecated ? [indent(`Deprecated: ${row.deprecated}`)] : []),
    ...(row.description ? [indent(cut(row.description, length))] : []),
    ...urlsOf(row).map(indent),
  ];
  const removedLines = (row: MergedRow) => [
    `- ${ownersOf(row)} › \`${row.name}\`${formatBadges(row.kind)}: removed in ${releaseName(row.removed!)}. ${row.use ? `Replacement: ${row.use}` : 'It has no known replacement.'}`,
    ...(row.codemod ? [indent(`Codemod: npx @mui/x-codemod@latest ${row.codemod} <path>`)] : []),
    ...urlsOf(row).slice(0, 1).map(indent),
  ];
  const exportLines = (one: IndexedExport) => [
    `- \`${one.name}\`${formatBadges(one.kind, one.deprecated !== undefined && 'deprecated')} from ${one.from.map((name) => `\`${name}\``).join(', ')}`,
    ...(one.deprecated ? [indent(`Deprecated: ${one.deprecated}`)] : []),
    ...(one.code ? [indent(`\`\`\`ts\n${one.code}\n\`\`\``)] : []),
    ...(one.description ? [indent(cut(one.description, length))] : []),
    ...one.guides.map((guide) => indent(toUrl(guide))),
  ];
  const pageLines =
    page && names
      ? [
          `# ${nameOf(page)}${formatBadges(page.plan, page.deprecated !== undefined && 'deprecated')}`,
          toUrl(page.path),
          ...(page.deprecated ? [`Deprecated: ${page.deprecated}`] : []),
          ...(page.imports?.length ? [`\`\`\`tsx\n${page.imports.join('\n')}\n\`\`\``] : []),
          ...KINDS.flatMap(([kind, title]) =>
            names[kind] ? [`${title}: ${names[kind].join(', ')}`] : [],
          ),
          ...(page.inherits ? [`It also accepts the props of ${page.inherits}.`] : []),
          `To get the type, default, and description of one, look up ${nameOf(page)}.name.`,
        ]
      : [];

  const sentence = exists
    ? `${head}: "${requested}" exists.`
    : removed.length > 0
      ? `${head} has no "${requested}" anymore because it was removed. Don't use it.`
      : page
        ? `${head}: ${nameOf(page)} has no "${requested}". Don't use it.`
        : `${head} has no API named "${requested}". Don't use it.`;
  const hints = exists
    ? []
    : [
        ...(exports.length > 0
          ? [`\`${exports[0]!.name}\` can be imported, but has no listed members.`]
          : []),
        ...(similar.length > 0
          ? [`Similar: ${similar.map((name) => `\`${name}\``).join(', ')}`]
          : []),
        ...(page ? [`All names of ${nameOf(page)}: ${toUrl(page.path)}`] : []),
        ...(page?.inherits
          ? [`It also accepts the props of ${page.inherits}, which aren't listed here.`]
          : []),
      ];
  const note = unchecked
    ? [`"${unchecked}" isn't checked, because it belongs to the type or component below.`]
    : [];
  const text = [
    [sentence, ...note, ...hints].join('\n'),
    pageLines.join('\n'),
    [...limited(rows).flatMap(rowLines), ...rest(rows, 'rows')].join('\n'),
    limited(exports).flatMap(exportLines).join('\n'),
    [...limited(removed).flatMap(removedLines), ...rest(removed, 'removed names')].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');

  const dataOf = (row: MergedRow) => {
    const {locations, description, type, ...rest} = row;
    return {
      ...rest,
      ...(type !== undefined && {type: cut(type, length)}),
      ...(description !== undefined && {description: cut(description, length)}),
      of: [...new Set(locations.map(({of}) => of))],
      urls: urlsOf(row),
    };
  };
  return {
    text,
    isError: !exists,
    data: {
      version: docs.version,
      exists,
      ...(page && {page: {title: page.title, url: toUrl(page.path), ...names}}),
      rows: limited(rows).map(dataOf),
      exports: limited(exports).map(({guides, description, product: _, ...one}) => ({
        ...one,
        ...(description !== undefined && {description: cut(description, length)}),
        urls: guides.map(toUrl),
      })),
      removed: limited(removed).map(dataOf),
      similar,
      ...(unchecked !== undefined && {unchecked}),
    },
  };
}

/**
 * Formats the result of an API lookup. The more entries it has, the less is returned of each,
 * because agents read the entire response.
 */
export function describeApi(docs: Docs, requested: string, result: ApiResult): Described {
  const count = result.rows.length + result.removed.length + result.exports.length;
  let limits: Limits = {length: count > 2 ? SHORT_LENGTH : 3000, maxEntries: 24};
  for (;;) {
    const described = describe(docs, requested, result, limits);
    const bytes =
      Buffer.byteLength(described.text) + Buffer.byteLength(JSON.stringify(described.data));
    if (bytes < MAX_BYTES || limits.maxEntries === 1) {
      return described;
    }
    limits = {length: SHORT_LENGTH, maxEntries: Math.ceil(limits.maxEntries / 2)};
  }
}
