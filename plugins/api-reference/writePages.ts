import fs from 'node:fs';
import path from 'node:path';
import type {PaidPlan} from '../../site/plans/shared';
import {writeFile} from '../../site/files/files';
import {highlightCode} from '../../site/code/highlightCode';
import {collectRemoved, type ReadHistory} from './addHistory';
import {type ApiCatalog, type CatalogArea} from '../../site/api/catalog';
import {toEntry} from '@mui-x-docs/api-extractor/types';
import {HEADINGS, writeDescription} from '../../site/api/headings';
import {linkBareUrls} from './linkBareUrls';
import {linkUsage, resolveDocLink} from './linkUsage';
import type {ScannedGuide} from '../../site/pages/scanGuides';
import {
  EXPORTS_FILE,
  rowId,
  type ApiIndexData,
  type ApiPageData,
  type ApiListKind,
  type ApiRemovedData,
  type ShownDefinition,
} from '../../site/api/shared';
import {toKebabCase} from '@mui-x-docs/api-extractor/toKebabCase';
import type {ApiData, ApiEntry, ApiMember, RemovedName} from '@mui-x-docs/api-extractor/types';
import {findPlayground} from '../../site/playgrounds/readPlayground';
import {dataFile, listName, moduleFile, removedName} from '../../site/api/readApi';

export interface WriteOptions {
  data: ApiData;
  catalog: ApiCatalog;
  guides: readonly ScannedGuide[];
  /** Folder of the pages. Other files in it are deleted. */
  outDir: string;
  /** Base path of the docs, such as `/x`. */
  base: string;
  /** Prefix of the modules that are empty in the browser, see `index.ts`. */
  serverAlias: string;
  /** Reads the history of a product; absent if the pages don't show it. */
  readHistory?: ReadHistory;
}

/** Path of an API page below the docs route. */
const pagePath = (area: string, name: string) => `/api/${area}/${toKebabCase(name)}/`;

/**
 * Matches names in a type, except members of a namespace: `RefObject` in `React.RefObject` belongs
 * to React.
 */
const NAME = /(?<![.\w])[A-Z]\w+\b/g;

/** Returns all strings of an entry that can contain a type. */
function typeTexts(entry: ApiEntry): string[] {
  const members = entry.kind === 'component' ? entry.props : entry.properties;
  return members.map(({type}) => type);
}

/** Applies a function to every Markdown string of an entry. */
function mapTexts(entry: ApiEntry, map: (text: string) => string): ApiEntry {
  const clean = <Row extends {description?: string; deprecated?: string}>(row: Row): Row => ({
    ...row,
    description: row.description && map(row.description),
    deprecated: row.deprecated && map(row.deprecated),
  });
  const mapMember = (member: ApiMember): ApiMember => {
    const {signature} = member;
    return {
      ...clean(member),
      ...(signature && {
        signature: {
          args: signature.args.map(clean),
          ...(signature.returns && {returns: clean(signature.returns)}),
        },
      }),
    };
  };
  return entry.kind === 'component'
    ? {
        ...clean(entry),
        props: entry.props.map(mapMember),
        slots: entry.slots.map(clean),
        classes: entry.classes.map(clean),
      }
    : {...clean(entry), properties: entry.properties.map(mapMember)};
}

/**
 * Resolves the links of doc comments to pages of this site, and removes those without a target.
 * Bare URLs become links.
 */
function resolveLinks(
  entry: ApiEntry,
  resolve: (href: string) => string | undefined,
  titleOf: (href: string) => string,
): ApiEntry {
  const mapped = mapTexts(entry, (text) => {
    const resolved = text.replace(
      /\[([^\]]*)\]\(((?:https?:|\/)[^)\s]+)\)/g,
      (_match, label: string, href: string) => {
        const target = resolve(href);
        return target ? `[${label}](${target})` : label;
      },
    );
    return linkBareUrls(resolved, resolve, titleOf);
  });
  const mapSee = (member: ApiMember): ApiMember => {
    const {see, ...rest} = member;
    const href = see && resolve(see.href);
    return see && href ? {...rest, see: {...see, href}} : rest;
  };
  return mapped.kind === 'component'
    ? {...mapped, props: mapped.props.map(mapSee)}
    : {...mapped, properties: mapped.properties.map(mapSee)};
}

