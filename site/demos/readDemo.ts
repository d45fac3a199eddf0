import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {replaceSpans, type Span} from '../code/replaceSpans';
import {toSitePath} from '../pages/toSitePath';
import {addLocation, createError} from '../problems/problemStore';
import {DEMO_STYLINGS, type DemoStyling} from '../stylings/shared';
import {DEMO_LIBRARIES, type DemoLibrary} from './shared';

/** A file of a demo in the repository. */
export interface SourceFile {
  /** Absolute path. */
  path: string;
  /** Path in the user's project, relative to the demo. */
  name: string;
  /** The code, with relative imports adapted to the user's project. */
  code: string;
}

/** One styling of a demo with all required files, starting with the demo itself. */
export interface SourceStyling {
  entry: string;
  files: SourceFile[];
}

/** A demo in the repository. */
export interface SourceDemo {
  name: string;
  /**
   * Unique on the site: `react-charts/bars/BasicBars`, `version-v7/react-charts/bars/BasicBars`.
   */
  id: string;
  stylings: Partial<Record<DemoStyling, SourceStyling>>;
  /** The date library in its file name: `Name.luxon.tsx`. */
  library?: DemoLibrary;
  /** All public packages that it imports, with the subpath. */
  imports: string[];
}

const DEMO_NAME = /^[A-Z]\w*$/;

/** Lists the distinct names of the demos in a page's folder, sorted. */
export function listDemos(folder: string): string[] {
  const names = fs.readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    if (entry.isDirectory()) {
      return DEMO_NAME.test(entry.name) ? [entry.name] : [];
    }
    // `Name.luxon.tsx` is the demo `Name` for users of Luxon.
    const [, name = '', library] = /^(\w+)(?:\.([\w-]+))?\.[jt]sx?$/.exec(entry.name) ?? [];
    return DEMO_NAME.test(name) && library !== 'test' ? [name] : [];
  });
  return [...new Set(names)].sort();
}

/** Returns the date library of a file: `luxon` for `Name.luxon.tsx`. */
export function libraryOf(file: string): DemoLibrary | undefined {
  const library = /^\w+\.([\w-]+)\.tsx$/.exec(path.basename(file))?.[1];
  return DEMO_LIBRARIES.find((one) => one === library);
}

/**
 * Returns the files of a demo for one date library each, such as `Name.luxon.tsx`.
 *
 * @throws BuildProblemError without a location for a file with an unknown library in its name
 */
export function findLibraryEntries(
  folder: string,
  name: string,
): Partial<Record<DemoLibrary, string>> {
  const files = fs.readdirSync(folder).filter((file) => file.startsWith(`${name}.`));
  const unknown = files.find(
    (file) => /^\w+\.(?!test\.).+\.[jt]sx?$/.test(file) && !libraryOf(file),
  );
  if (unknown) {
    throw createError(
      `Unknown date library in "${unknown}".`,
      `Rename it to ${name}.<library>.tsx, with one of ${DEMO_LIBRARIES.join(', ')}.`,
    );
  }
  return Object.fromEntries(
    DEMO_LIBRARIES.flatMap((library) => {
      const file = `${name}.${library}.tsx`;
      return files.includes(file) ? [[library, path.join(folder, file)]] : [];
    }),
  );
}

/**
 * Returns the main file of a demo for each of its stylings.
 *
 * @throws BuildProblemError without a location if there is none
 */
