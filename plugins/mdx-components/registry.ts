import path from 'node:path';
import {readApiList, readRemovedNames} from '../../site/api/readApi';
import {printMatrix, readMatrixProps, readPropMatrix} from '../../site/api/readPropMatrix';
import {API_LISTS} from '../../site/api/shared';
import {highlightLines} from '../../site/code/highlightCode';
import {parseFenceMeta} from '../../site/code/parseFenceMeta';
import {renderApiPart} from '../../site/markdown/renderApi';
import {renderDemo} from '../../site/markdown/renderDemo';
import {fence, renderFence} from '../../site/markdown/renderFence';
import {spellPlans} from '../../site/markdown/spellPlans';
import type {MdxComponents, MdxProps, ToMarkdown} from '../../site/mdx/mdxComponent';
import {
  createAttribute,
  failAt,
  readAttributes,
  type MdxAttribute,
  type MdxFile,
  type MdxNode,
} from '../../site/mdx/mdxNodes';
import {takePlan} from '../../site/mdx/takePlan';
import {readInstallation} from '../../site/packages/readInstallation';
import {PLAN_NAMES} from '../../site/plans/shared';
import {PRODUCT_NAMES, type ProductName} from '../../site/products/shared';
import {listSections, readGuides} from '../../site/upgrade/readGuides';
import {checkControls} from './checkControls';
import {collectLocales} from './collectLocales';
import {listPickers} from './listPickers';
import {listPlaygroundPickers} from './listPlaygroundPickers';
import {defaultOf, familyOf, type PropControl} from './shared';
import {transformPlanTable} from './transformPlanTable';

function readProduct(
  props: MdxProps,
  offered: readonly ProductName[] = PRODUCT_NAMES,
): ProductName {
  const product = props.get('product');
  const found = offered.find((name) => name === product);
  if (!found) {
    throw new Error(
      `needs a product: write product="…" with one of ${offered.join(', ')}${typeof product === 'string' ? `, not "${product}"` : ''}.`,
    );
  }
  return found;
}

function text(props: MdxProps, name: string): string {
  const value = props.get(name);
  if (typeof value !== 'string') {
    throw new Error(`needs ${name}="…".`);
  }
  return value;
}

/** The tag that a playground prints, checked; the props that never change are highlighted here, one line each. */
function preparePlayground(props: MdxProps): Record<string, unknown> {
  checkControls(props.get('controls'));
  const component = props.get('component');
  if (typeof component !== 'string' || !/^[A-Z]\w*$/.test(component)) {
    throw new Error('needs the name of the component that the code shows: write component="…".');
  }
  const fixed = props.get('fixed') ?? [];
  if (!Array.isArray(fixed) || !fixed.every((one) => typeof one === 'string')) {
    throw new Error('has a prop "fixed" that is no list of texts: write fixed={["rows={rows}"]}.');
  }
  const height = props.get('height');
  if (height !== undefined && typeof height !== 'number') {
    throw new Error('has a height that is no number of px: write height={300}.');
  }
  return {
    fixedHtml: highlightLines([`<${component}`, ...fixed, '/>'].join('\n'), 'tsx').slice(1, -1),
  };
}

/** Turns the marks of plans in a list of features into links. */
function markFeatures(component: MdxNode): void {
  const [list, ...others] = component.children ?? [];
  if (list?.type !== 'list' || others.length > 0) {
    throw new Error('holds one Markdown list and nothing else.');
  }
  // Safari forgets that a list without bullets is one.
  list.data = {...list.data, hProperties: {role: 'list'}};
  for (const item of list.children ?? []) {
    const line = item.children?.[0];
    const plan = line && takePlan(line);
    if (plan) {
      line.children?.push(
        {type: 'text', value: ' '},
        {
          type: 'mdxJsxTextElement',
          name: 'PlanLink',
          attributes: [createAttribute('plan', plan)],
          children: [],
        },
      );
    }
  }
}