/** Returns a one-sentence summary of the page for its introduction and for search engines. */
function describe(entry: ApiEntry, product?: string): string {
  const name = [product, entry.name].filter(Boolean).join(' ');
  if (entry.kind === 'interface') {
    return writeDescription('description-properties', name);
  }
  const slots = entry.slots.length > 0;
  const classes = entry.classes.length > 0;
  return writeDescription(
    `description-props${slots ? '-slots' : ''}${classes ? '-classes' : ''}` as const,
    name,
  );
}

const frontMatter = (
  fields: Record<string, string | readonly string[] | boolean | null | undefined>,
) =>
  [
    '---',
    ...Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => `${key}: ${JSON.stringify(value)}`),
    '---',
  ].join('\n');

/**
 * Renders the module that passes data to the components of a page. Imports through the alias exist
 * only in the static build and are empty in the browser, where `load()` fetches the same data after
 * a client-side navigation. The tables of one kind in a guide share a chunk, because every page of
 * the site contains the names of all chunks.
 */
function renderModule(alias: string, area: string, file: string, chunk?: string): string {
  const name = chunk ? `/* webpackChunkName: "${chunk}" */ ` : '';
  return [
    `import * as content from '${alias}/content';`,
    `import data from '${alias}/data/${area}/${dataFile(file)}';`,
    '',
    'export default {',
    '  content,',
    '  data,',
    '  load: () =>',
    '    Promise.all([',
    // Both chunks are named. Otherwise, the bundler emits the module once per import, and moves
    // modules that several files share into the chunk that every guide loads.
    `      import(/* webpackChunkName: "api-content" */ '@site/src/components/api/ApiContent'),`,
    `      import(${name}'./${dataFile(file)}'),`,
    '    ]),',
    `  loadTypes: () => import(/* webpackChunkName: "api-types-${area}" */ './types.json'),`,
    '};',
    '',
  ].join('\n');
}

const pageImports = (file: string) =>
  [
    "import {ApiPart} from '@site/src/components/api';",
    `import api from './${moduleFile(file)}';`,
  ].join('\n');

/** Additional ids that earlier docs gave to a section. */
const FORMER_IDS: Partial<Record<keyof typeof HEADINGS, string>> = {
  classes: ' #css-classes #css',
  import: ' #component-name',
};

const heading = (id: keyof typeof HEADINGS) =>
  `## ${HEADINGS[id].message} {/* #${id}${FORMER_IDS[id] ?? ''} */}`;
const part = (name: string) => `<ApiPart api={api} name="${name}" />`;

/**
 * Renders the Markdown of a page: its imports, its headings, and its components.
 *
 * @param product the label of the product if another product has a component of the same name
 * @param traits `hasPlayground`: users can try the component on its page; `isPart`: the page has no
 * sidebar item
 */
