import type {IndexedExport, IndexedRow} from '@mui-x-docs/docs-index/format';
import type {Docs} from './loadDocs';
import {nameOf, type ApiAnswer, type MergedRow} from './lookUpApi';

/** An answer as tools give it: in words, and the same as data. */
export interface Described {
  text: string;
  data: Record<string, unknown>;
  isError: boolean;
}

/** Maximum size of a response, text and data together, in bytes. */
export const MAX_BYTES = 20_000;

/** Homes that are given with their address; of the others the name. */
const MAX_ADDRESSES = 4;

/** Letters of a text where there are several. */
const SHORT = 280;

const KINDS: ReadonlyArray<readonly [IndexedRow['kind'], string]> = [
  ['prop', 'Props'],
  ['property', 'Properties'],
  ['slot', 'Slots'],
  ['class', 'CSS classes'],
];

export const marks = (...parts: Array<string | false | undefined>): string => {
  const shown = parts.filter(Boolean);
  return shown.length > 0 ? ` (${shown.join(', ')})` : '';
};

const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;

const indent = (text: string): string => `  ${text.replaceAll('\n', '\n  ')}`;

/** A release as readers name it: `v7` for a major, `8.5` for a minor. */
const releaseName = (release: string): string => (release.includes('.') ? release : `v${release}`);

/** `DataGrid, DataGridPro`, all of them: which components have a name is what is asked. */
const owners = ({homes}: MergedRow): string => [...new Set(homes.map(({of}) => of))].join(', ');

/** How much an answer says. */
interface Measure {
  /** Letters of a description or type. */
  length: number;
  /** Rows, exports and removed names. */
  most: number;
}

/** Puts an answer into words. */
function describe(
  docs: Docs,
  asked: string,
  answer: ApiAnswer,
  {length, most}: Measure,
): Described {
  const {page, names, rows, exports, removed, similar, exists, unchecked} = answer;
  const head = `MUI X ${docs.version}`;
  const address = (path: string) => docs.siteUrl + path;
  const urlsOf = ({homes}: MergedRow) =>
    homes.slice(0, MAX_ADDRESSES).map((home) => address(`${home.page}#${home.anchor}`));
  const limited = <T>(list: readonly T[]) => list.slice(0, most);
  const rest = (list: readonly unknown[], what: string) =>
    list.length > most
      ? [`- ${list.length - most} more ${what}: name the component, as in Name.${asked}`]
      : [];

  const rowLines = (row: MergedRow) => [
    `- ${owners(row)} › \`${row.name}\`${marks(row.kind, row.required && 'required', row.plan, row.deprecated !== undefined && 'deprecated', row.since && `since ${releaseName(row.since)}`)}${row.type ? `: \`${cut(row.type, length)}\`` : ''}${row.default ? `, default \`${row.default.replaceAll('`', '')}\`` : ''}`,
    ...(row.deprecated ? [indent(`Deprecated: ${row.deprecated}`)] : []),
    ...(row.description ? [indent(cut(row.description, length))] : []),
    ...urlsOf(row).map(indent),
  ];
  const removedLines = (row: MergedRow) => [
    `- ${owners(row)} › \`${row.name}\`${marks(row.kind)}: removed in ${releaseName(row.removed!)}. ${row.use ? `Use instead: ${row.use}` : 'It has no successor that is known.'}`,
    ...(row.codemod ? [indent(`Codemod: npx @mui/x-codemod@latest ${row.codemod} <path>`)] : []),
    ...urlsOf(row).slice(0, 1).map(indent),
  ];
  const exportLines = (one: IndexedExport) => [
    `- \`${one.name}\`${marks(one.kind, one.deprecated !== undefined && 'deprecated')} from ${one.from.map((name) => `\`${name}\``).join(', ')}`,
    ...(one.deprecated ? [indent(`Deprecated: ${one.deprecated}`)] : []),
    ...(one.code ? [indent(`\`\`\`ts\n${one.code}\n\`\`\``)] : []),
    ...(one.description ? [indent(cut(one.description, length))] : []),
    ...one.places.map((place) => indent(address(place))),
  ];
  const pageLines =
    page && names
      ? [
          `# ${nameOf(page)}${marks(page.plan)}`,
          address(page.path),
          ...(page.imports?.length ? [`\`\`\`tsx\n${page.imports.join('\n')}\n\`\`\``] : []),
          ...KINDS.flatMap(([kind, title]) =>
            names[kind] ? [`${title}: ${names[kind].join(', ')}`] : [],
          ),
          ...(page.inherits ? [`It also takes the props of ${page.inherits}.`] : []),
          `Ask for one as ${nameOf(page)}.name to get its type, default and description.`,
        ]
      : [];

  const sentence = exists
    ? `${head}: "${asked}" exists.`
    : removed.length > 0
      ? `${head} has no "${asked}" any more: it was removed. Don't use it.`
      : page
        ? `${head}: ${nameOf(page)} has no "${asked}". Don't use it.`
        : `${head} has nothing in its API by the name "${asked}". Don't use it.`;
  const hints = exists
    ? []
    : [
        ...(exports.length > 0
          ? [`\`${exports[0]!.name}\` can be imported, but nothing is listed below it.`]
          : []),
        ...(similar.length > 0 ? [`Near: ${similar.map((name) => `\`${name}\``).join(', ')}`] : []),
        ...(page ? [`All names of ${nameOf(page)}: ${address(page.path)}`] : []),
        ...(page?.inherits
          ? [`It also takes the props of ${page.inherits}, which are not listed here.`]
          : []),
      ];
  const note = unchecked
    ? [`"${unchecked}" is not checked: it belongs to the type or component that is named here.`]
    : [];
  const text = [
    [sentence, ...note, ...hints].join('\n'),
    pageLines.join('\n'),
    [...limited(rows).flatMap(rowLines), ...rest(rows, 'kinds of it')].join('\n'),
    limited(exports).flatMap(exportLines).join('\n'),
    [...limited(removed).flatMap(removedLines), ...rest(removed, 'that were removed')].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');

  const dataOf = ({homes, description, type, ...row}: MergedRow) => ({
    ...row,
    ...(type !== undefined && {type: cut(type, length)}),
    ...(description !== undefined && {description: cut(description, length)}),
    of: [...new Set(homes.map(({of}) => of))],
    urls: homes.slice(0, MAX_ADDRESSES).map((home) => address(`${home.page}#${home.anchor}`)),
  });
  return {
    text,
    isError: !exists,
    data: {
      version: docs.version,
      exists,
      ...(page && {page: {title: page.title, url: address(page.path), ...names}}),
      rows: limited(rows).map(dataOf),
      exports: limited(exports).map(({places, description, product: _, ...one}) => ({
        ...one,
        ...(description !== undefined && {description: cut(description, length)}),
        urls: places.map(address),
      })),
      removed: limited(removed).map(dataOf),
      similar,
      ...(unchecked !== undefined && {unchecked}),
    },
  };
}

/** Puts an answer into words, the shorter the more there is to say: an agent reads all of it. */
export function describeApi(docs: Docs, asked: string, answer: ApiAnswer): Described {
  const count = answer.rows.length + answer.removed.length + answer.exports.length;
  let measure: Measure = {length: count > 2 ? SHORT : 3000, most: 24};
  for (;;) {
    const described = describe(docs, asked, answer, measure);
    const bytes =
      Buffer.byteLength(described.text) + Buffer.byteLength(JSON.stringify(described.data));
    if (bytes < MAX_BYTES || measure.most === 1) {
      return described;
    }
    measure = {length: SHORT, most: Math.ceil(measure.most / 2)};
  }
}