export function findEntries(folder: string, name: string): Partial<Record<DemoStyling, string>> {
  const [inLibrary] = Object.values(findLibraryEntries(folder, name));
  const single = path.join(folder, `${name}.tsx`);
  const inside = path.join(folder, name);
  const isFolder = fs.existsSync(inside);
  if (fs.existsSync(single)) {
    if (isFolder) {
      throw createError(
        `Duplicate demo "${name}": ${name}.tsx and the folder ${name}/.`,
        'Keep one.',
      );
    }
    return {system: single};
  }
  const untyped = ['js', 'jsx', 'ts'].find((ext) =>
    fs.existsSync(path.join(folder, `${name}.${ext}`)),
  );
  if (untyped) {
    throw createError(
      `${name}.${untyped} must be TypeScript with JSX.`,
      `Rename it to ${name}.tsx.`,
    );
  }
  if (isFolder) {
    const plain = path.join(inside, 'index.tsx');
    const found = DEMO_STYLINGS.flatMap((styling): [DemoStyling, string][] => {
      const entry = path.join(inside, styling, 'index.tsx');
      return fs.existsSync(entry) ? [[styling, entry]] : [];
    });
    if (fs.existsSync(plain) && found.length === 0) {
      return {system: plain};
    }
    if (found.length > 0 && inLibrary) {
      throw createError(
        `${path.basename(inLibrary)} has one styling, but the folder ${name}/ has several.`,
        'Use one styling.',
      );
    }
    if (found.length > 0 && !fs.existsSync(plain)) {
      return Object.fromEntries(found);
    }
    throw createError(
      `Missing index.tsx in the folder ${name}/.`,
      `Add either index.tsx or one index.tsx in ${DEMO_STYLINGS.join('/, ')}/.`,
    );
  }
  if (inLibrary) {
    return {system: inLibrary};
  }
  throw createError(
    `Demo "${name}" not found next to the page.`,
    `Available demos: ${listDemos(folder).join(', ') || 'none'}.`,
  );
}

/** A module specifier in a file, with the position of the text between its quotes. */
interface ModuleRequest extends Span {
  request: string;
  line: number;
}

/**
 * Returns the literal with which a node refers to another module: any kind of import, a re-export,
 * a module declaration, or the URL of a worker (`new URL('./worker.ts', import.meta.url)`).
 */
function findSpecifier(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    return node.moduleSpecifier;
  }
  if (ts.isExternalModuleReference(node)) {
    return node.expression;
  }
  if (ts.isImportTypeNode(node)) {
    return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined;
  }
  if (ts.isModuleDeclaration(node)) {
    return node.name;
  }
  if (ts.isNewExpression(node)) {
    const [literal, base] = node.arguments ?? [];
    return base && ts.isPropertyAccessExpression(base) && ts.isMetaProperty(base.expression)
      ? literal
      : undefined;
  }
  const isLoading =
    ts.isCallExpression(node) &&
    (node.expression.kind === ts.SyntaxKind.ImportKeyword ||
      (ts.isIdentifier(node.expression) && node.expression.text === 'require'));
  return isLoading ? node.arguments[0] : undefined;
}

/**
 * Caches the module requests of each file for the same code, because a build reads a demo several
 * times.
 */
const known = new Map<string, {code: string; requests: ModuleRequest[]}>();