/** The demos that a playground of pickers runs: one for each kind of value, so that the others are never loaded. */
function checkFamilies(component: MdxNode): void {
  const expected = (['date', 'time', 'date-time'] as const).flatMap((value) =>
    [false, true].map((range) => `${familyOf({value, range})}Playground`),
  );
  const found = (component.children ?? []).map(({name, attributes}) => {
    const given = (attributes as MdxAttribute[] | undefined)?.find((one) => one.name === 'name');
    return name === 'Demo' ? given?.value : undefined;
  });
  if (found.length !== expected.length || !expected.every((name) => found.includes(name))) {
    throw new Error(`holds one <Demo> for each of ${expected.join(', ')}, and nothing else.`);
  }
}

/** Every child of `<CodeTabs>` is a fence with a label of its own. */
function checkTabs(tabs: MdxNode, file: MdxFile): void {
  const key = readAttributes(tabs).get('storageKey');
  if (typeof key !== 'string' || !/^[a-z][a-z-]*$/.test(key)) {
    throw failAt(
      file,
      tabs,
      'CodeTabs needs a storageKey of lower-case letters and hyphens, like storageKey="package-manager".',
    );
  }
  const labels = new Set<string>();
  for (const child of tabs.children ?? []) {
    const label = /(?:^|\s)tab=["']([^"']+)["']/.exec(child.meta ?? '')?.[1];
    if (child.type !== 'code' || !label) {
      throw failAt(file, child, 'CodeTabs holds only code fences, each with a tab="…" of its own.');
    }
    if (labels.has(label)) {
      throw failAt(file, child, `Two fences of these CodeTabs say tab="${label}": rename one.`);
    }
    labels.add(label);
  }
  if (labels.size < 2) {
    throw failAt(file, tabs, 'CodeTabs holds one fence: add another, or leave out the tabs.');
  }
}

const renderTabs: ToMarkdown = ({node}) =>
  (node.children ?? [])
    .map((child) => `${parseFenceMeta(child.lang, child.meta).tab}:\n\n${renderFence(child)}`)
    .join('\n\n');