export function renderPage(
  page: ApiPageData,
  product?: string,
  traits: {hasPlayground?: boolean; isPart?: boolean} = {},
): string {
  const {entry} = page;
  const file = toKebabCase(entry.name);
  const code = ['```tsx', entry.imports.join('\n// or\n'), '```'].join('\n');
  const isComponent = entry.kind === 'component';
  const blocks = [
    frontMatter({
      title: `${entry.name} API${product ? ` (${product})` : ''}`,
      description: describe(entry, product),
      slug: pagePath(entry.area, entry.name),
      sidebar_label: entry.name,
      // A page without a sidebar item still shows the sidebar.
      displayed_sidebar: traits.isPart ? 'docs' : undefined,
      disable_ad: isComponent ? undefined : true,
      custom_edit_url: null,
    }),
    pageImports(file),
    ...(entry.deprecated !== undefined ? [part('deprecation')] : []),
    ...(page.guides.length > 0 ? [heading('demos'), part('demos')] : []),
    heading('import'),
    code,
    ...(entry.imports.length > 1 ? [part('importHint')] : []),
    ...(entry.description ? [part('description')] : []),
    ...(entry.since ? [part('since')] : []),
    ...(traits.hasPlayground
      ? [heading('playground'), `<Playground component="${entry.name}" />`]
      : []),
    ...(isComponent
      ? [
          heading('props'),
          part('props'),
          part('ref'),
          ...(entry.inherits ? [heading('inheritance'), part('inheritance')] : []),
          ...(entry.themeName ? [heading('theme-default-props'), part('theme')] : []),
          ...(entry.slots.length > 0 ? [heading('slots'), part('slots')] : []),
          ...(entry.classes.length > 0 ? [heading('classes'), part('classes')] : []),
        ]
      : [heading('properties'), part('properties')]),
    ...(entry.source ? [heading('source-code'), part('source')] : []),
    ...(entry.removed ? [heading('removed'), part('removed')] : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function renderIndex(area: CatalogArea, hasRemoved: boolean): string {
  return `${[
    frontMatter({
      title: `${area.label} API`,
      description: writeDescription(
        area.interfaces ? 'description-components-interfaces' : 'description-components',
        area.label,
      ),
      slug: `/api/${area.area}/`,
      sidebar_label: 'Index',
      // An index page without a sidebar item still shows the sidebar.
      displayed_sidebar: area.sidebar?.index ? undefined : 'docs',
      disable_ad: true,
      custom_edit_url: null,
    }),
    pageImports('index'),
    heading('components'),
    part('components'),
    ...(area.interfaces ? [heading('interfaces'), part('interfaces')] : []),
    ...(hasRemoved ? [heading('removed'), part('removed')] : []),
  ].join('\n\n')}\n`;
}

/**
 * Writes a file only if its content changes, because bundlers and watchers check modification
 * times.
 */
function writeIfChanged(file: string, text: string): void {
  if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text) {
    writeFile(file, text);
  }
}

/**
 * Returns a sentence about the slots that render a component by default, with a link to the first
 * one; `undefined` if it's in none.
 */
function describeSlots(
  name: string,
  siblings: readonly ApiEntry[],
  base: string,
): string | undefined {
  const found = siblings.flatMap((owner) =>
    owner.kind === 'component'
      ? owner.slots
          .filter((slot) => slot.default?.match(NAME)?.includes(name))
          .map((slot) => ({owner, slot: slot.name}))
      : [],
  );
  const [first] = found;
  if (!first) {
    return undefined;
  }
  const {owner} = first;
  const names = found.filter((one) => one.owner === owner).map(({slot}) => `\`${slot}\``);
  const href = `${base}${pagePath(owner.area, owner.name)}#${rowId(owner.name, 'slot', first.slot)}`;
  const list = new Intl.ListFormat('en-US').format(names);
  const others = found.some((one) => one.owner !== owner) ? ' and other components' : '';
  return `The default component of the ${names[1] ? 'slots' : 'slot'} ${list} of [${owner.name}](${href})${others}.`;
}

type PageOptions = Omit<WriteOptions, 'outDir' | 'serverAlias' | 'readHistory'>;

/**
 * Combines the data that a page or table is rendered from: its entry, and the link targets of the
 * names in its types.
 */
function createPage(
  entry: ApiEntry,
  {data, catalog, guides, base}: PageOptions,
  paths: ReadonlySet<string>,
): ApiPageData {
  const area = catalog.find((candidate) => candidate.area === entry.area);
  const siblings = data.entries.filter((other) => other.area === entry.area);
  const definitions = data.types[entry.area] ?? {};
  const mentioned = new Set(typeTexts(entry).flatMap((text) => text.match(NAME) ?? []));
  const members = entry.kind === 'component' ? entry.props : entry.properties;
  const slots = entry.kind === 'component' ? entry.slots : [];
  const names = new Set([
    ...mentioned,
    ...members.flatMap(({from}) => from ?? []),
    ...slots.flatMap((slot) => slot.default?.match(NAME) ?? []),
  ]);
  const usage = area ? linkUsage(entry.name, area, guides, base) : undefined;
  const description = entry.description ?? describeSlots(entry.name, siblings, base);
  return {
    entry: resolveLinks(
      {...entry, ...(description && {description})},
      (href) => resolveDocLink(href, guides, paths, base),
      (href) =>
        guides.find((guide) => `${base}${guide.path}` === href.split('#')[0])?.title ??
        href.replace(/^https?:\/\//, ''),
    ),
    pages: Object.fromEntries(
      siblings
        .filter(({name}) => names.has(name) && name !== entry.name)
        .map(({area: other, name}) => [name, `${base}${pagePath(other, name)}`]),
    ),
    types: [...mentioned].filter((name) => definitions[name] && name !== entry.name).sort(),
    guides: usage?.guides ?? [],
    usedIn: usage?.usedIn ?? {},
    usedInCount: usage?.usedInCount ?? {},
  };
}

const pathsOf = ({entries}: ApiData) =>
  new Set(entries.map((entry) => pagePath(entry.area, entry.name)));

/** Creates the data that each page of the reference is rendered from. */
export function createPages(options: PageOptions): ApiPageData[] {
  const paths = pathsOf(options.data);
  return options.data.entries.map((entry) => createPage(entry, options, paths));
}

/** The majors that migration guides start from. */
const MAJORS = [5, 6, 7] as const;

/** `gridSortModelSelector` → `sortModel`. */
const selectorVariable = (name: string): string => {
  const short = name.replace(/^grid/, '').replace(/Selector$/, '');
  return `${short.charAt(0).toLowerCase()}${short.slice(1)}`;
};

/** Creates the tables shown in guides: methods by area, events, and selectors by category. */
function createLists(options: PageOptions): [string, ApiPageData][] {
  const {areas, events, selectors} = options.data.grid;
  const paths = pathsOf(options.data);
  const toList = (
    list: ApiListKind,
    name: string,
    properties: ApiMember[],
    part?: string,
  ): ApiPageData => {
    const entry: ApiEntry = {kind: 'interface', name, area: 'data-grid', imports: [], properties};
    return {...createPage(entry, options, paths), guides: [], list, ...(part && {part})};
  };
  const categories = [...new Set(selectors.map(({category}) => category))];
  return [
    ...areas.map(({area, methods}): [string, ApiPageData] => [
      listName('methods', area),
      toList('methods', 'GridApi', methods, area.replaceAll('-', ' ')),
    ]),
    [
      listName('events'),
      toList(
        'events',
        'GridEvents',
        events.map(({name, description, params, event, prop, plan, since}) => ({
          name,
          ...(since && {since}),
          type: `(params: ${params ?? 'undefined'}, event: ${event ? `MuiEvent<${event}>` : 'MuiEvent'}, details: GridCallbackDetails) => void`,
          ...(description && {description}),
          ...(prop && {
            see: {
              href: `${options.base}${pagePath('data-grid', gridOf(plan))}#${rowId(gridOf(plan), 'prop', prop)}`,
              label: prop,
            },
          }),
          ...(plan && {plan}),
        })),
      ),
    ],
    ...categories.map((category): [string, ApiPageData] => [
      listName('selectors', toKebabCase(category).replaceAll(' ', '-')),
      toList(
        'selectors',
        'GridSelectors',
        selectors
          .filter((selector) => selector.category === category)
          .map(({name, description, signature, deprecated, plan, since, deprecatedSince}) => {
            const argument = /^\(apiRef, (\w+):/.exec(signature)?.[1];
            const passed = ['apiRef', name, ...(argument ? [argument] : [])].join(', ');
            return {
              name,
              type: signature,
              ...(since && {since}),
              ...(deprecatedSince && {deprecatedSince}),
              ...(description && {description}),
              ...(deprecated !== undefined && {deprecated}),
              ...(plan && {plan}),
              example: `const ${selectorVariable(name)} = useGridSelector(${passed});`,
            };
          }),
        category.toLowerCase(),
      ),
    ]),
  ];
}

const gridOf = (plan: PaidPlan | undefined): string =>
  plan === 'premium' ? 'DataGridPremium' : plan === 'pro' ? 'DataGridPro' : 'DataGrid';

function createIndex(
  area: CatalogArea,
  pages: ApiPageData[],
  base: string,
  removed: RemovedName[] = [],
): ApiIndexData {
  return {
    area: area.area,
    label: area.label,
    ...(removed.length > 0 && {removed}),
    items: pages
      .filter(({entry}) => entry.area === area.area)
      .map(({entry}) => ({
        name: entry.name,
        href: `${base}${pagePath(area.area, entry.name)}`,
        kind: entry.kind,
        ...(entry.plan && {plan: entry.plan}),
        counts:
          entry.kind === 'component'
            ? {
                props: entry.props.length,
                slots: entry.slots.length,
                classes: entry.classes.length,
              }
            : {properties: entry.properties.length},
      })),
  };
}

/**
 * Returns the highlighted type definitions of an area, which a page loads when a user opens the
 * first one.
 */
function showTypes(
  data: ApiData,
  area: CatalogArea,
  base: string,
): Record<string, ShownDefinition> {
  const documented = new Set(
    [...area.components, ...(area.interfaces ?? [])].map((entry) => toEntry(entry).name),
  );
  return Object.fromEntries(
    Object.entries(data.types[area.area] ?? {}).map(([name, {code, package: from}]) => [
      name,
      {
        html: highlightCode(code, 'ts'),
        ...(from && {package: from}),
        ...(documented.has(name) && {page: `${base}${pagePath(area.area, name)}`}),
      },
    ]),
  );
}

/**
 * Writes the pages of the reference: for each, a small `.mdx` file with real headings, and a JSON
 * file with the data of its components. Unchanged files aren't rewritten, and files of removed
 * pages are deleted.
 */
export function writePages(options: WriteOptions): void {
  const {data, catalog, outDir, base, serverAlias, readHistory} = options;
  const written = new Set<string>();
  const write = (name: string, text: string) => {
    const file = path.join(outDir, name);
    written.add(file);
    writeIfChanged(file, text);
  };
  const writeData = (area: string, name: string, content: unknown, chunk?: string) => {
    write(`${area}/${dataFile(name)}`, JSON.stringify(content));
    write(`${area}/${moduleFile(name)}`, renderModule(serverAlias, area, name, chunk));
  };
  const pages = createPages(options);
  const labelOf = ({area, name}: ApiEntry): string | undefined =>
    data.entries.some((other) => other.name === name && other.area !== area)
      ? catalog.find((candidate) => candidate.area === area)?.label
      : undefined;
  const partNames = new Set(
    catalog.flatMap(({area, components}) =>
      components.map(toEntry).flatMap(({name, isPart}) => (isPart ? `${area} ${name}` : [])),
    ),
  );
  for (const page of pages) {
    const name = `${page.entry.area}/${toKebabCase(page.entry.name)}`;
    const {entry} = page;
    const hasPlayground = !!findPlayground(path.dirname(outDir), entry.area, entry.name);
    const isPart = partNames.has(`${entry.area} ${entry.name}`);
    write(`${name}.mdx`, renderPage(page, labelOf(entry), {hasPlayground, isPart}));
    writeData(page.entry.area, toKebabCase(page.entry.name), page);
  }
  for (const [name, list] of createLists(options)) {
    writeData('data-grid', name, list, `api-${list.list}`);
  }
  for (const area of catalog) {
    const removed = data.removed?.[area.area];
    write(`${area.area}/index.mdx`, renderIndex(area, !!removed && removed.length > 0));
    writeData(area.area, 'index', createIndex(area, pages, base, removed));
    for (const from of readHistory ? MAJORS : []) {
      const names = collectRemoved(readHistory!(area.area), from);
      if (names.length > 0) {
        const table: ApiRemovedData = {area: area.area, from: `v${from}`, removed: names};
        writeData(area.area, removedName(table.from), table, `api-removed-${area.area}`);
      }
    }
    write(`${area.area}/${EXPORTS_FILE}`, JSON.stringify(data.exports[area.area] ?? []));
    write(`${area.area}/types.json`, JSON.stringify(showTypes(data, area, base)));
  }
  for (const file of fs.readdirSync(outDir, {recursive: true, encoding: 'utf8'})) {
    const absolute = path.join(outDir, file);
    if (!written.has(absolute) && fs.statSync(absolute).isFile()) {
      fs.rmSync(absolute);
    }
  }
}
