import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {listFiles} from '../files/files';
import {readIfValid, readMdx, type MdxPage} from '../mdx/readMdx';
import {readComponentNames} from './readComponentNames';
import {findEntries, listDemos, packageOf} from '../demos/readDemo';

/** A demo, and the props that it passes to components. */
export interface ScannedDemo {
  name: string;
  /**
   * Its imports by `<package> <export>`, each with the props that it passes and the slots that it
   * replaces.
   */
  uses: Map<string, {props: Set<string>; slots: Set<string>}>;
}

/** A page of the docs with its demos. */
export interface ScannedGuide {
  /** Path of the file, relative to the docs. */
  file: string;
  title: string;
  /** Path below the docs route, such as `/react-charts/bars/`. */
  path: string;
  /** The `components` of the front matter. */
  components: string[];
  /** Ids of its headings. */
  anchors: Set<string>;
  demos: ScannedDemo[];
}

/**
 * Docusaurus loads each plugin with separate modules, so the results are cached globally: the API
 * reference and the catalog of demos read the same demos.
 */
const KEY = Symbol.for('mui-x-docs.scanned-demos');
const shared = globalThis as {[KEY]?: Map<string, ScannedDemo['uses']>};

/**
 * Returns the MUI X components and types that a demo imports, with the props and slots that it
 * passes.
 */
export function scanDemo(source: string): ScannedDemo['uses'] {
  const scanned = (shared[KEY] ??= new Map<string, ScannedDemo['uses']>());
  const uses = scanned.get(source) ?? parseDemo(source);
  scanned.set(source, uses);
  return uses;
}

function parseDemo(source: string): ScannedDemo['uses'] {
  const file = ts.createSourceFile(
    'demo.tsx',
    source,
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.TSX,
  );
  const imported = new Map<string, string>();
  const uses: ScannedDemo['uses'] = new Map();
  const useOf = (local: string) => uses.get(imported.get(local) ?? '');
  const visit = (node: ts.Node): void => {
    if (
      ts.isImportDeclaration(node) &&
      ts.isStringLiteral(node.moduleSpecifier) &&
      node.moduleSpecifier.text.startsWith('@mui/x-')
    ) {
      const bindings = node.importClause?.namedBindings;
      if (bindings && ts.isNamedImports(bindings)) {
        for (const {name, propertyName} of bindings.elements) {
          const exported = (propertyName ?? name).text.replace(/^unstable_/i, '');
          const id = `${packageOf(node.moduleSpecifier.text)} ${exported}`;
          imported.set(name.text, id);
          uses.set(id, {props: new Set(), slots: new Set()});
        }
      }
      return;
    }
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const use = ts.isIdentifier(node.tagName) ? useOf(node.tagName.text) : undefined;
      for (const attribute of use ? node.attributes.properties : []) {
        if (!ts.isJsxAttribute(attribute) || !ts.isIdentifier(attribute.name)) {
          continue;
        }
        const name = attribute.name.text;
        use?.props.add(name);
        const value = attribute.initializer;
        if (
          /^slot(s|Props)$/.test(name) &&
          value &&
          ts.isJsxExpression(value) &&
          value.expression &&
          ts.isObjectLiteralExpression(value.expression)
        ) {
          for (const property of value.expression.properties) {
            if (property.name && ts.isIdentifier(property.name)) {
              use?.slots.add(property.name.text);
            }
          }
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return uses;
}

function scanDemos(folder: string): ScannedDemo[] {
  return listDemos(folder).flatMap((name) => {
    // The demos plugin reports folders that aren't demos, with the page's line.
    const [file] = readIfValid<string[]>([], () => Object.values(findEntries(folder, name)));
    if (!file) {
      return [];
    }
    let uses: ScannedDemo['uses'] | undefined;
    return [
      {
        name,
        // Lazy, because parsing takes most of the time, and not all callers need it.
        get uses() {
          return (uses ??= scanDemo(fs.readFileSync(file, 'utf8')));
        },
      },
    ];
  });
}

/** Reads the pages and demos of a docs folder: their components, and the props that they pass. */
export function scanGuides(docsDir: string, skip: string): ScannedGuide[] {
  const files = listFiles(
    docsDir,
    (file) =>
      /(^|\/)[^_/][^/]*\.mdx?$/.test(file) && !path.join(docsDir, file).startsWith(skip + path.sep),
  );
  return files.map((file) => {
    const absolute = path.join(docsDir, file);
    const page = readMdx(fs.readFileSync(absolute, 'utf8'));
    const {slug, title, components} = readIfValid<MdxPage['frontMatter']>(
      {},
      () => page.frontMatter,
    );
    const headings = readIfValid<MdxPage['headings']>([], () => page.headings);
    const pathname =
      typeof slug === 'string' ? slug : `/${file.replace(/(^|\/)index\.mdx?$|\.mdx?$/, '$1')}`;
    return {
      file,
      title: typeof title === 'string' ? title : pathname,
      path: `${pathname.replace(/\/$/, '')}/`,
      components: readComponentNames(components),
      anchors: new Set(headings.flatMap(({ids}) => ids)),
      demos: /(^|\/)index\.mdx?$/.test(file) ? scanDemos(path.dirname(absolute)) : [],
    };
  });
}
