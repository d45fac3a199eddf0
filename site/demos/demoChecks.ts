import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {HEADINGS, readHeadings} from '../api/headings';
import {createFileCache, listFiles, readJson, replaceFile} from '../files/files';
import {findLibraryEntries, readDemo, type SourceDemo} from './readDemo';

/**
 * The record of runs, which is committed: for each demo the hash of its sources, the version, the
 * letters of the looks it was operated in, and the number of date libraries that its types pass in:
 * `3fb6a1c09e 8.12.1 kdr 4`.
 */
export const RECORD = 'site/demos/checkedDemos.json';

/** Results that aren't in the record yet, a file for each page. */
const RESULTS = '.cache/demo-checks';

/** The looks that a line can name, in its order. `phone` is a width of 390 px. */
export const CHECKED_LOOKS = ['keyboard', 'dark', 'rtl', 'phone'] as const;
export type CheckedLook = (typeof CHECKED_LOOKS)[number];

/** Results by the id of a demo; `null` if the run has failed. */
export type DemoResults = Record<string, string | null>;

/** Returns a hash of all files of a demo, in each styling and date library that has a file. */
export function hashDemo(siteDir: string, folder: string, demo: SourceDemo): string {
  const own = Object.values(findLibraryEntries(folder, demo.name)).map((entry) =>
    readDemo({siteDir, folder, name: demo.name, entries: {system: entry}}),
  );
  const hash = crypto.createHash('sha256');
  for (const {stylings} of [demo, ...own]) {
    for (const [styling, {files}] of Object.entries(stylings)) {
      files.forEach(({name, code}) => hash.update([styling, name, code, ''].join('\0')));
    }
  }
  return hash.digest('hex').slice(0, 10);
}

/** Returns the hash of a demo by its id; undefined if there is no such demo. */
export function findHash(siteDir: string, id: string): string | undefined {
  const folder = path.join(siteDir, 'docs', path.dirname(id));
  try {
    const demo = readDemo({siteDir, folder, name: path.basename(id)});
    return hashDemo(siteDir, folder, demo);
  } catch {
    return undefined;
  }
}

/** Describes a run that has passed, for `writeResults`. */
export const describeRun = (hash: string, version: string, looks: readonly CheckedLook[]): string =>
  [hash, version, looks.map((look) => look[0]).join('') || '-'].join(' ');

/** Keeps results for `mergeResults`. */
export function writeResults(siteDir: string, name: string, results: DemoResults): void {
  replaceFile(path.join(siteDir, RESULTS, `${name}.json`), JSON.stringify(results));
}

/**
 * Adds all results to the record, and removes those that are used up. Demos that have failed,
 * changed, or been deleted lose their entry.
 */
export function mergeResults(siteDir: string): void {
  const folder = path.join(siteDir, RESULTS);
  const record: DemoResults = {...readRecord(siteDir)};
  const types: DemoResults = {};
  for (const name of listFiles(folder, (file) => file.endsWith('.json'))) {
    const results = readJson<DemoResults>(path.join(folder, name)) ?? {};
    Object.assign(name === TYPES ? types : record, results);
    fs.rmSync(path.join(folder, name));
  }
  const before = readRecord(siteDir);
  const entries = Object.entries(record).flatMap(([id, run]) => {
    const [hash, version, looks] = run?.split(' ') ?? [];
    if (hash === undefined || hash !== findHash(siteDir, id)) {
      return [];
    }
    const known = [types[id], run, before[id]].map((one) => one?.split(' ') ?? []);
    const libraries = known.find((one) => one[0] === hash && one[3])?.[3];
    return [[id, [hash, version, looks, libraries].filter(Boolean).join(' ')] as const];
  });
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  replaceFile(
    path.join(siteDir, RECORD),
    `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`,
  );
}

/** The file with the results of the type check in all date libraries. */
const TYPES = 'types.json';

/** Keeps the number of date libraries that the types of each demo have passed in. */
export function writeTypes(siteDir: string, libraries: Readonly<Record<string, number>>): void {
  const results = Object.entries(libraries).flatMap(([id, count]) => {
    const hash = findHash(siteDir, id);
    return hash ? [[id, `${hash} - - ${count}`]] : [];
  });
  writeResults(siteDir, TYPES.replace('.json', ''), Object.fromEntries(results) as DemoResults);
}

const parseRecord = createFileCache((text, file): Readonly<Record<string, string>> => {
  try {
    return JSON.parse(text) as Record<string, string>;
  } catch {
    const name = path.basename(file);
    process.stderr.write(`[WARNING] ${name}: Invalid JSON. Run \`git checkout ${RECORD}\`.\n`);
    return {};
  }
});

/** Returns the record; empty, with a warning, if the file is broken, and without one if it's missing. */
function readRecord(siteDir: string): Readonly<Record<string, string>> {
  const file = path.join(siteDir, RECORD);
  return fs.existsSync(file) ? parseRecord(file) : {};
}

/** Returns the ids of the demos that passed when they were last run, even if they have changed since. */
export const listCheckedDemos = (siteDir: string): ReadonlySet<string> =>
  new Set(Object.keys(readRecord(siteDir)));

/**
 * Returns the line below a demo that names what it was checked in; undefined if no run has passed
 * with these sources.
 */
export function describeChecks(
  siteDir: string,
  folder: string,
  demo: SourceDemo,
): string | undefined {
  const [hash, version = '', letters = '', libraries] =
    readRecord(siteDir)[demo.id]?.split(' ') ?? [];
  if (hash === undefined || hash !== hashDemo(siteDir, folder, demo)) {
    return undefined;
  }
  const headings = {...HEADINGS, ...readHeadings(siteDir)};
  const [keyboard, ...looks] = CHECKED_LOOKS.map((look) =>
    letters.includes(look[0]!) ? headings[`checked-${look}`].message : '',
  );
  return [
    headings.checked.message.replace('{version}', version),
    keyboard,
    looks.filter(Boolean).join(headings['checked-comma'].message),
    libraries && headings['checked-types'].message.replace('{count}', libraries),
  ]
    .filter(Boolean)
    .join(' · ');
}
