import {PRODUCT_NAMES, type ProductName} from '../../site/products/shared';
import {findDemoFolder} from '../../site/pages/pageFiles';
import {
  createAttribute,
  createImport,
  failAt,
  readData,
  walk,
  type MdxAttribute,
  type MdxFile,
  type MdxNode,
} from '../../site/mdx/mdxNodes';
import {highlightLines} from '../../site/code/highlightCode';
import {checkControls} from './checkControls';
import {collectLocales} from './collectLocales';
import {listPickers} from './listPickers';
import {listPlaygroundPickers} from './listPlaygroundPickers';
import {readInstallation} from '../../site/packages/readInstallation';
import {familyOf} from './shared';
import {takePlan} from '../../site/mdx/takePlan';
import {transformPlanTable} from './transformPlanTable';
import {readLanguage} from '../../site/languages/readLanguage';

interface Context {
  /** The page's folder in the source language, in the same version. */
  folder: string;
  language: string;
  repoUrl: string;
}

interface MdxComponent {
  /** The module whose export of the component's name draws it. */
  module: string;
  /** What else of the module the component's children may use. */
  parts?: readonly string[];
  /** The props that writers may give. */
  props: readonly string[];
  /** What the build adds to the props; throws a sentence when the props are wrong. */
  prepare?: (props: ReadonlyMap<string, unknown>, context: Context) => Record<string, unknown>;
  /** The props that an earlier step has added. */
  added?: readonly string[];
  /** Changes the children, in place; throws a sentence when they are wrong. */
  transform?: (node: MdxNode) => void;
}

function readProduct(
  props: ReadonlyMap<string, unknown>,
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

function readProp(attribute: MdxAttribute): unknown {
  try {
    return readData(attribute);
  } catch (error) {
    throw new Error(
      `has a prop "${attribute.name}" that ${(error as Error).message}: write texts, numbers, true, false, lists and objects.`,
    );
  }
}

/** The tag that a playground prints, checked; the props that never change are highlighted here, one line each. */
function preparePlayground(props: ReadonlyMap<string, unknown>): Record<string, unknown> {
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

/** The plan of a section is a property of its heading: the theme's heading draws it, the table of contents and anchors never see it. */
function markHeading(heading: MdxNode): void {
  const plan = takePlan(heading);
  if (!plan) {
    return;
  }
  if (heading.depth === 1) {
    throw new Error('The plan of a page is a flag in sidebars.ts: take the mark off its heading.');
  }
  heading.data = {
    ...heading.data,
    hProperties: {...(heading.data?.hProperties as object | undefined), plan},
  };
}

/** The MDX components that pages use without importing them. Their code is loaded by the pages that use them, and no others. */
const MDX_COMPONENTS: Record<string, MdxComponent> = {
  FeatureList: {
    module: '@site/src/components/mdx/FeatureList',
    parts: ['PlanLink'],
    props: [],
    transform: markFeatures,
  },
  Installation: {
    module: '@site/src/components/mdx/Installation',
    props: ['product'],
    prepare: (props, {folder}) => ({data: readInstallation(readProduct(props), folder)}),
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
  },
  PickerChooser: {
    module: '@site/src/components/mdx/PickerChooser',
    props: [],
    prepare: (_props, {folder}) => ({choices: listPickers(folder)}),
  },
  PickerPlayground: {
    module: '@site/src/components/mdx/PickerPlayground',
    props: [],
    prepare: (_props, {folder}) => ({pickers: listPlaygroundPickers(folder)}),
    transform: checkFamilies,
  },
  PropPlayground: {
    module: '@site/src/components/mdx/PropPlayground',
    props: ['name', 'component', 'controls', 'fixed', 'height'],
    added: ['demo'],
    prepare: preparePlayground,
  },
  PlanComparison: {
    module: '@site/src/components/mdx/PlanComparison',
    parts: ['PlanMark', 'PlanName'],
    props: [],
    transform: transformPlanTable,
  },
  UpgradeAssistant: {module: '@site/src/components/mdx/UpgradeAssistant', props: []},
  UpgradeGuides: {module: '@site/src/components/mdx/UpgradeAssistant', props: []},
};

/** The names of the MDX components, for whoever has to know them all. */
export const MDX_COMPONENT_NAMES: readonly string[] = Object.keys(MDX_COMPONENTS);

/** How to build the MDX components: where the site lies, where its source is, and the language that is being built. */
export interface MdxComponentOptions {
  siteDir: string;
  repoUrl: string;
  /** By default the language that Docusaurus builds. */
  language?: string;
}

/**
 * The step that gives the MDX components of a page their code and the data that only the build knows. An MDX component with a prop that
 * it does not have, or without one that it needs, stops the build with file and line.
 */
export function remarkMdxComponents({siteDir, repoUrl, language}: MdxComponentOptions) {
  return (tree: MdxNode, file: MdxFile): void => {
    const used = new Set<string>();
    const context: Context = {
      folder: findDemoFolder(siteDir, file.path ?? siteDir),
      language: language ?? readLanguage(),
      repoUrl,
    };
    walk(tree, (node) => {
      if (node.type === 'heading') {
        try {
          markHeading(node);
        } catch (error) {
          throw failAt(file, node, (error as Error).message);
        }
      }
      const name = node.name ?? '';
      const component = Object.hasOwn(MDX_COMPONENTS, name) ? MDX_COMPONENTS[name] : undefined;
      if (!component || !/^mdxJsx(Flow|Text)Element$/.test(node.type)) {
        return;
      }
      const attributes = node.attributes as Array<
        MdxAttribute | {type: 'mdxJsxExpressionAttribute'}
      >;
      try {
        const props = new Map<string, unknown>();
        for (const attribute of attributes) {
          if (attribute.type !== 'mdxJsxAttribute') {
            throw new Error('takes its props one by one: write them out instead of spreading.');
          }
          if (component.added?.includes(attribute.name)) {
            continue;
          }
          if (!component.props.includes(attribute.name)) {
            throw new Error(
              `has no prop "${attribute.name}": it has ${component.props.join(', ') || 'none'}.`,
            );
          }
          props.set(attribute.name, readProp(attribute));
        }
        for (const [prop, value] of Object.entries(component.prepare?.(props, context) ?? {})) {
          attributes.push(createAttribute(prop, value));
        }
        component.transform?.(node);
      } catch (error) {
        throw failAt(file, node, `<${name}> ${(error as Error).message}`);
      }
      used.add(name);
    });
    const imports = [...used].flatMap((name) => {
      const {module, parts = []} = MDX_COMPONENTS[name]!;
      return [name, ...parts].map((part) => createImport(part, module));
    });
    tree.children?.unshift(...imports);
  };
}
