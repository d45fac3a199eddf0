import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {listFiles, readJson, writeFile} from '../../site/files/files';
import {runNode} from '../../site/commands/runNode';
import {toSitePath} from '../../site/pages/toSitePath';
import {listModules} from '../../site/modules/hashModules';
import {BuildProblemError, type Problem} from '../../site/problems/problemStore';
import {isScript, listLibraries, offersLibraries, convertCode} from './readVariants';
import type {OtherLibrary} from '@mui-x-docs/demo-libraries';
import {listDemoFolders} from './listRunnerModules';
import {locateDemo} from '../../site/demos/locateDemo';
import {findPackageFile} from './options';
import {findLibraryEntries, libraryOf, readDemo} from '../../site/demos/readDemo';
import {DEMO_LIBRARIES, type DemoLibrary} from '../../site/demos/shared';

interface CheckedDocs {
  siteDir: string;
  /** Folder of the pages of one version, relative to the site. */
  docsDir: string;
}

/** The files that the compiler checks together: all demos, or those for one date library. */
interface Program extends CheckedDocs {
  library?: DemoLibrary;
  files: string[];
  /** Files of demos written with Day.js and converted to the library. */
  converted: string[];
}

/** Other inputs of the type check: compiler options and installed packages. */
const SHARED_INPUTS = ['tsconfig.json', 'package-lock.json'];

/** Lists the files of demos that are converted to other date libraries, by library. */
function listConverted({siteDir, docsDir}: CheckedDocs): Partial<Record<DemoLibrary, string[]>> {
  const docs = path.join(siteDir, docsDir);
  if (!offersLibraries(findPackageFile(siteDir, docs))) {
    return {};
  }
  const found: Partial<Record<DemoLibrary, Set<string>>> = {};
  for (const {folder, names} of listDemoFolders(docs)) {
    for (const name of names) {
      const demo = readDemo({siteDir, folder, name});
      const own = Object.keys(findLibraryEntries(folder, name));
      for (const library of listLibraries(demo, folder, true).slice(1)) {
        if (!own.includes(library)) {
          const files = (found[library] ??= new Set());
          Object.values(demo.stylings).forEach((styling) =>
            styling.files.forEach((file) => files.add(file.path)),
          );
        }
      }
    }
  }
  return Object.fromEntries(
    Object.entries(found).map(([library, files]) => [library, [...files].sort()]),
  );
}

/** Returns the number of date libraries of each demo that has several, by its id. */
export function countLibraries({siteDir, docsDir}: CheckedDocs): Record<string, number> {
  const docs = path.join(siteDir, docsDir);
  const isOffered = offersLibraries(findPackageFile(siteDir, docs));
  return Object.fromEntries(
    listDemoFolders(docs).flatMap(({folder, names}) =>
      names.flatMap((name): [string, number][] => {
        const demo = readDemo({siteDir, folder, name});
        const count = listLibraries(demo, folder, isOffered).length;
        return count > 1 ? [[demo.id, count]] : [];
      }),
    ),
  );
}

/**
 * Lists the programs of a version. A demo for one date library (`Name.luxon.tsx`) is checked
 * separately, because every adapter in a program adds its dates to the types that pickers accept
 * and return.
 */
function listPrograms(docs: CheckedDocs): Program[] {
  const folder = path.join(docs.siteDir, docs.docsDir);
  const files = listFiles(
    folder,
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  ).map((file) => path.join(folder, file));
  const converted = listConverted(docs);
  return [undefined, ...DEMO_LIBRARIES].map((library) => ({
    ...docs,
    ...(library && {library}),
    files: files.filter((file) => libraryOf(file) === library),
    converted: (library && converted[library]) ?? [],
  }));
}

/**
 * Path of a program's file in the cache: `docs.json`, `docs.luxon.json`,
 * `versioned_docs-version-v7.json`.
 */
function cacheFile({siteDir, docsDir, library}: Program, extension: string): string {
  const name = [docsDir.split('/').join('-'), ...(library ? [library] : [])].join('.');
  return path.join(siteDir, '.cache', 'types', name + extension);
}