/** Lists all module requests of a file, in order. */
export function listRequests(file: string, code: string): ModuleRequest[] {
  const last = known.get(file);
  if (last?.code === code) {
    return last.requests;
  }
  // Parsed instead of scanned, because an element's text may contain the word "import".
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false);
  const requests: ModuleRequest[] = [];
  const visit = (node: ts.Node): void => {
    const specifier = findSpecifier(node);
    if (specifier && ts.isStringLiteralLike(specifier)) {
      const start = specifier.getStart(source) + 1;
      requests.push({
        request: specifier.text,
        start,
        end: specifier.getEnd() - 1,
        line: source.getLineAndCharacterOfPosition(start).line + 1,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  known.set(file, {code, requests});
  return requests;
}

const EXTENSIONS = ['', '.ts', '.tsx', '.json', '/index.ts', '/index.tsx'];

export function resolveFile(from: string, request: string): string | undefined {
  const base = path.resolve(path.dirname(from), request);
  return EXTENSIONS.map((ext) => base + ext).find(
    (file) => fs.existsSync(file) && fs.statSync(file).isFile(),
  );
}

/** Returns the package of an import: `@mui/x-charts` for `@mui/x-charts/BarChart`. */
export function packageOf(request: string): string {
  return request.split('/', request.startsWith('@') ? 2 : 1).join('/');
}

interface ReadOptions {
  siteDir: string;
  /** The folder of the page. */
  folder: string;
  name: string;
  /** Returns whether demos may import this package; by default, they may import any. */
  isPublicPackage?: (packageName: string) => boolean;
  /** The files to read, if they aren't the default ones: `Name.luxon.tsx` instead of `Name.tsx`. */
  entries?: Partial<Record<DemoStyling, string>>;
}

/**
 * Reads a demo with all files that it imports, including files of the shared data sets
 * (`docs/data/`, and `docs/<product>/data/`).
 */
export function readDemo({
  siteDir,
  folder,
  name,
  isPublicPackage = () => true,
  entries: knownEntries,
}: ReadOptions): SourceDemo {
  const shown = (file: string) => toSitePath(siteDir, file);
  let entries: Partial<Record<DemoStyling, string>>;
  try {
    entries = knownEntries ?? findEntries(folder, name);
  } catch (error) {
    throw addLocation(error, {file: shown(folder)});
  }
  const [root, ...segments] = shown(folder).split('/') as [string, ...string[]];
  const version = root === 'docs' ? undefined : segments.shift();
  const docs = path.join(siteDir, root, version ?? '');
  const data = [path.join(docs, segments[0] ?? '', 'data'), path.join(docs, 'data')].map(
    (dir) => dir + path.sep,
  );
  const library = libraryOf(Object.values(entries)[0] ?? '');
  const imports = new Set<string>();
  const stylings: SourceDemo['stylings'] = {};

  for (const [styling, entry] of Object.entries(entries) as [DemoStyling, string][]) {
    const home = path.join(folder, name) + path.sep;
    const isSingle = !entry.startsWith(home);
    const own = path.dirname(entry) + path.sep;
    const nameOf = (file: string): string | undefined => {
      if (file === entry) {
        return `${name}.tsx`;
      }
      const base = [...data, own, home].find((dir) => file.startsWith(dir));
      if (!base || (base === own && isSingle)) {
        return undefined;
      }
      const inside = file.slice(base.length).split(path.sep).join('/');
      return data.includes(base) ? `data/${inside}` : inside;
    };

    const files = new Map<string, SourceFile>();
    const visit = (file: string): void => {
      const code = fs.readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
      const fileName = nameOf(file) as string;
      const record: SourceFile = {path: file, name: fileName, code};
      files.set(file, record);
      const moves: (Span & {text: string})[] = [];
      for (const {request, start, end, line} of /\.[jt]sx?$/.test(file)
        ? listRequests(file, code)
        : []) {
        const location = {file: shown(file), line};
        if (!request.startsWith('.')) {
          const packageName = packageOf(request);
          if (
            /^(@site|@theme|@docusaurus|@generated)/.test(request) ||
            !isPublicPackage(packageName)
          ) {
            throw createError(
              `Demos can't import "${request}".`,
              'Import public packages listed in package.json, the folder of the demo, or docs/<product>/data/.',
              location,
            );
          }
          imports.add(request);
          continue;
        }
        const target = resolveFile(file, request);
        if (!target) {
          throw createError(`Imported file "${request}" not found.`, undefined, location);
        }
        const targetName = nameOf(target);
        if (!targetName) {
          throw createError(
            `Demos can't import "${request}".`,
            'Import public packages, the folder of the demo, or docs/<product>/data/.',
            location,
          );
        }
        const moved = path.posix.relative(path.posix.dirname(fileName), targetName);
        const kept = /\.(ts|tsx)$/.test(request) || !/\.tsx?$/.test(moved);
        const path_ = kept ? moved : moved.replace(/(\/index)?\.tsx?$/, '');
        const next = path_.startsWith('.') ? path_ : `./${path_}`;
        if (next !== request) {
          moves.push({start, end, text: next});
        }
        if (!files.has(target)) {
          visit(target);
        }
      }
      record.code = replaceSpans(code, moves);
    };
    visit(entry);
    stylings[styling] = {entry, files: [...files.values()]};
  }

  return {
    name,
    id: [...(version ? [version] : []), ...segments, name].join('/'),
    stylings,
    ...(library && {library}),
    imports: [...imports].sort(),
  };
}
