import path from 'node:path';
import {DemoError} from '../demos/DemoError';
import {BuildProblemError} from '../problems/problemStore';
import {readLanguage} from '../languages/readLanguage';
import type {MdxComponent, MdxPageContext} from '../mdx/mdxComponent';
import {
  createAttribute,
  createImport,
  failAt,
  readAttributes,
  Reference,
  walk,
  type MdxAttribute,
  type MdxFile,
  type MdxNode,
} from '../mdx/mdxNodes';
import {takePlan} from '../mdx/takePlan';
import {findSimilar} from '../names/findSimilar';
import {locatePage} from '../pages/pageFiles';
import {readProps} from './readProps';
import {MDX_COMPONENTS} from './registry';

/** What every page has without an import: a part of Docusaurus and what src/theme/MDXComponents.tsx adds. */
const EVERYWHERE = ['Head', 'CodeBlock'];

/** The plan of a section is a property of its heading: the theme's heading draws it, the table of contents and anchors never see it. */
function markHeading(heading: MdxNode, file: MdxFile): void {
  try {
    const plan = takePlan(heading);
    if (plan && heading.depth === 1) {
      throw new Error(
        'The plan of a page is a flag in sidebars.ts: take the mark off its heading.',
      );
    }
    if (plan) {
      const properties = heading.data?.hProperties as object | undefined;
      heading.data = {...heading.data, hProperties: {...properties, plan}};
    }
  } catch (error) {
    throw failAt(file, heading, (error as Error).message);
  }
}

interface Estree {
  body: Array<{specifiers?: Array<{local: {name: string}}>}>;
}

/** The names that a generated page imports. */
const listImported = (tree: MdxNode): string[] =>
  (tree.children ?? [])
    .filter(({type}) => type === 'mdxjsEsm')
    .flatMap(({data}) => (data?.estree as Estree | undefined)?.body ?? [])
    .flatMap(({specifiers = []}) => specifiers.map(({local}) => local.name));

/** Checks a tag and gives it what only the build knows. */
function prepareTag(node: MdxNode, component: MdxComponent, page: MdxPageContext): void {
  const props = readProps(node, component.props);
  const added = component.prepare?.({node, props}, page) ?? {};
  if (component.module) {
    node.name = component.drawnBy ?? node.name;
    node.attributes = [
      ...(node.attributes as MdxAttribute[]).filter(({name}) => !Object.hasOwn(added, name)),
      ...Object.entries(added)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => createAttribute(name, value)),
    ];
  }
}

/** What is wrong with a tag, at its line; what is wrong with one of its children has a line of its own. */
function describeProblem(error: unknown, node: MdxNode, file: MdxFile): BuildProblemError {
  const name = readAttributes(node).get('name');
  const tag = `<${node.name}${typeof name === 'string' ? ` name="${name}"` : ''}>`;
  if (error instanceof DemoError) {
    return failAt(file, node, `${tag}: ${error.message}.`);
  }
  return error instanceof BuildProblemError
    ? error
    : failAt(file, node, `${tag} ${(error as Error).message}`);
}

/** How to build the MDX components: where the site lies, where its source is, and the language that is being built. */
export interface MdxComponentOptions {
  siteDir: string;
  repoUrl: string;
  /** By default the language that Docusaurus builds. */
  language?: string;
}

/**
 * The step that gives the MDX components of a page their code and the data that only the build knows. A tag that there is not, or one
 * with a prop that it does not have or without one that it needs, stops the build with file and line.
 */
export function remarkMdxComponents({siteDir, repoUrl, language}: MdxComponentOptions) {
  return (tree: MdxNode, file: MdxFile): void => {
    const written = Object.keys(MDX_COMPONENTS);
    const known = new Set([...EVERYWHERE, ...written, ...listImported(tree)]);
    const modules = new Map<string, string>();
    const sources: string[] = [];
    const page: MdxPageContext = {
      ...locatePage(siteDir, file.path ?? siteDir),
      language: language ?? readLanguage(),
      repoUrl,
      importFile: (target) => {
        const source = `@site/${path.relative(siteDir, target).replaceAll(path.sep, '/')}`;
        if (!sources.includes(source)) {
          sources.push(source);
        }
        return new Reference(`data${sources.indexOf(source)}`);
      },
    };
    walk(tree, (node) => {
      if (node.type === 'heading') {
        markHeading(node, file);
      }
      const name = node.name ?? '';
      if (!/^mdxJsx(Flow|Text)Element$/.test(node.type) || !/^[A-Z]/.test(name)) {
        return;
      }
      if (!known.has(name)) {
        const similar = findSimilar(name, known, 3);
        throw failAt(
          file,
          node,
          `there is no component <${name}>: ${similar ? `did you mean <${similar}>?` : `use one of ${[...EVERYWHERE, ...written].sort().join(', ')}.`}`,
        );
      }
      const component = Object.hasOwn(MDX_COMPONENTS, name) ? MDX_COMPONENTS[name] : undefined;
      if (!component) {
        return;
      }
      try {
        prepareTag(node, component, page);
      } catch (error) {
        throw describeProblem(error, node, file);
      }
      const {module, parts = []} = component;
      if (module) {
        for (const part of [node.name ?? name, ...parts]) {
          known.add(part);
          modules.set(part, module);
        }
      }
    });
    tree.children?.unshift(
      ...[...modules].map(([part, module]) => createImport(part, module)),
      ...sources.map((source, index) => createImport('default', source, `data${index}`)),
    );
  };
}
