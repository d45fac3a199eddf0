import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import {getProduct, guideNameOf, type ProductName} from '../products/shared';

const NAME = /^[A-Za-z_]\w*$/;

/** A codemod of the product. */
export interface Codemod {
  /** Its name on the command line, such as `v8.0.0/data-grid/rename-props`. */
  name: string;
  /** The major that it migrates to. */
  major: string;
  /** The replacements of the names that it renames, by their old names. */
  renames: ReadonlyMap<string, string>;
  /** Transforms the source of a file. Throws if it can't be parsed. */
  run: (source: string) => string;
}

/** Reads the pairs `oldName: 'newName'` in the source of a codemod. */
export function readRenames(text: string): Map<string, string> {
  const renames = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (
      ts.isPropertyAssignment(node) &&
      (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)) &&
      ts.isStringLiteral(node.initializer)
    ) {
      const from = node.name.text;
      const to = node.initializer.text;
      // The printer options in every codemod, such as `quote: 'single'`.
      if (NAME.test(from) && NAME.test(to) && from !== to && from !== 'quote') {
        renames.set(from, to);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('codemod.js', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS));
  return renames;
}

/** Returns the source of a codemod, and that of the earlier codemod that it delegates to. */
function textOf(file: string): string {
  const text = fs.readFileSync(file, 'utf8');
  const other = /require\("(\.\.\/\.\.\/\.\.\/v\d[^"]*)"\)/.exec(text)?.[1];
  const target = other && path.join(path.dirname(file), other, 'index.js');
  return target && fs.existsSync(target) ? `${text}\n${fs.readFileSync(target, 'utf8')}` : text;
}

type Transformer = (
  file: {path: string; source: string},
  api: object,
  options: object,
) => string | null | undefined;

interface Jscodeshift {
  withParser: (parser: string) => Jscodeshift;
}

/**
 * Returns the codemods of a product, ready to run.
 *
 * @param dir folder of the installed package `@mui/x-codemod`
 */
export function readCodemods(dir: string, area: ProductName): Codemod[] {
  const require = createRequire(path.join(dir, 'package.json'));
  const jscodeshift = (require('jscodeshift') as Jscodeshift).withParser('tsx');
  const folder = guideNameOf(getProduct(area));
  return fs
    .readdirSync(dir)
    .filter(
      (version) => /^v\d+\.0\.0$/.test(version) && fs.existsSync(path.join(dir, version, folder)),
    )
    .flatMap((version) =>
      fs
        .readdirSync(path.join(dir, version, folder))
        .filter((codemod) => codemod !== 'preset-safe')
        .sort()
        .map((codemod): Codemod => {
          const file = path.join(dir, version, folder, codemod, 'index.js');
          const {default: transform} = require(file) as {default: Transformer};
          return {
            name: `${version}/${folder}/${codemod}`,
            major: /^v(\d+)/.exec(version)?.[1] ?? '',
            renames: readRenames(textOf(file)),
            run: (source) =>
              transform(
                {path: 'sample.tsx', source},
                {jscodeshift, j: jscodeshift, stats: () => {}, report: () => {}},
                {},
              ) ?? source,
          };
        }),
    );
}
