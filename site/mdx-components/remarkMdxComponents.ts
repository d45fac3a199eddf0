import {addLocation, createError} from '../problems/problemStore';
import {readLanguage} from '../languages/readLanguage';
import type {MdxComponent, MdxPageContext} from '../mdx/mdxComponent';
import {
  checkNodes,
  createAttribute,
  createImport,
  locate,
  readAttributes,
  Reference,
  type MdxAttribute,
  type MdxFile,
  type MdxNode,
} from '../mdx/mdxNodes';
import {extractMarkers} from '../mdx/extractMarkers';
import {suggestName} from '../suggestions/findClosestName';
import {locatePage} from '../pages/pageFiles';
import {toSitePath} from '../pages/toSitePath';
import {readProps} from './readProps';
import {MDX_COMPONENTS} from './registry';

/**
 * Tags available on every page without an import: one from Docusaurus, and those of
 * src/theme/MDXComponents.tsx.
 */
const EVERYWHERE = ['Head', 'CodeBlock'];

/**
 * Moves the markers of a section from the text of its heading to properties, which the theme's
 * heading renders.
 */
function markHeading(heading: MdxNode): void {
  const {plan, codemod} = extractMarkers(heading);
  if (plan && heading.depth === 1) {
    throw createError(
      'A page has its plan in sidebars.ts, not in the heading.',
      'Remove the plan marker.',
    );
  }
  if (plan ?? codemod) {
    const properties = heading.data?.hProperties as object | undefined;
    heading.data = {
      ...heading.data,
      hProperties: {...properties, ...(plan && {plan}), ...(codemod && {codemod: ''})},
    };
  }
}

interface Estree {
  body: Array<{specifiers?: Array<{local: {name: string}}>}>;
}

/** Returns the names that a generated page imports. */
const listImported = (tree: MdxNode): string[] =>
  (tree.children ?? [])
    .filter(({type}) => type === 'mdxjsEsm')
    .flatMap(({data}) => (data?.estree as Estree | undefined)?.body ?? [])
    .flatMap(({specifiers = []}) => specifiers.map(({local}) => local.name));

/** Checks a tag and adds its build-time data. */
function prepareTag(node: MdxNode, component: MdxComponent, page: MdxPageContext): void {
  const props = readProps(node, component.props);
  const added = component.prepare?.({node, props}, page) ?? {};
  if (component.module) {
    node.name = component.renderedBy ?? node.name;
    node.attributes = [
      ...(node.attributes as MdxAttribute[]).filter(({name}) => !Object.hasOwn(added, name)),
      ...Object.entries(added)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => createAttribute(name, value)),
    ];
  }
}

/** Formats a tag for messages. */
function printTag(node: MdxNode): string {
  const name = readAttributes(node).get('name');
  return `\`<${node.name}${typeof name === 'string' ? ` name="${name}"` : ''}>\``;
}

/**
 * Options of the MDX components: the site's folder, its repository, and the language of the build.
 */
export interface MdxComponentOptions {
  siteDir: string;
  repoUrl: string;
  /** Defaults to the language that Docusaurus builds. */
  language?: string;
}

/**
 * Remark plugin that adds the imports and build-time data of a page's MDX components. Unknown tags,
 * unknown props, and missing required props fail the build with file and line.
 */
export function remarkMdxComponents({siteDir, repoUrl, language}: MdxComponentOptions) {
  return (tree: MdxNode, file: MdxFile): void => {
    const known = new Set([...EVERYWHERE, ...Object.keys(MDX_COMPONENTS), ...listImported(tree)]);
    const modules = new Map<string, string>();
    const sources: string[] = [];
    const page: MdxPageContext = {
      ...locatePage(siteDir, file.path ?? siteDir),
      language: language ?? readLanguage(),
      repoUrl,
      importFile: (target) => {
        const source = `@site/${toSitePath(siteDir, target)}`;
        if (!sources.includes(source)) {
          sources.push(source);
        }
        return new Reference(`data${sources.indexOf(source)}`);
      },
    };
    checkNodes(tree, file, (node) => {
      if (node.type === 'heading') {
        markHeading(node);
      }
      const name = node.name ?? '';
      if (!/^mdxJsx(Flow|Text)Element$/.test(node.type) || !/^[A-Z]/.test(name)) {
        return;
      }
      if (!known.has(name)) {
        throw createError(
          `Unknown component \`<${name}>\`.`,
          suggestName(name, [...known].sort(), (one) => `\`<${one}>\``, 3),
        );
      }
      const component = Object.hasOwn(MDX_COMPONENTS, name) ? MDX_COMPONENTS[name] : undefined;
      if (!component) {
        return;
      }
      try {
        prepareTag(node, component, page);
      } catch (error) {
        throw addLocation(error, locate(file, node.position?.start.line), `${printTag(node)}: `);
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
