import {parseFenceMeta} from '../code/parseFenceMeta';
import {fence, renderFence} from '../markdown/renderFence';
import {expandMarkers} from '../markdown/expandMarkers';
import type {MdxComponents, PrepareTag, ToMarkdown} from '../mdx/mdxComponent';
import {createAttribute, locate, type MdxNode} from '../mdx/mdxNodes';
import {extractMarkers} from '../mdx/extractMarkers';
import {readEnvironment} from '../environment/readEnvironment';
import {printBundleSizes} from '../packages/measureBundle';
import {printMcpFiles} from '../packages/packMcp';
import {readInstallation} from '../packages/readInstallation';
import {PLAN_NAMES} from '../plans/shared';
import {createError} from '../problems/problemStore';
import {PRODUCT_NAMES} from '../products/shared';
import {listSections, readGuides} from '../upgrade/readGuides';
import {API_COMPONENTS} from './apiComponents';
import {collectLocales} from './collectLocales';
import {DEMO_COMPONENTS} from './demoComponents';
import {listPickers} from './listPickers';
import {listRecipes} from './listRecipes';
import {readOneOf} from './readProps';
import {replaceWithTable} from './replaceWithTable';
import {transformPlanTable} from './transformPlanTable';

/** Converts the plan markers in a list of features to links. */
const markFeatures: PrepareTag = ({node}) => {
  const [list, ...others] = node.children ?? [];
  if (list?.type !== 'list' || others.length > 0) {
    throw createError('Must contain exactly one Markdown list.');
  }
  // Safari removes the list semantics of lists without bullets.
  list.data = {...list.data, hProperties: {role: 'list'}};
  for (const item of list.children ?? []) {
    const line = item.children?.[0];
    const {plan} = line ? extractMarkers(line) : {};
    if (line && plan) {
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
};

/** Checks that every child of `<CodeTabs>` is a code block with its own label. */
const checkTabs: PrepareTag = ({node: tabs, props}, {siteDir, file}) => {
  const key = props.get('storageKey');
  if (typeof key !== 'string' || !/^[a-z][a-z-]*$/.test(key)) {
    throw createError(
      'Prop `storageKey` must be lowercase letters and hyphens.',
      'Write it like `storageKey="package-manager"`.',
    );
  }
  const fail = (child: MdxNode, message: string, fix: string) =>
    createError(message, fix, locate({path: file, cwd: siteDir}, child.position?.start.line));
  const labels = new Set<string>();
  for (const child of tabs.children ?? []) {
    const label = /(?:^|\s)tab=["']([^"']+)["']/.exec(child.meta ?? '')?.[1];
    if (child.type !== 'code' || !label) {
      throw fail(child, '`<CodeTabs>` must contain only code blocks.', 'Add a `tab="…"` to each.');
    }
    if (labels.has(label)) {
      throw fail(child, `Duplicate \`tab="${label}"\` in \`<CodeTabs>\`.`, 'Rename one.');
    }
    labels.add(label);
  }
  if (labels.size < 2) {
    throw createError('Must contain two or more code blocks.', 'Add another, or remove the tabs.');
  }
};

const renderTabs: ToMarkdown = ({node}) =>
  (node.children ?? [])
    .map((child) => `${parseFenceMeta(child.lang, child.meta).tab}:\n\n${renderFence(child)}`)
    .join('\n\n');

const renderInstallation: ToMarkdown = ({props}, {folder}) => {
  const {plans, dateLibraries} = readInstallation(
    readOneOf(props, 'product', PRODUCT_NAMES),
    folder,
  );
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

const renderMcpFiles = (siteDir: string, language: string): string =>
  printMcpFiles(siteDir, readEnvironment(process.env).pages.docsUrl, language);

/** The products whose packages include translations. */
const TRANSLATED = ['data-grid', 'date-pickers', 'charts'] as const;

const renderLocales: ToMarkdown = ({props}, {folder, language, repoUrl}) =>
  [
    '| Language | Tag | Import name | Translated |',
    '| --- | --- | --- | --- |',
    ...collectLocales(readOneOf(props, 'product', TRANSLATED), folder, {language, repoUrl}).map(
      ({name, tag, importName, done, total, source}) =>
        `| ${name} | ${tag} | [\`${importName}\`](${source}) | ${done} of ${total} |`,
    ),
  ].join('\n');

/**
 * The MDX components that authors use without an import. `remarkMdxComponents` checks them and
 * imports their code, which only pages that use them load. `toMarkdown` renders a tag for the
 * Markdown version.
 */
export const MDX_COMPONENTS: MdxComponents = {
  ...API_COMPONENTS,
  ...DEMO_COMPONENTS,
  BundleSizes: {
    props: {imports: 'texts'},
    prepare: ({node, props}, {siteDir}) =>
      replaceWithTable(node, printBundleSizes(siteDir, props.get('imports') as string[])),
    toMarkdown: ({props}, {siteDir}) => printBundleSizes(siteDir, props.get('imports') as string[]),
  },
  ButtonLinks: {
    module: '@site/src/components/mdx/Cards',
    props: {},
    toMarkdown: ({inside}) => inside(),
  },
  Card: {
    module: '@site/src/components/mdx/Cards',
    props: {},
    toMarkdown: ({inside}) => inside(),
  },
  Cards: {
    module: '@site/src/components/mdx/Cards',
    props: {},
    toMarkdown: ({inside}) => inside(),
  },
  CodeTabs: {
    module: '@site/src/components/mdx/Code/CodeTabs',
    props: {storageKey: 'text'},
    prepare: checkTabs,
    toMarkdown: renderTabs,
  },
  FeatureList: {
    module: '@site/src/components/mdx/FeatureList',
    parts: ['PlanLink'],
    props: {},
    prepare: markFeatures,
    toMarkdown: ({inside}) => expandMarkers(inside()),
  },
  Installation: {
    module: '@site/src/components/mdx/Installation',
    props: {product: 'text'},
    prepare: ({props}, {folder}) => ({
      data: readInstallation(readOneOf(props, 'product', PRODUCT_NAMES), folder),
    }),
    toMarkdown: renderInstallation,
  },
  LinkColumns: {
    module: '@site/src/components/mdx/Cards',
    props: {},
    toMarkdown: ({inside}) => inside(),
  },
  LocaleTable: {
    module: '@site/src/components/mdx/LocaleTable',
    props: {product: 'text'},
    prepare: ({props}, {folder, language, repoUrl}) => ({
      rows: collectLocales(readOneOf(props, 'product', TRANSLATED), folder, {language, repoUrl}),
    }),
    toMarkdown: renderLocales,
  },
  McpFiles: {
    props: {},
    prepare: ({node}, {siteDir, language}) =>
      replaceWithTable(node, renderMcpFiles(siteDir, language)),
    toMarkdown: (_, {siteDir, language}) => renderMcpFiles(siteDir, language),
  },
  PickerChooser: {
    module: '@site/src/components/mdx/PickerChooser',
    props: {},
    prepare: (_tag, {folder}) => ({choices: listPickers(folder)}),
    // The table below has the same content.
    toMarkdown: () => '',
  },
  PlanComparison: {
    module: '@site/src/components/mdx/PlanComparison',
    parts: ['PlanMark', 'PlanName'],
    props: {},
    prepare: ({node}) => transformPlanTable(node),
    toMarkdown: ({inside}) => inside(),
  },
  RecipeIndex: {
    module: '@site/src/components/mdx/RecipeIndex',
    props: {},
    toMarkdown: (_tag, {docsDir, resolve}) =>
      listRecipes(docsDir)
        .map(({page, title, description}) => `- [${title}](${resolve(page)}): ${description}`)
        .join('\n'),
  },
  UpgradeAssistant: {
    module: '@site/src/components/mdx/UpgradeAssistant',
    props: {},
    // The guides below have the same content.
    toMarkdown: () => '',
  },
  UpgradeGuides: {
    module: '@site/src/components/mdx/UpgradeAssistant',
    props: {},
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
