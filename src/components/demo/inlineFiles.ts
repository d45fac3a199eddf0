import type {SandboxDemo} from './sandbox/types';

type SandboxFile = SandboxDemo['files'][number];

/** The names that a file imports from a module: `{rows as data}` is `['rows', 'data']`. */
interface Import {
  from: string;
  /** The name of the export, `default` or `*`, with its local name, and whether it's only a type. */
  names: {exported: string; local: string; isType: boolean}[];
}

/** One of the import statements at the start of a formatted file, with the comments above it. */
const IMPORT = /^(?:(?:\/\/.*|\/\*[\s\S]*?\*\/)?\n)*import\s+(?:([^'";]+?)\s+from\s+)?'([^']+)';\n/;

const EXPORT = /^export (?=(?:const|let|var|function|async|class|abstract|interface|type|enum) )/gm;
const DEFAULT_DECLARATION = /^export default (?=(?:async )?(?:function|class) (\w+))/m;
const DEFAULT_NAME = /^export default (\w+);\n?/m;
/** An export of names of this file or another one: `export {a, type B} from './file';`. */
const REEXPORT = /^export (?:type )?\{([^}]*)\}(?: from '([^']+)')?;\n/gm;
/** Exports that can't be inlined. */
const OTHER_EXPORT = /^export (?:default|\*|\{)/m;
const DECLARATION =
  /^(?:declare )?(?:const|let|var|(?:async )?function\*?|(?:abstract )?class|interface|type|enum) (\w+)/gm;

/** Reads the words between `import` and `from`: `React, {type A, b as c}`, `* as d3`. */
function readNames(clause: string): Import['names'] {
  const [, onlyTypes, rest = ''] = /^(type\s)?\s*([\s\S]*)$/.exec(clause)!;
  const [, braces = ''] = /\{([\s\S]*)\}/.exec(rest) ?? [];
  const outer = rest.replace(/\{[\s\S]*\}/, '').split(',');
  return [
    ...outer.map((part) => {
      const [, space] = /^\*\s+as\s+(\w+)$/.exec(part.trim()) ?? [];
      return {exported: space ? '*' : 'default', local: space ?? part.trim()};
    }),
    ...braces.split(',').map((part) => {
      const [exported = '', local = exported] = part.trim().split(/\s+as\s+/);
      return {exported, local};
    }),
  ]
    .filter(({local}) => local !== '')
    .map(({exported, local}) => ({
      exported: exported.replace(/^type\s+/, ''),
      local: local.replace(/^type\s+/, ''),
      isType: Boolean(onlyTypes) || exported.startsWith('type '),
    }));
}

/** Splits a formatted file into its imports and the rest. */
function splitImports(code: string): {imports: Import[]; body: string} {
  const imports: Import[] = [];
  let body = code;
  for (let match = IMPORT.exec(body); match; match = IMPORT.exec(body)) {
    const [statement, clause, from = ''] = match;
    imports.push({from, names: clause ? readNames(clause) : []});
    body = body.slice(statement.length);
  }
  return {imports, body: body.replace(/^\n+/, '')};
}

/** Returns the file that a file imports by a relative path; undefined if it isn't one of `files`. */
function findFile(
  files: readonly SandboxFile[],
  importer: string,
  request: string,
): SandboxFile | undefined {
  const segments = importer.split('/').slice(0, -1);
  for (const segment of request.split('/')) {
    if (segment === '..') {
      segments.pop();
    } else if (segment !== '.') {
      segments.push(segment);
    }
  }
  const path = segments.join('/');
  return files.find(({name}) =>
    [
      path,
      `${path}.ts`,
      `${path}.tsx`,
      `${path}.js`,
      `${path}/index.ts`,
      `${path}/index.tsx`,
      `${path}/index.js`,
    ].includes(name),
  );
}

/** Prints the imports of packages, one statement for each module. */
function printImports(imports: readonly Import[]): string {
  const modules = new Map<string, Map<string, Import['names'][number]>>();
  for (const {from, names} of imports) {
    const known = modules.get(from) ?? new Map<string, Import['names'][number]>();
    modules.set(from, known);
    for (const name of names) {
      const key = `${name.exported} ${name.local}`;
      known.set(key, {...name, isType: name.isType && (known.get(key)?.isType ?? true)});
    }
  }
  return [...modules]
    .map(([from, known]) => {
      const names = [...known.values()];
      const [space] = names.filter(({exported}) => exported === '*');
      const [standard] = names.filter(({exported}) => exported === 'default');
      const inner = names
        .filter(({exported}) => exported !== '*' && exported !== 'default')
        .map(
          ({exported, local, isType}) =>
            `${isType ? 'type ' : ''}${exported}${exported === local ? '' : ` as ${local}`}`,
        );
      const clause = [
        standard && `${standard.isType && inner.length === 0 ? 'type ' : ''}${standard.local}`,
        space && `* as ${space.local}`,
        inner.length > 0 && `{${inner.join(', ')}}`,
      ].filter(Boolean);
      return `import ${clause.length > 0 ? `${clause.join(', ')} from ` : ''}'${from}';\n`;
    })
    .join('');
}

/**
 * Joins the files of a demo to one that works alone when it's pasted: imports first, then the files
 * in the order in which they need each other, the demo last. Style sheets follow as comments.
 *
 * @param files formatted as this site's demos are, the demo first
 * @returns undefined if the files can't be joined, such as for names that two of them declare
 */
export function inlineFiles(files: readonly SandboxFile[]): string | undefined {
  const [demo] = files;
  const imports: Import[] = [];
  const bodies: string[] = [];
  const visited = new Set<string>();
  const declared = new Map<string, string>();
  const declare = (name: string, file: string): boolean => {
    const owner = declared.get(name);
    declared.set(name, file);
    return owner === undefined || owner === file;
  };
  let joins = true;
  const visit = ({name, code}: SandboxFile): void => {
    if (visited.has(name)) {
      return;
    }
    visited.add(name);
    const {imports: found, body} = splitImports(code.endsWith('\n') ? code : `${code}\n`);
    const aliases: string[] = [];
    for (const one of found) {
      const file = one.from.startsWith('.') ? findFile(files, name, one.from) : undefined;
      if (!one.from.startsWith('.') || /\.css$/.test(one.from)) {
        imports.push(one);
        one.names.forEach(({local}) => (joins &&= declare(local, one.from)));
        continue;
      }
      if (!file || !/\.[jt]sx?$/.test(file.name)) {
        joins = false;
        continue;
      }
      visit(file);
      for (const {exported, local, isType} of one.names) {
        const original =
          exported === 'default'
            ? (DEFAULT_DECLARATION.exec(file.code)?.[1] ?? DEFAULT_NAME.exec(file.code)?.[1])
            : exported;
        joins &&= original !== undefined && original !== '*';
        if (original !== local) {
          aliases.push(`${isType ? 'type' : 'const'} ${local} = ${original};\n`);
        }
      }
    }
    let plain = body;
    if (name !== demo?.name) {
      for (const [, names = '', from = ''] of body.matchAll(REEXPORT)) {
        const file = from ? findFile(files, name, from) : undefined;
        joins &&= (!from || file !== undefined) && !names.includes(' as ');
        if (file) {
          visit(file);
        }
      }
      plain = body
        .replace(REEXPORT, '')
        .replace(DEFAULT_DECLARATION, '')
        .replace(DEFAULT_NAME, '')
        .replace(EXPORT, '');
      joins &&= !OTHER_EXPORT.test(plain);
    }
    const text = [...aliases, plain].join('');
    for (const [, local = ''] of text
      .replace(/^export (?:default )?/gm, '')
      .matchAll(DECLARATION)) {
      joins &&= declare(local, name);
    }
    bodies.push(text.trim());
  };
  if (demo) {
    visit(demo);
  }
  const styles = files
    .filter(({name}) => name.endsWith('.css'))
    .map(({name, code}) => `/* ${name}\n\n${code.trim().replaceAll('*/', '* /')}\n*/`);
  // Files that are loaded later stay separate files.
  joins &&= !bodies.some((body) => /\bimport\(\s*'\.{1,2}\//.test(body));
  return joins
    ? `${[printImports(imports).trim(), ...bodies, ...styles].join('\n\n')}\n`
    : undefined;
}
