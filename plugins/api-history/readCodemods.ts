import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {ApiArea} from '../api-reference/shared';

/** The folder of a product's codemods. */
const FOLDERS: Record<ApiArea, string> = {
  'data-grid': 'data-grid',
  'date-pickers': 'pickers',
  charts: 'charts',
  'tree-view': 'tree-view',
};

const NAME = /^[A-Za-z_]\w*$/;

/** Words of the printer's options, which stand in every codemod. */
const NOT_NAMES = new Set(['quote', 'single', 'trailingComma']);

/** What the source of a codemod says. */
export interface CodemodText {
  /** The pairs `oldName: 'newName'` of its tables. */
  renames: Map<string, string>;
  /** Every name that it looks for, but for the components that it looks at. */
  names: Set<string>;
}

/** Reads the tables of a codemod. */
export function readCodemodText(text: string): CodemodText {
  const found: CodemodText = {renames: new Map(), names: new Set()};
  const visit = (node: ts.Node): void => {
    const label =
      (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) &&
      (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))
        ? node.name.text
        : undefined;
    if (label && /component|package/i.test(label) && node.getChildCount() > 0) {
      const value = (node as ts.VariableDeclaration | ts.PropertyAssignment).initializer;
      if (value && ts.isArrayLiteralExpression(value)) {
        return;
      }
    }
    if (label && ts.isPropertyAssignment(node)) {
      if (NAME.test(label) && !NOT_NAMES.has(label)) {
        found.names.add(label);
        const to = ts.isStringLiteral(node.initializer) ? node.initializer.text : '';
        if (NAME.test(to) && to !== label) {
          found.renames.set(label, to);
        }
      }
    } else if (ts.isStringLiteral(node) && NAME.test(node.text) && !NOT_NAMES.has(node.text)) {
      found.names.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('codemod.js', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS));
  return found;
}

/** What the codemods of one major do with names. */
export interface MajorCodemods {
  renames: Map<string, string>;
  /** The codemod that looks for a name, like `v8.0.0/data-grid/rename-props`. */
  codemods: Map<string, string>;
}

/** A codemod's own file, and that of an earlier major that it hands over to. */
function textOf(file: string): string {
  const text = fs.readFileSync(file, 'utf8');
  const other = /require\("(\.\.\/\.\.\/\.\.\/v\d[^"]*)"\)/.exec(text)?.[1];
  const target = other && path.join(path.dirname(file), other, 'index.js');
  return target && fs.existsSync(target) ? `${text}\n${fs.readFileSync(target, 'utf8')}` : text;
}

/**
 * What the codemods of a product do with names, by the major that they lead to.
 *
 * @param dir folder of the unpacked package `@mui/x-codemod`.
 */
export function readCodemods(dir: string, area: ApiArea): Record<string, MajorCodemods> {
  const byMajor: Record<string, MajorCodemods> = {};
  for (const version of fs.readdirSync(dir).filter((name) => /^v\d+\.0\.0$/.test(name))) {
    const folder = path.join(dir, version, FOLDERS[area]);
    const found: MajorCodemods = {renames: new Map(), codemods: new Map()};
    for (const codemod of fs.existsSync(folder) ? fs.readdirSync(folder).sort() : []) {
      if (codemod === 'preset-safe') {
        continue;
      }
      for (const file of fs.readdirSync(path.join(folder, codemod))) {
        if (!file.endsWith('.js')) {
          continue;
        }
        const {renames, names} = readCodemodText(textOf(path.join(folder, codemod, file)));
        renames.forEach((to, from) => found.renames.set(from, to));
        names.forEach((name) => {
          if (!found.codemods.has(name)) {
            found.codemods.set(name, `${version}/${FOLDERS[area]}/${codemod}`);
          }
        });
      }
    }
    byMajor[version.slice(1).split('.', 1)[0] ?? ''] = found;
  }
  return byMajor;
}
