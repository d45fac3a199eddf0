import type {DocsIndex, IndexedRow} from '@mui-x-docs/docs-index/format';
import {distance} from '@mui-x-docs/docs-index/distance';
import type {Usage} from './collectUsages';

/** A problem of a file: what is wrong, and how to solve it. */
export interface Finding {
  severity: 'error' | 'warning';
  /** The kind of problem: a name that is missing, deprecated, or newer than the installed package. */
  reason: 'removed' | 'unknown' | 'deprecated' | 'newer' | 'moved' | 'peer' | 'syntax';
  file: string;
  line: number;
  column: number;
  message: string;
  /** URL of the page that describes the name or its replacement. */
  url?: string;
  codemod?: string;
}

export type Judgment = Omit<Finding, 'file' | 'line' | 'column'>;

/** The maximum number of different letters of a name that was probably meant. */
const MAX_DISTANCE = 2;

const packageOf = (request: string): string => request.split('/', 2).join('/');

/** Returns the most similar of some names, if it's similar enough. */
function findSimilar(name: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.min(MAX_DISTANCE, Math.floor(name.length / 3)) + 1;
  for (const candidate of candidates) {
    const far = distance(name.toLowerCase(), candidate.toLowerCase(), least);
    if (far < least) {
      best = candidate;
      least = far;
    }
  }
  return best;
}

/** Returns the sentence on the replacement of a name. */
const describeUse = (use = ''): string =>
  use === '' ? '' : ` ${/^(?:no|nothing)\b/i.test(use) ? '' : 'Use '}${use.replace(/\.$/, '')}.`;

/** Returns whether a release is later than the installed one: `8.9` is later than `8.4.0`. */
export function isLater(since: string, installed: string): boolean {
  // A range, such as `8.3–8.5`, starts with the earliest release that may have the name.
  const [major = 0, minor] = since.split('–')[0]!.split('.').map(Number);
  const [installedMajor = 0, installedMinor = 0] = installed.split('.').map(Number);
  return (
    major > installedMajor ||
    (major === installedMajor && minor !== undefined && minor > installedMinor)
  );
}

/**
 * Returns a function that finds the problem of a usage: a name that the docs don't have, with its
 * replacement, a deprecated one, or one that is newer than the installed package.
 *
 * @param findInstalled returns the installed version of a package
 */
export function createJudge(
  {rows, exports, siteUrl, version}: DocsIndex,
  findInstalled: (packageName: string) => string | undefined,
): (usage: Usage) => Judgment | undefined {
  const rowsByOwner = new Map<string, IndexedRow[]>();
  const removedExports = new Map<string, IndexedRow>();
  const removedClasses = new Map<string, IndexedRow>();
  for (const row of rows) {
    rowsByOwner.set(row.of, [...(rowsByOwner.get(row.of) ?? []), row]);
    if (row.removed !== undefined && row.kind === 'export') {
      removedExports.set(row.name, row);
    } else if (row.removed !== undefined && row.kind === 'class') {
      removedClasses.set(`Mui${row.of}-${row.name}`, row);
    }
  }
  const classes = new Set(
    rows.flatMap(({kind, type, removed}) =>
      kind === 'class' && removed === undefined && type ? [type.replace(/^\./, '')] : [],
    ),
  );
  const namesOf = new Map<string, Set<string>>();
  for (const {name, from} of exports) {
    for (const request of from) {
      const names = namesOf.get(packageOf(request)) ?? new Set<string>();
      namesOf.set(packageOf(request), names.add(name));
    }
  }
  const urlOf = (row: IndexedRow): string => `${siteUrl}${row.page}#${row.anchor}`;

  const describeRemoved = (what: string, row: IndexedRow): Judgment => ({
    severity: 'error',
    reason: 'removed',
    message: `${what} was removed in ${row.removed}.${describeUse(row.use)}`,
    url: urlOf(row),
    ...(row.codemod && {codemod: row.codemod}),
  });

  const judgeExport = ({name, from = ''}: Usage): Judgment | undefined => {
    const packageName = packageOf(from);
    const names = namesOf.get(packageName);
    // Packages that the docs don't cover, and private or untyped modules.
    if (!names || /\/(?:internals|locales|themeAugmentation)\b/.test(from)) {
      return undefined;
    }
    const found = exports.find(
      (entry) =>
        entry.name === name && entry.from.some((request) => packageOf(request) === packageName),
    );
    if (found) {
      return found.deprecated === undefined
        ? undefined
        : {
            severity: 'warning',
            reason: 'deprecated',
            message: `\`${name}\` is deprecated. ${found.deprecated}`.trim(),
          };
    }
    const removed = removedExports.get(name);
    if (removed) {
      return describeRemoved(`\`${name}\``, removed);
    }
    const otherExport = exports.find((entry) => entry.name === name);
    if (otherExport) {
      return {
        severity: 'error',
        reason: 'moved',
        message: `\`${packageName}\` doesn't export \`${name}\`. Import it from \`${otherExport.from[0]}\`.`,
      };
    }
    // A module that is named like its only export, such as `AdapterDayjs`.
    if (from.endsWith(`/${name}`)) {
      return undefined;
    }
    const similar = findSimilar(name, names);
    return {
      severity: 'error',
      reason: 'unknown',
      message: `\`${packageName}\` ${version} has no export \`${name}\`.${similar ? ` Did you mean \`${similar}\`?` : ''}`,
    };
  };

  const judgeRow = (usage: Usage): Judgment | undefined => {
    const {kind, name, of = '', from = ''} = usage;
    const known = (rowsByOwner.get(of) ?? []).filter((row) => row.kind === kind);
    const current = known.find((row) => row.name === name && row.removed === undefined);
    const what = kind === 'prop' ? 'prop' : 'slot';
    if (current) {
      const installed = findInstalled(packageOf(from));
      if (current.deprecated !== undefined) {
        return {
          severity: 'warning',
          reason: 'deprecated',
          message:
            `The ${what} \`${name}\` of \`${of}\` is deprecated. ${current.deprecated}`.trim(),
          url: urlOf(current),
        };
      }
      return current.since && installed && isLater(current.since, installed)
        ? {
            severity: 'error',
            reason: 'newer',
            message: `The ${what} \`${name}\` of \`${of}\` needs ${current.since}, but ${installed} is installed.`,
            url: urlOf(current),
          }
        : undefined;
    }
    const removed = known.find((row) => row.name === name);
    if (removed) {
      return describeRemoved(`The ${what} \`${name}\` of \`${of}\``, removed);
    }
    const similar = findSimilar(
      name,
      known.filter((row) => row.removed === undefined).map((row) => row.name),
    );
    return similar
      ? {
          severity: 'warning',
          reason: 'unknown',
          message: `\`${of}\` has no ${what} \`${name}\`. Did you mean \`${similar}\`?`,
          url: urlOf(known.find((row) => row.name === similar)!),
        }
      : undefined;
  };

  const judgeClass = ({name}: Usage): Judgment | undefined => {
    const removed = classes.has(name) ? undefined : removedClasses.get(name);
    return removed && describeRemoved(`The class \`.${name}\``, removed);
  };

  return (usage) =>
    usage.kind === 'export'
      ? judgeExport(usage)
      : usage.kind === 'class'
        ? judgeClass(usage)
        : judgeRow(usage);
}
