import path from 'node:path';
import type {ProductName} from '../../site/products/shared';
import {isPlan, PLAN_NAMES, type Plan} from '../../site/plans/shared';
import {readApiList, readApiPage, readRemovedNames} from '../../site/api/readApi';
import {printMatrix, readMatrixProps, readPropMatrix} from '../../site/api/readPropMatrix';
import {API_LISTS, toKebabCase} from '../../site/api/shared';
import {takeMarks} from '../../site/code/markLines';
import {parseFenceMeta} from '../../site/code/parseFenceMeta';
import type {MdxNode} from '../../site/mdx/mdxNodes';
import {collectLocales} from '../mdx-components/collectLocales';
import {listPlaygroundPickers} from '../mdx-components/listPlaygroundPickers';
import {readInstallation} from '../../site/packages/readInstallation';
import {defaultOf, type PropControl} from '../mdx-components/shared';
import {listSections, readGuides} from '../upgrade/readGuides';
import {renderApiPart, type ResolveLink} from './renderApi';
import {fence, renderDemo} from './renderDemo';

/** What the renderers of MDX components know of their page. */
export interface MdxComponentContext {
  siteDir: string;
  /** Absolute path of the page's file. */
  file: string;
  /** The page's folder in the source language, in the same version. */
  folder: string;
  /** Folder of the version's docs in the source language. */
  docsDir: string;
  language: string;
  repoUrl: string;
  resolve: ResolveLink;
  /** Files of demos that the page has shown already. */
  shown: Set<string>;
}

/** An MDX component as it stands in the page. */
interface MdxComponent {
  node: MdxNode;
  props: ReadonlyMap<string, unknown>;
  /** The Markdown of its children. */
  inside: () => string;
}

type RenderMdxComponent = (component: MdxComponent, context: MdxComponentContext) => string;

function text(props: MdxComponent['props'], name: string): string {
  const value = props.get(name);
  if (typeof value !== 'string') {
    throw new Error(`needs ${name}="…".`);
  }
  return value;
}

/** A fence without what only our own code blocks understand. */
export function renderFence(node: MdxNode): string {
  const {title} = parseFenceMeta(node.lang, node.meta);
  return fence(
    takeMarks(node.value ?? '').code,
    `${node.lang ?? ''}${title ? ` title="${title}"` : ''}`,
  );
}

const renderTabs: RenderMdxComponent = ({node}) =>
  (node.children ?? [])
    .map((child) => `${parseFenceMeta(child.lang, child.meta).tab}:\n\n${renderFence(child)}`)
    .join('\n\n');

const renderInstallation: RenderMdxComponent = ({props}, {folder}) => {
  const {plans, dateLibraries} = readInstallation(text(props, 'product') as ProductName, folder);
  const library = dateLibraries?.[0];
  const commands = plans.map(({plan, name, version}) => {
    const packages = [
      `${name}@${version}`,
      ...(library ? [`${library.name}@${library.version}`] : []),
    ];
    return `# ${PLAN_NAMES[plan]}\nnpm install ${packages.join(' ')}`;
  });
  return [
    fence(commands.join('\n\n'), 'bash'),
    ...(dateLibraries && dateLibraries.length > 1
      ? [
          `Date libraries, of which one is needed: ${dateLibraries
            .map(({name, version}) => `\`${name}@${version}\``)
            .join(', ')}.`,
        ]
      : []),
  ].join('\n\n');
};

const renderLocales: RenderMdxComponent = ({props}, {folder, language, repoUrl}) =>
  [
    '| Language | Tag | Import name | Translated |',
    '| --- | --- | --- | --- |',
    ...collectLocales(text(props, 'product') as ProductName, folder, {language, repoUrl}).map(
      ({name, tag, importName, done, total, source}) =>
        `| ${name} | ${tag} | [\`${importName}\`](${source}) | ${done} of ${total} |`,
    ),
  ].join('\n');

const renderPlayground: RenderMdxComponent = ({props}, {siteDir, folder, shown}) => {
  const controls = (props.get('controls') ?? []) as PropControl[];
  return [
    `Props of \`${text(props, 'component')}\` to try:`,
    controls
      .map((control) => {
        const values =
          'options' in control
            ? `one of ${control.options.map((option) => `\`${JSON.stringify(option)}\``).join(', ')}`
            : control.type;
        return `- \`${control.prop}\`: ${values}, here \`${JSON.stringify(defaultOf(control))}\``;
      })
      .join('\n'),
    renderDemo({siteDir, folder, name: text(props, 'name'), shown}),
  ].join('\n\n');
};