/** Returns a hash of all inputs of the check. */
function hashInputs({siteDir, files, converted}: Program): string {
  const hash = crypto.createHash('sha256');
  const shared = SHARED_INPUTS.map((name) => path.join(siteDir, name));
  const converter =
    converted.length > 0 ? listModules([path.join(__dirname, 'readVariants.ts')]) : [];
  const all = [
    ...shared.filter((name) => fs.existsSync(name)),
    ...converter,
    ...files,
    ...converted,
  ];
  for (const file of all) {
    hash.update(path.relative(siteDir, file)).update('\0').update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}

function recordPass(program: Program, hash: string): void {
  writeFile(cacheFile(program, '.json'), JSON.stringify({hash}));
}

function hasPassed(program: Program, hash: string): boolean {
  return readJson<{hash: string}>(cacheFile(program, '.json'))?.hash === hash;
}

/**
 * Records that the demos of a version type-check, so the next check of the same files is skipped.
 * Demos for one date library aren't included, because they aren't part of the site's project.
 */
export function recordTypes(docs: CheckedDocs): void {
  for (const program of listPrograms(docs).filter(({library}) => !library)) {
    recordPass(program, hashInputs(program));
  }
}

/**
 * Writes the demos converted to a library, at the same paths as in the site. Returns the scripts
 * among them.
 */
function writeConverted(program: Program): string[] {
  const {siteDir, library, converted} = program;
  const folder = cacheFile(program, '');
  fs.rmSync(folder, {recursive: true, force: true});
  return converted.flatMap((file) => {
    const sitePath = toSitePath(siteDir, file);
    const target = path.join(folder, sitePath);
    if (!isScript(file)) {
      writeFile(target, fs.readFileSync(file));
      return [];
    }
    const code = fs.readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
    writeFile(target, convertCode(code, sitePath, library as OtherLibrary));
    return [target];
  });
}

/**
 * Writes a project that only contains the demos and has the site's compiler options. Returns its
 * path.
 */
function writeProject(program: Program): string {
  const file = cacheFile(program, '.tsconfig.json');
  const project = {
    extends: path.join(program.siteDir, 'tsconfig.json'),
    compilerOptions: {
      noEmit: true,
      incremental: true,
      tsBuildInfoFile: cacheFile(program, '.tsbuildinfo'),
      // Moment's locales have no types.
      ...(program.library && {noUncheckedSideEffectImports: false}),
    },
    files: [...program.files, ...writeConverted(program)],
    exclude: [],
  };
  writeFile(file, JSON.stringify(project));
  return file;
}

/** Runs the compiler. Returns its output; empty if there are no errors. */
async function runCompiler(
  siteDir: string,
  project: string,
  isLowPriority: boolean,
): Promise<string | undefined> {
  // The package only exports its API.
  const compiler = path.join(
    path.dirname(require.resolve('typescript-native/package.json')),
    'bin/tsc',
  );
  const args = [compiler, '-p', project, '--pretty', 'false', '--singleThreaded'];
  const {end, printed} = await runNode(args, siteDir, {isLowPriority});
  return end === 0 ? undefined : printed || `the compiler ended with ${end}`;
}

interface TypeProblem {
  /** Absolute path. */
  file: string;
  line: number;
  column: number;
  text: string;
}

/** Parses the problems in the compiler's output. */
function parseProblems(siteDir: string, printed: string): TypeProblem[] {
  return [...printed.matchAll(/^(.+)\((\d+),(\d+)\): error (TS\d+): (.*)$/gm)].map(
    ([, file = '', line, column, code, message = '']) => ({
      file: path.resolve(siteDir, file),
      line: Number(line),
      column: Number(column),
      text: `${message.replace(/\.$/, '')} (${code})`,
    }),
  );
}

/** Returns the problem of a converted demo with the line in its original source. */
function locateInSource(
  {siteDir, library}: Program,
  sitePath: string,
  {file, line, text}: TypeProblem,
  count: number,
): Problem {
  const source = path.join(siteDir, sitePath);
  const length = (name: string) => fs.readFileSync(name, 'utf8').split('\n').length;
  // Only imports can take a different number of lines, and they are at the top.
  const inSource = Math.max(1, line - length(file) + length(source));
  const name = locateDemo(siteDir, source)?.name ?? 'Name';
  const others = count > 1 ? `, the first of ${count} errors` : '';
  return {
    file: sitePath,
    line: inSource,
    message: `Type error in ${library}: ${text}${others}.`,
    fix: `Add ${name}.${library}.tsx, or mark the demo with \`// Only for Day.js: <reason>\`.`,
  };
}

async function checkProgram(program: Program, isLowPriority: boolean): Promise<void> {
  const {siteDir, docsDir, files, converted, library} = program;
  const hash = hashInputs(program);
  if (files.length + converted.length === 0 || hasPassed(program, hash)) {
    return;
  }
  const printed = await runCompiler(siteDir, writeProject(program), isLowPriority);
  if (printed === undefined) {
    recordPass(program, hash);
    return;
  }
  const problems = parseProblems(siteDir, printed);
  const [first] = problems;
  if (!first) {
    const message = `Couldn't type-check the demos: ${printed.split('\n')[0]}.`;
    throw new BuildProblemError({file: docsDir, message});
  }
  const inLibrary = toSitePath(cacheFile(program, ''), first.file);
  throw new BuildProblemError(
    library && !inLibrary.startsWith('..')
      ? locateInSource(program, inLibrary, first, problems.length)
      : problems.map(({file, line, column, text}) => ({
          file: toSitePath(siteDir, file),
          line,
          column,
          message: `Type error: ${text}.`,
        })),
  );
}

/**
 * Type-checks the programs of a version one after the other. Two at a time would slow down all
 * other processes.
 */
async function checkPrograms(programs: readonly Program[], isLowPriority: boolean): Promise<void> {
  for (const program of programs) {
    await checkProgram(program, isLowPriority);
  }
}

/**
 * Type-checks the demos of a version in separate processes while the bundler runs, unless the same
 * files have passed before.
 *
 * @throws BuildProblemError
 */
export const checkTypes = (docs: CheckedDocs): Promise<void> =>
  checkPrograms(listPrograms(docs), true);

/**
 * Type-checks the demos that aren't part of the site's project, in each date library, at normal
 * priority.
 *
 * @param turn limits the check to one library, a different one with each number
 */
export function checkLibraryTypes(docs: CheckedDocs, turn?: number): Promise<void> {
  const programs = listPrograms(docs).filter(
    ({library, files, converted}) => library && files.length + converted.length > 0,
  );
  return checkPrograms(
    turn === undefined ? programs : programs.filter((_, i) => i === turn % programs.length),
    false,
  );
}