const renderInstallation: ToMarkdown = ({props}, {folder}) => {
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

const renderLocales: ToMarkdown = ({props}, {folder, language, repoUrl}) =>
  [
    '| Language | Tag | Import name | Translated |',
    '| --- | --- | --- | --- |',
    ...collectLocales(text(props, 'product') as ProductName, folder, {language, repoUrl}).map(
      ({name, tag, importName, done, total, source}) =>
        `| ${name} | ${tag} | [\`${importName}\`](${source}) | ${done} of ${total} |`,
    ),
  ].join('\n');

const renderPlayground: ToMarkdown = ({props}, {siteDir, folder, shown}) => {
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
const renderPickers: ToMarkdown = (_component, {folder}) =>
  listPlaygroundPickers(folder)
    .map(({name, props, slots}) => {
      const list = (names: readonly string[]) => names.map((one) => `\`${one}\``).join(', ');
      return `- \`${name}\`: ${list(props)}${slots.length > 0 ? `; slots ${list(slots)}` : ''}`;
    })
    .join('\n');

/** The rows that a guide shows of the grid's API. */
const renderRows: ToMarkdown = ({node, props}, {docsDir, resolve}) => {
  const {kind, part} = API_LISTS[node.name ?? '']!;
  const list = readApiList(path.join(docsDir, 'api'), kind, part && text(props, part));
  return renderApiPart(kind, list, resolve);
};

/**
 * Every tag that writers use without an import. `remarkMdxComponents` checks those with a module and gives them their code, which is
 * loaded by the pages that use them and no others; the rest are the work of steps of their own. What `toMarkdown` makes of a tag is
 * what somebody reads who reads text.
 */
export const MDX_COMPONENTS: MdxComponents = {
  // Lists of the API reference: plugins/api-reference/remarkApi.ts.
  ApiEvents: {toMarkdown: renderRows},
  ApiMethods: {toMarkdown: renderRows},
  ApiSelectors: {toMarkdown: renderRows},
  PropMatrix: {
    toMarkdown: ({props}, {docsDir, folder, resolve}) => {
      const {components, props: names} = readMatrixProps(props);
      const area = /react-([\w-]+)/.exec(path.relative(docsDir, folder))?.[1] ?? '';
      return printMatrix(
        readPropMatrix(path.join(docsDir, 'api'), area, components, names),
        resolve,
      );
    },
  },
  RemovedNames: {
    toMarkdown: ({props}, {docsDir, resolve}) =>
      renderApiPart(
        'removedNames',
        readRemovedNames(path.join(docsDir, 'api'), text(props, 'product'), text(props, 'from')),
        resolve,
      ),
  },
  // Demos: plugins/demos/remarkDemos.ts.
  Demo: {
    toMarkdown: ({props}, {siteDir, folder, shown}) =>
      renderDemo({siteDir, folder, name: text(props, 'name'), shown}),
  },
  CodeTabs: {
    module: '@site/src/components/mdx/Code/CodeTabs',
    props: ['storageKey'],
    transform: checkTabs,
    toMarkdown: renderTabs,
  },
  FeatureList: {
    module: '@site/src/components/mdx/FeatureList',
    parts: ['PlanLink'],
    props: [],
    transform: markFeatures,
    toMarkdown: ({inside}) => spellPlans(inside()),
  },
  Installation: {
    module: '@site/src/components/mdx/Installation',
    props: ['product'],
    prepare: (props, {folder}) => ({data: readInstallation(readProduct(props), folder)}),
    toMarkdown: renderInstallation,
  },
  LocaleTable: {
    module: '@site/src/components/mdx/LocaleTable',
    props: ['product'],
    prepare: (props, {folder, language, repoUrl}) => ({
      rows: collectLocales(readProduct(props, ['data-grid', 'date-pickers', 'charts']), folder, {
        language,
        repoUrl,
      }),
    }),
    toMarkdown: renderLocales,
  },
  PickerChooser: {
    module: '@site/src/components/mdx/PickerChooser',
    props: [],
    prepare: (_props, {folder}) => ({choices: listPickers(folder)}),
    // The table below it says the same.
    toMarkdown: () => '',
  },
  PickerPlayground: {
    module: '@site/src/components/mdx/PickerPlayground',
    props: [],
    prepare: (_props, {folder}) => ({pickers: listPlaygroundPickers(folder)}),
    transform: checkFamilies,
    toMarkdown: renderPickers,
  },
  PlanComparison: {
    module: '@site/src/components/mdx/PlanComparison',
    parts: ['PlanMark', 'PlanName'],
    props: [],
    transform: transformPlanTable,
    toMarkdown: ({inside}) => inside(),
  },
  PropPlayground: {
    module: '@site/src/components/mdx/PropPlayground',
    props: ['name', 'component', 'controls', 'fixed', 'height'],
    added: ['demo'],
    prepare: preparePlayground,
    toMarkdown: renderPlayground,
  },
  UpgradeAssistant: {
    module: '@site/src/components/mdx/UpgradeAssistant',
    props: [],
    // The guides below it say the same.
    toMarkdown: () => '',
  },
  UpgradeGuides: {
    module: '@site/src/components/mdx/UpgradeAssistant',
    props: [],
    toMarkdown: (_tag, {docsDir, resolve}) =>
      listSections(readGuides(docsDir))
        .map(({title, page, sections}) =>
          [
            `### [${title}](${resolve(page)})`,
            sections
              .map(
                ({id, text: words, plan}) =>
                  `- [${words}](${resolve(`${page}#${id}`)})${plan ? ` (${PLAN_NAMES[plan]})` : ''}`,
              )
              .join('\n'),
          ].join('\n\n'),
        )
        .join('\n\n'),
  },
};