/** Which props and slots can be tried out with each component; the demos inside only run them. */
const renderPickers: RenderMdxComponent = (_component, {folder}) =>
  listPlaygroundPickers(folder)
    .map(({name, props, slots}) => {
      const list = (names: readonly string[]) => names.map((one) => `\`${one}\``).join(', ');
      return `- \`${name}\`: ${list(props)}${slots.length > 0 ? `; slots ${list(slots)}` : ''}`;
    })
    .join('\n');

/** The rows that a guide shows of the grid's API. */
const renderRows: RenderMdxComponent = ({node, props}, {docsDir, resolve}) => {
  const {kind, part} = API_LISTS[node.name ?? '']!;
  const list = readApiList(path.join(docsDir, 'api'), kind, part && text(props, part));
  return renderApiPart(kind, list, resolve);
};

/** Marks of plans at the end of a line, in words. */
export const spellPlans = (markdown: string): string =>
  markdown.replace(
    /\s*\[(pro|premium)\](?=[ \t]*$)/gm,
    (_match, plan: Plan) => ` (${PLAN_NAMES[plan]})`,
  );

/**
 * The Markdown of every MDX component that pages use. An MDX component that is not here stops the build at the first page that uses it:
 * say here what it is to somebody who reads text.
 */
export const MDX_COMPONENTS: Readonly<Record<string, RenderMdxComponent>> = {
  ApiEvents: renderRows,
  ApiMethods: renderRows,
  ApiSelectors: renderRows,
  ApiPart: ({props}, {file, resolve}) => {
    const data = readApiPage(file);
    if (!data) {
      throw new Error('stands on no page of the API reference.');
    }
    return renderApiPart(text(props, 'name'), data, resolve);
  },
  CodeTabs: renderTabs,
  Demo: ({props}, {siteDir, folder, shown}) =>
    renderDemo({siteDir, folder, name: text(props, 'name'), shown}),
  FeatureList: ({inside}) => spellPlans(inside()),
  Installation: renderInstallation,
  LocaleTable: renderLocales,
  // The table below it says the same.
  PickerChooser: () => '',
  PickerPlayground: renderPickers,
  PlanComparison: ({inside}) => inside(),
  PropMatrix: ({props}, {docsDir, folder, resolve}) => {
    const {components, props: names} = readMatrixProps(props);
    const area = /react-([\w-]+)/.exec(path.relative(docsDir, folder))?.[1] ?? '';
    return printMatrix(readPropMatrix(path.join(docsDir, 'api'), area, components, names), resolve);
  },
  RemovedNames: ({props}, {docsDir, resolve}) =>
    renderApiPart(
      'removedNames',
      readRemovedNames(path.join(docsDir, 'api'), text(props, 'product'), text(props, 'from')),
      resolve,
    ),
  PropPlayground: renderPlayground,
  // The guides below it say the same.
  UpgradeAssistant: () => '',
  UpgradeGuides: (_component, {docsDir, resolve}) =>
    listSections(readGuides(docsDir))
      .map(({title, page, sections}) =>
        [
          `### [${title}](${resolve(page)})`,
          sections
            .map(
              ({id, text, plan}) =>
                `- [${text}](${resolve(`${page}#${id}`)})${plan ? ` (${PLAN_NAMES[plan]})` : ''}`,
            )
            .join('\n'),
        ].join('\n\n'),
      )
      .join('\n\n'),
};

/** The names of the plans, for pages and rows that belong to one. */
export const planName = (plan: string | undefined): string | undefined =>
  isPlan(plan) ? PLAN_NAMES[plan] : undefined;

/** The page of a component in the API reference, below the docs. */
export const apiPath = (area: string, name: string): string => `api/${area}/${toKebabCase(name)}/`;
