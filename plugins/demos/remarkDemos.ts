import fs from 'node:fs';
import path from 'node:path';
import {forEachChecked} from '../../site/faults/faults';
import {DEMO_STYLINGS} from '../../site/stylings/shared';
import {DemoError} from '../../site/demos/DemoError';
import {findDemoFolder} from '../../site/pages/pageFiles';
import {DEMO_PROPS} from './options';
import {findEntries, listDemos} from '../../site/demos/readDemo';

interface Attribute {
  type: string;
  name?: string;
  value?: null | string | {value: string};
}

interface Node {
  type: string;
  name?: string | null;
  attributes?: Attribute[];
  children?: Node[];
  position?: {start: {line: number}};
  data?: unknown;
  value?: string;
}

interface File {
  path: string;
}

/** An import declaration that MDX compiles without parsing it. */
function createImport(local: string, source: string): Node {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [
              {type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: local}},
            ],
            source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
          },
        ],
      },
    },
  };
}

/** A JSX attribute whose value is the given variable. */
function createReference(name: string, variable: string): Attribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: variable,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{type: 'ExpressionStatement', expression: {type: 'Identifier', name: variable}}],
        },
      },
    } as unknown as {value: string},
  };
}

function checkAttribute({type, name, value}: Attribute): void {
  if (type !== 'mdxJsxAttribute' || name === undefined) {
    throw new DemoError('props are written one by one, not spread');
  }
  const kind = Object.hasOwn(DEMO_PROPS, name)
    ? DEMO_PROPS[name as keyof typeof DEMO_PROPS]
    : undefined;
  if (!kind) {
    throw new DemoError(
      `there is no prop "${name}"; there are: ${Object.keys(DEMO_PROPS).join(', ')}`,
    );
  }
  const literal = typeof value === 'object' && value !== null ? value.value.trim() : undefined;
  if (kind === 'boolean' && value !== null && literal !== 'true' && literal !== 'false') {
    throw new DemoError(`"${name}" is true or false: write ${name} or ${name}={false}`);
  }
  if (kind === 'number' && !/^[1-9]\d*$/.test(literal ?? '')) {
    throw new DemoError(`"${name}" is a number of px: write ${name}={300}`);
  }
  if (kind === 'string' && typeof value !== 'string') {
    throw new DemoError(`"${name}" is a text: write ${name}="…"`);
  }
  if (Array.isArray(kind) && !(kind as readonly unknown[]).includes(value)) {
    throw new DemoError(`"${name}" is one of ${kind.join(', ')}`);
  }
}

/** What a demo without its toolbar has no use for: its code is not shown. */
const NEEDS_TOOLBAR = ['defaultCodeOpen', 'disableAd', 'disableLiveEdit'];

function checkToolbar(attributes: readonly Attribute[]): void {
  const hidden = attributes.find(({name}) => name === 'hideToolbar');
  if (!hidden) {
    return;
  }
  if (typeof hidden.value === 'object' && hidden.value?.value.trim() === 'false') {
    throw new DemoError('a demo has its toolbar by itself: leave hideToolbar out');
  }
  const idle = attributes.find(({name = ''}) => NEEDS_TOOLBAR.includes(name));
  if (idle) {
    throw new DemoError(`hideToolbar hides the code too: remove it or "${idle.name}"`);
  }
}

/** The elements that run a demo. The props of a playground are checked by plugins/mdx-components. */
const HOSTS = ['Demo', 'PropPlayground'];

function findDemos(node: Node): Node[] {
  const own =
    /^mdxJsx(Flow|Text)Element$/.test(node.type) && HOSTS.includes(node.name ?? '') ? [node] : [];
  return [...own, ...(node.children ?? []).flatMap(findDemos)];
}

/**
 * Remark plugin: gives every `<Demo name="X" />` of a page the module of the demo that lies beside the page, so that
 * MDX imports nothing. Bad input stops the build with one line that names the page, the line and the fix; `npm start` only
 * warns of a demo that its page does not show.
 */
export function remarkDemos({siteDir}: {siteDir: string}) {
  return (tree: Node, file: File): void => {
    const page = path.relative(siteDir, file.path).split(path.sep).join('/');
    const demos = findDemos(tree);
    const folder = findDemoFolder(siteDir, file.path);
    const seen = new Map<string, number>();
    const imports: Node[] = [];

    forEachChecked(demos, (node) => {
      const line = node.position?.start.line ?? 0;
      const attributes = node.attributes ?? [];
      const name = attributes.find((attribute) => attribute.name === 'name')?.value;
      try {
        if (node.name === 'Demo') {
          attributes.forEach(checkAttribute);
          checkToolbar(attributes);
        }
        if (typeof name !== 'string' || name === '') {
          throw new DemoError(`a demo needs a name: write <${node.name} name="…" />`);
        }
        if (node.children && node.children.length > 0) {
          throw new DemoError(`a demo holds nothing: write <${node.name} name="…" />`);
        }
        const before = seen.get(name);
        if (before !== undefined) {
          throw new DemoError(`line ${before} shows the same demo already: show it once`);
        }
        seen.set(name, line);
        const entries = findEntries(folder, name);
        const first = DEMO_STYLINGS.flatMap((styling) => entries[styling] ?? [])[0] as string;
        const local = `demo${name}`;
        const source = `@site/${path.relative(siteDir, first).split(path.sep).join('/')}?demo`;
        imports.push(createImport(local, source));
        attributes.push(createReference('demo', local));
      } catch (error) {
        if (!(error instanceof DemoError)) {
          throw error;
        }
        const shown = `<${node.name}${typeof name === 'string' ? ` name="${name}"` : ''}>`;
        throw new DemoError(`${page}:${line}: ${shown}: ${error.message}.`);
      }
    });

    const isPage = /^index\.mdx?$/.test(path.basename(file.path));
    if (isPage && folder === path.dirname(file.path) && fs.existsSync(folder)) {
      const unused = listDemos(folder).filter((name) => !seen.has(name));
      if (unused.length > 0) {
        const line = `${page}:1: ${unused.join(', ')} beside the page ${unused.length > 1 ? 'are demos' : 'is a demo'} that it does not show: add <Demo name="${unused[0]}" /> or delete the file.`;
        if (process.env.NODE_ENV !== 'development') {
          throw new DemoError(line);
        }
        // While a page is written, a demo is there before it is shown: that page is to be seen all the same.
        process.stderr.write(`[WARNING] ${line}\n`);
      }
    }
    if (demos.some((node) => node.name === 'Demo')) {
      imports.unshift(createImport('Demo', '@site/src/components/demo'));
    }
    tree.children?.unshift(...imports);
  };
}
