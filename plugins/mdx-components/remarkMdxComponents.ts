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
import {FaultError} from '../../site/faults/faults';
import {readLanguage} from '../../site/languages/readLanguage';
import type {MdxPageContext} from '../../site/mdx/mdxComponent';
import {takePlan} from '../../site/mdx/takePlan';
import {findDemoFolder} from '../../site/pages/pageFiles';
import {MDX_COMPONENTS} from './registry';

function readProp(attribute: MdxAttribute): unknown {
  try {
    return readData(attribute);
  } catch (error) {
    throw new Error(
      `has a prop "${attribute.name}" that ${(error as Error).message}: write texts, numbers, true, false, lists and objects.`,
    );
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
    const context: MdxPageContext = {
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
      if (!component?.module || !/^mdxJsx(Flow|Text)Element$/.test(node.type)) {
        return;
      }
      const {props: known = []} = component;
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
          if (!known.includes(attribute.name)) {
            throw new Error(
              `has no prop "${attribute.name}": it has ${known.join(', ') || 'none'}.`,
            );
          }
          props.set(attribute.name, readProp(attribute));
        }
        for (const [prop, value] of Object.entries(component.prepare?.(props, context) ?? {})) {
          attributes.push(createAttribute(prop, value));
        }
        component.transform?.(node, file);
      } catch (error) {
        if (error instanceof FaultError) {
          throw error;
        }
        throw failAt(file, node, `<${name}> ${(error as Error).message}`);
      }
      used.add(name);
    });
    const imports = [...used].flatMap((name) => {
      const {module, parts = []} = MDX_COMPONENTS[name]!;
      return [name, ...parts].map((part) => createImport(part, module!));
    });
    tree.children?.unshift(...imports);
  };
}
