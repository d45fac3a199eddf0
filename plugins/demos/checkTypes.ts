import {spawn} from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {DemoError} from './DemoError';
import {describePlace, relative} from './describePlace';
import {locateDemo} from './locateDemo';
import {libraryOf} from './readDemo';
import {DEMO_LIBRARIES, type DemoLibrary} from './shared';

interface CheckedDocs {
  siteDir: string;
  /** Folder of the pages of one version, relative to the site. */
  docsDir: string;
}

/** What the compiler sees at once: all demos, or those that are written for one date library. */
interface Program extends CheckedDocs {
  library?: DemoLibrary;
  files: string[];
}

/** What else decides whether a demo type-checks: the options, and the packages that are installed. */
const SHARED_INPUTS = ['tsconfig.json', 'package-lock.json'];

/** Every TypeScript file in a folder, sorted; installed packages are left out. */
function listFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, {withFileTypes: true})
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) {
        return entry.name === 'node_modules' ? [] : listFiles(file);
      }
      return /\.tsx?$/.test(entry.name) ? [file] : [];
    })
    .sort();
}

/**
 * The programs of a version. A demo for one date library (`Name.luxon.tsx`) is checked apart from those for others: every
 * adapter that a program sees adds its dates to the ones that pickers take and give.
 */
function listPrograms(docs: CheckedDocs): Program[] {
  const files = listFiles(path.join(docs.siteDir, docs.docsDir));
  return [undefined, ...DEMO_LIBRARIES].map((library) => ({
    ...docs,
    ...(library && {library}),
    files: files.filter((file) => libraryOf(file) === library),
  }));
}

/** A file of the cache for one program: `docs.json`, `docs.luxon.json`, `versioned_docs-version-v7.json`. */
function cacheFile({siteDir, docsDir, library}: Program, extension: string): string {
  const name = [docsDir.split('/').join('-'), ...(library ? [library] : [])].join('.');
  return path.join(siteDir, '.cache', 'types', name + extension);
}

/** One string that changes when anything does that the check looks at. */
function hashInputs({siteDir, files}: Program): string {
  const hash = crypto.createHash('sha256');
  const shared = SHARED_INPUTS.map((name) => path.join(siteDir, name));
  for (const file of [...shared.filter((name) => fs.existsSync(name)), ...files]) {
    hash.update(path.relative(siteDir, file)).update('\0').update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}

function remember(program: Program, hash: string): void {
  const file = cacheFile(program, '.json');
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, JSON.stringify({hash}));
}

function isRemembered(program: Program, hash: string): boolean {
  const file = cacheFile(program, '.json');
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8') === JSON.stringify({hash});
}

/**
 * Remembers that the demos of a version type-check as they are: the next check of the same files is skipped. Those for one
 * date library are left out: the project of the site does not see them.
 */
export function rememberTypes(docs: CheckedDocs): void {
  for (const program of listPrograms(docs).filter(({library}) => !library)) {
    remember(program, hashInputs(program));
  }
}

/** Writes a project of nothing but the demos, with the options of the site's own. Gives its path. */
function writeProject(program: Program): string {
  const file = cacheFile(program, '.tsconfig.json');
  const project = {
    extends: path.join(program.siteDir, 'tsconfig.json'),
    compilerOptions: {
      noEmit: true,
      incremental: true,
      tsBuildInfoFile: cacheFile(program, '.tsbuildinfo'),
    },
    files: program.files,
    exclude: [],
  };
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, JSON.stringify(project));
  return file;
}

/** Runs the compiler behind the bundler, which is not to wait for it. Gives what it prints, or nothing when all is well. */
function runCompiler(siteDir: string, project: string): Promise<string | undefined> {
  const compiler = require.resolve('typescript/bin/tsc');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [compiler, '-p', project, '--pretty', 'false'], {
      cwd: siteDir,
    });
    try {
      os.setPriority(child.pid ?? 0, os.constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // Where the system does not allow it, or the process is gone already, it runs like any other.
    }
    // A build that fails for another reason does not leave the compiler behind.
    const stop = () => child.kill();
    process.once('exit', stop);
    let printed = '';
    const collect = (chunk: Buffer) => (printed += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('exit', stop);
      resolve(code === 0 ? undefined : printed.trim() || `it ended with ${signal ?? code}`);
    });
  });
}

interface TypeFault {
  file: string;
  line: number;
  column: number;
  text: string;
}

/** The faults that the compiler found, in its order. */
function readFaults(siteDir: string, printed: string): TypeFault[] {
  return [...printed.matchAll(/^(.+)\((\d+),(\d+)\): error (TS\d+): (.*)$/gm)].map(
    ([, file = '', line, column, code, message = '']) => ({
      file: path.resolve(siteDir, file),
      line: Number(line),
      column: Number(column),
      text: `${message.replace(/\.$/, '')} (${code})`,
    }),
  );
}

/** Shared data belongs to no page: the first demo that imports it stands for it. */
function findUser(sources: readonly string[], data: string): string {
  const bare = data.replace(/(\/index)?\.tsx?$/, '');
  return (
    sources.find((file) =>
      [...fs.readFileSync(file, 'utf8').matchAll(/\bfrom\s+['"](\.[^'"]+)['"]/g)].some(
        ([, request = '']) =>
          path.resolve(path.dirname(file), request).replace(/(\/index)?(\.tsx?)?$/, '') === bare,
      ),
    ) ?? data
  );
}

async function checkProgram(program: Program): Promise<void> {
  const {siteDir, docsDir, files} = program;
  const hash = hashInputs(program);
  if (files.length === 0 || isRemembered(program, hash)) {
    return;
  }
  const printed = await runCompiler(siteDir, writeProject(program));
  if (printed === undefined) {
    remember(program, hash);
    return;
  }
  const faults = readFaults(siteDir, printed);
  const [first] = faults;
  if (!first) {
    throw new DemoError(
      `${docsDir}: the demos could not be type-checked: ${printed.split('\n')[0]}.`,
    );
  }
  const user = locateDemo(siteDir, first.file) ? first.file : findUser(files, first.file);
  const others = faults.length > 1 ? ` "npm run typecheck" lists ${faults.length} faults.` : '';
  throw new DemoError(
    `${describePlace(siteDir, user)}${relative(siteDir, first.file)}:${first.line}:${first.column} does not type-check: ${first.text}; correct that line.${others}`,
  );
}

/**
 * Type-checks the demos of a version in processes of their own, unless they are known to be right as they are.
 *
 * @throws DemoError with one line that names the page, the place in the demo and the mend
 */
export async function checkTypes(docs: CheckedDocs): Promise<void> {
  for (const program of listPrograms(docs)) {
    await checkProgram(program);
  }
}
