import fs from 'node:fs';
import path from 'node:path';
import {CACHE} from './paths';
import {headCommit, type BuiltPage} from './pages';

/** A part of the full run: the third of eight is `3/8`. */
export interface Shard {
  index: number;
  count: number;
}

/** @throws where the text names no shard, with one line that says how to name one */
export function parseShard(text: string): Shard {
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (index < 1 || index > count) {
    throw new Error(`--shard ${text} is no shard; write for example --shard 3/8`);
  }
  return {index, count};
}

const shard = process.env.SITE_SHARD ? parseShard(process.env.SITE_SHARD) : undefined;

/** The pages of this run's shard, every kind of page spread evenly over the shards; all pages where there are no shards. */
export function keepShard<T>(pages: readonly T[]): T[] {
  return pages.filter((_, index) => !shard || index % shard.count === shard.index - 1);
}

/** What the full run knows of the pages of one subject. */
export interface ShardResult {
  /** The addresses of all pages there are, of every shard. */
  all: string[];
  /** The faults of the pages that were looked at, by address; an empty list where nothing was found. */
  looked: Record<string, string[]>;
}

const resultsFolder = (commit: string) => path.join(CACHE, 'full', commit);

/** Leaves the result of a subject for the commit that was looked at, for `npm run test:full -- --report`. */
export function writeResult(
  subject: string,
  all: readonly BuiltPage[],
  faults: ReadonlyMap<string, string[]>,
): void {
  const folder = resultsFolder(headCommit());
  const name = shard ? `${subject}-${shard.index}-of-${shard.count}.json` : `${subject}.json`;
  const result: ShardResult = {
    all: all.map(({path: address}) => address),
    looked: Object.fromEntries(faults),
  };
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(path.join(folder, name), JSON.stringify(result));
}

/** The lines of a report on the shards that have been run for a commit: faults, and what was never looked at. */
export function joinResults(commit: string): {lines: string[]; passed: number; failed: number} {
  const folder = resultsFolder(commit);
  const files = fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
  const lines: string[] = files.length === 0 ? [`No shard has been run for ${commit}.`] : [];
  let passed = 0;
  let failed = 0;
  const subjects = new Map<string, {all: Set<string>; looked: Map<string, string[]>}>();
  for (const file of files) {
    const subject = file.replace(/(-\d+-of-\d+)?\.json$/, '');
    const {all, looked} = JSON.parse(
      fs.readFileSync(path.join(folder, file), 'utf8'),
    ) as ShardResult;
    const joined = subjects.get(subject) ?? {all: new Set(), looked: new Map()};
    subjects.set(subject, joined);
    all.forEach((address) => joined.all.add(address));
    Object.entries(looked).forEach(([address, faults]) => joined.looked.set(address, faults));
  }
  for (const [subject, {all, looked}] of subjects) {
    const faulty = [...looked].filter(([, faults]) => faults.length > 0);
    const unseen = [...all].filter((address) => !looked.has(address));
    passed += looked.size - faulty.length;
    failed += faulty.length;
    lines.push(
      `${subject}: ${looked.size} of ${all.size} pages looked at, ${faulty.length} with faults`,
    );
    lines.push(...faulty.map(([address, faults]) => `  ${address}: ${faults.join(' | ')}`));
    if (unseen.length > 0) {
      lines.push(
        `  never looked at: ${unseen.length}, for example ${unseen.slice(0, 3).join(', ')}`,
      );
    }
  }
  return {lines, passed, failed};
}
