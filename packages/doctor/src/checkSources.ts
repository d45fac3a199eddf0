import {collectUsages, type FileUsages} from './collectUsages';
import {createJudge, packageOf, type Finding} from './judgeUsage';
import type {DoctorNames} from './names';
import type {Owner, ResolveModule} from './scopes';
import {MAX_LENGTH} from './sourceFiles';

export type {Finding} from './judgeUsage';

/** A file of a project; `file` is its path with slashes. */
export interface Source {
  file: string;
  read: () => string | Promise<string>;
}

/** The result of a check. */
export interface SourcesReport {
  findings: Finding[];
  /** How many files were read. */
  files: number;
  /** How many files are binary or too long. */
  skipped: number;
  /** The MUI X packages that the code imports, with their installed versions. */
  packages: Record<string, string | undefined>;
}

interface CheckOptions {
  /** Returns the installed version of a package, or the range of a `package.json`. */
  findInstalled?: (packageName: string) => string | undefined;
  /** Called after each file with the number of files read. */
  onProgress?: (files: number) => void;
}

/** How many modules may pass on a name before the file that uses it. */
const MAX_ROUNDS = 3;

/** Returns the paths that an import from a file may have, without extension, or their end. */
function listTargets(file: string, request: string): string {
  const isRelative = request.startsWith('.');
  const parts = isRelative ? file.split('/').slice(0, -1) : [];
  for (const part of request.replace(/^[@~]?\/|^src\//, '').split('/')) {
    if (part === '..') {
      parts.pop();
    } else if (part !== '.') {
      parts.push(part);
    }
  }
  return (isRelative ? '' : '/') + parts.join('/').replace(/\.[cm]?[jt]sx?$/, '');
}

/** Returns a function that finds the exports of a module by the request of another file. */
function createResolver(
  exported: ReadonlyMap<string, ReadonlyMap<string, Owner>>,
): (file: string) => ResolveModule {
  const modules = [...exported].map(
    ([file, names]) => [file.replace(/(?:\/index)?\.\w+$/, ''), names] as const,
  );
  return (file) => (request) => {
    // Other packages. An alias starts with `@/`, `~/`, or `src/`.
    if (!/^(?:\.|[@~]\/|src\/)/.test(request)) {
      return undefined;
    }
    const target = listTargets(file, request);
    return modules.find(([path]) =>
      target.startsWith('/') ? `/${path}`.endsWith(target) : path === target,
    )?.[1];
  };
}

/**
 * Checks source files for names and values of MUI X that a version doesn't have, that are deprecated,
 * or that are newer than the installed packages. Names that a module of the project passes on are
 * followed to the files that import them.
 */
export async function checkSources(
  sources: readonly Source[],
  names: DoctorNames,
  {findInstalled = () => undefined, onProgress}: CheckOptions = {},
): Promise<SourcesReport> {
  const packages = new Map<string, string | undefined>();
  const find = (name: string): string | undefined => {
    if (!packages.has(name)) {
      packages.set(name, findInstalled(name));
    }
    return packages.get(name);
  };
  const judge = createJudge(names, (name) =>
    packages.has(name) ? find(name) : findInstalled(name),
  );
  const results = new Map<string, FileUsages>();
  const others: {file: string; code: string}[] = [];
  let files = 0;
  let skipped = 0;
  for (const {file, read} of sources) {
    const code = await read();
    files += 1;
    if (code.length > MAX_LENGTH || code.includes('\0')) {
      skipped += 1;
    } else if (code.includes('@mui/x-') || /['"`.\s]Mui[A-Z]/.test(code)) {
      // Parsing every file of an app takes longer than reading it.
      results.set(file, collectUsages(code, file));
      others.push({file, code});
    } else if (/\bimport\b|\brequire\b|\bfrom\b/.test(code)) {
      others.push({file, code});
    }
    onProgress?.(files);
  }

  let exported = new Map<string, ReadonlyMap<string, Owner>>();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const next = new Map(
      [...results].flatMap(([file, usages]) =>
        usages.exported.size > 0 ? [[file, usages.exported] as const] : [],
      ),
    );
    const count = (of: typeof exported) => [...of.values()].reduce((sum, {size}) => sum + size, 0);
    if (count(next) === count(exported)) {
      break;
    }
    exported = next;
    const resolver = createResolver(exported);
    const stems = [...exported.keys()].map((file) =>
      file.replace(/(?:\/index)?\.\w+$/, '').replace(/^.*\//, ''),
    );
    for (const {file, code} of others) {
      const resolve = resolver(file);
      const mayImport =
        stems.some((stem) => code.includes(stem)) || /['"]\.{1,2}\/?['"]/.test(code);
      const requests = results.get(file)?.requests;
      if (mayImport && (requests?.some((request) => resolve(request)) ?? true)) {
        const usages = collectUsages(code, file, resolve);
        if (usages.usages.length > 0 || usages.exported.size > 0) {
          results.set(file, usages);
        }
      }
    }
  }

  const findings = [...results].flatMap(([file, {usages, error}]) => [
    ...(error
      ? [
          {
            severity: 'warning' as const,
            reason: 'syntax' as const,
            file,
            ...error,
            message: `The file can't be read: ${error.message}`,
          },
        ]
      : []),
    ...usages.flatMap((usage): Finding[] => {
      // `import {TreeItem2} from '@mui/x-tree-view/TreeItem2'` is one problem.
      if (
        usage.kind === 'path' &&
        usages.some(
          ({kind, name, from}) =>
            kind === 'export' && from === usage.name && usage.name.endsWith(`/${name}`),
        )
      ) {
        return [];
      }
      if (usage.from) {
        find(packageOf(usage.from));
      }
      const judgment = judge(usage);
      return judgment ? [{...judgment, file, line: usage.line, column: usage.column}] : [];
    }),
  ]);
  return {
    findings: dropRepeated(findings),
    files,
    skipped,
    packages: Object.fromEntries(packages),
  };
}

/** Drops findings at the same place, such as those of a key that several rules describe. */
function dropRepeated(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({file, line, column, reason, message}) => {
    const places = [`${file}:${line}:${column} ${message}`, `${file}:${line}:${column} ${reason}`];
    const isRepeated = places.some((place) => seen.has(place));
    places.forEach((place) => seen.add(place));
    return !isRepeated;
  });
}
