import coerce from 'semver/functions/coerce';
import gtr from 'semver/ranges/gtr';
import {distance} from '@mui-x-docs/docs-index/distance';
import {CHANGES, RENAMED_OWNERS, UNIONS, type Change} from './changes';
import type {Usage} from './collectUsages';
import type {DoctorNames} from './names';

/** A problem of a file: what is wrong, and how to solve it. */
export interface Finding {
  severity: 'error' | 'warning';
  /** The kind of problem. */
  reason:
    | 'removed'
    | 'changed'
    | 'unknown'
    | 'deprecated'
    | 'newer'
    | 'plan'
    | 'moved'
    | 'peer'
    | 'syntax';
  file: string;
  line: number;
  column: number;
  message: string;
  /** URL of the page that describes the name or its replacement. */
  url?: string;
  codemod?: string;
}

type Judgment = Omit<Finding, 'file' | 'line' | 'column'>;
type Row = DoctorNames['rows'][number];

/** The maximum number of different letters of a name that was probably meant. */
const MAX_DISTANCE = 2;

export const packageOf = (request: string): string => request.split('/', 2).join('/');

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

/**
 * Returns whether a release is later than all versions that a project may have installed: `8.9` is
 * later than `8.4.0` and `~8.4.0`, but not later than `^8.4.0`.
 */
export function isLater(since: string, installed: string): boolean {
  // A range, such as `8.3–8.5`, starts with the earliest release that may have the name.
  const release = coerce(since.split('–')[0]);
  try {
    return release !== null && gtr(release, installed, {includePrerelease: true});
  } catch {
    // Tags, such as `latest`, and other protocols.
    return false;
  }
}

/** Returns whether a version, or the lowest one of a range, is below a major version. */
const isBelow = (installed: string | undefined, major: number): boolean =>
  (coerce(installed)?.major ?? major) < major;

const matches = (change: Change, usage: Usage): boolean =>
  change.kind === usage.kind &&
  change.name.test(usage.name) &&
  (change.of?.test(usage.of ?? '') ?? true) &&
  (change.from?.test(usage.from ?? '') ?? true) &&
  (change.value?.test(usage.value ?? '') ?? true) &&
  (change.unless === undefined || usage.props?.has(change.unless) === false);

/**
 * Returns a function that finds the problem of a usage: a name that the docs don't have, with its
 * replacement, a value that has changed, or a name that is deprecated, that is newer than the
 * installed package, or that another plan has.
 *
 * @param findInstalled returns the installed version of a package, or a range
 */
export function createJudge(
  {rows, exports, siteUrl, version}: DoctorNames,
  findInstalled: (packageName: string) => string | undefined,
): (usage: Usage) => Judgment | undefined {
  const rowsByOwner = new Map<string, Row[]>();
  const removedExports = new Map<string, Row>();
  const removedClasses = new Map<string, Row>();
  const classes = new Set<string>();
  for (const row of rows) {
    const {kind, name, of, type, removed} = row;
    const owned = rowsByOwner.get(of);
    if (owned) {
      owned.push(row);
    } else {
      rowsByOwner.set(of, [row]);
    }
    if (removed !== undefined && (kind === 'export' || kind === 'selector')) {
      removedExports.set(`${of} ${name}`, row);
    } else if (removed !== undefined && kind === 'class') {
      removedClasses.set(`Mui${of}-${name}`, row);
    } else if (kind === 'class' && type) {
      classes.add(type.replace(/^\./, ''));
    }
  }
  const exportsByName = new Map(exports.map((entry) => [entry.name, entry]));
  const namesOf = new Map<string, Set<string>>();
  for (const {name, from} of exports) {
    for (const request of from) {
      const names = namesOf.get(packageOf(request)) ?? new Set<string>();
      namesOf.set(packageOf(request), names.add(name));
    }
  }
  const urlOf = ({page, anchor}: Row): string => `${siteUrl}${page}#${anchor}`;
  const findRemovedExport = (name: string, from: string): Row | undefined =>
    removedExports.get(`${packageOf(from).replace(/^@mui\/x-|-(?:pro|premium)$/g, '')} ${name}`);

  const describeRemoved = (what: string, row: Row): Judgment => ({
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
    const found = exportsByName.get(name);
    const guide = found?.guides[0];
    const page = guide ? {url: siteUrl + guide} : {};
    if (found && names.has(name)) {
      return found.deprecated === undefined
        ? undefined
        : {
            severity: 'warning',
            reason: 'deprecated',
            message: `\`${name}\` is deprecated. ${found.deprecated}`.trim(),
            ...page,
          };
    }
    const removed = findRemovedExport(name, from);
    if (removed) {
      return describeRemoved(`\`${name}\``, removed);
    }
    if (found) {
      return {
        severity: 'error',
        reason: found.from[0]!.startsWith(packageName) ? 'plan' : 'moved',
        message: `\`${packageName}\` doesn't export \`${name}\`. Import it from \`${found.from[0]}\`.`,
        ...page,
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

  /** Judges a prop, a slot, a property of an interface, or an event. */
  const judgeRow = ({kind, name, of = '', from = ''}: Usage): Judgment | undefined => {
    const owner = RENAMED_OWNERS[of] ?? of;
    const listRows = (owners: readonly string[]): Row[] =>
      owners.flatMap((one) => rowsByOwner.get(one) ?? []).filter((row) => row.kind === kind);
    const known = listRows(UNIONS[owner] ?? [owner]);
    const what = `The ${kind} \`${name}\` of \`${of}\``;
    const current = known.find((row) => row.name === name && row.removed === undefined);
    if (current) {
      if (current.deprecated !== undefined) {
        return {
          severity: 'warning',
          reason: 'deprecated',
          message: `${what} is deprecated. ${current.deprecated}`.trim(),
          url: urlOf(current),
        };
      }
      const installed = from && findInstalled(packageOf(from));
      return current.since && installed && isLater(current.since, installed)
        ? {
            severity: 'error',
            reason: 'newer',
            message: `${what} needs ${current.since}, but the project has ${installed}.`,
            url: urlOf(current),
          }
        : undefined;
    }
    const removed = known.find((row) => row.name === name);
    if (removed) {
      return describeRemoved(what, removed);
    }
    const plan = [`${owner}Pro`, `${owner}Premium`].find((one) =>
      listRows([one]).some((row) => row.name === name && row.removed === undefined),
    );
    if (plan && kind !== 'property') {
      return {
        severity: 'error',
        reason: 'plan',
        message: `\`${of}\` has no ${kind} \`${name}\`. Use \`${plan}\`, which needs a paid plan.`,
        url: urlOf(listRows([plan]).find((row) => row.name === name)!),
      };
    }
    // The API objects have undocumented members.
    const similar =
      owner === 'GridApi'
        ? undefined
        : findSimilar(
            name,
            known.filter((row) => row.removed === undefined).map((row) => row.name),
          );
    return similar
      ? {
          severity: 'warning',
          reason: 'unknown',
          message: `\`${of}\` has no ${kind} \`${name}\`. Did you mean \`${similar}\`?`,
          url: urlOf(known.find((row) => row.name === similar)!),
        }
      : undefined;
  };

  /** Judges `slotProps.legend.hidden` by the removed props of the slot's default component. */
  const judgeKey = ({name, of = ''}: Usage): Judgment | undefined => {
    const [, slot = '', prop = ''] = /^slotProps\.(\w+)\.(\w+)$/.exec(name) ?? [];
    const component = (rowsByOwner.get(of) ?? []).find(
      (row) => row.kind === 'slot' && row.name === slot && row.removed === undefined,
    )?.type;
    const rowsOfSlot = (rowsByOwner.get(component ?? '') ?? []).filter(
      (row) => row.kind === 'prop' && row.name === prop,
    );
    // Some props were removed from the component only, and its slot still has them.
    return rowsOfSlot.length > 0 &&
      rowsOfSlot.every(({removed, use}) => removed !== undefined && !use?.includes(name))
      ? describeRemoved(`The prop \`${prop}\` of the slot \`${slot}\``, rowsOfSlot[0]!)
      : undefined;
  };

  /** Judges a prop that a component reads. Its props may have more names than those of MUI X. */
  const judgeRead = ({name, of = ''}: Usage): Judgment | undefined => {
    const known = (rowsByOwner.get(RENAMED_OWNERS[of] ?? of) ?? []).filter(
      (row) => row.kind === 'prop' && row.name === name,
    );
    return known.length > 0 &&
      known.every(({removed, use = ''}) => removed !== undefined && !/^nothing\b/i.test(use))
      ? describeRemoved(`The prop \`${name}\` of \`${of}\``, known[0]!)
      : undefined;
  };

  const judgeChange = (usage: Usage): Judgment | undefined => {
    const change = CHANGES.find(
      ({below, ...one}) =>
        matches(one, usage) && (!below || isBelow(findInstalled(below[0]), below[1])),
    );
    return (
      change && {
        severity: 'error',
        reason: 'changed',
        message: change.text.replaceAll('$1', usage.name.replace(/^.*\./, '')),
        url: `${siteUrl}/x/migration/${change.guide}`,
        ...(change.codemod && {codemod: change.codemod}),
      }
    );
  };

  const judgeName = (usage: Usage): Judgment | undefined => {
    const {kind, name, from = ''} = usage;
    switch (kind) {
      case 'export':
        return judgeExport(usage);
      case 'path': {
        const removed = findRemovedExport(name, from);
        return removed && describeRemoved(`\`${name}\``, removed);
      }
      case 'class': {
        const removed = classes.has(name) ? undefined : removedClasses.get(name);
        return removed && describeRemoved(`The class \`.${name}\``, removed);
      }
      case 'event': {
        const removed = rows.find(
          (row) => row.kind === 'event' && row.name === name && row.removed !== undefined,
        );
        return removed && describeRemoved(`The event \`${name}\``, removed);
      }
      case 'key':
        return judgeKey(usage);
      case 'read':
        return judgeRead(usage);
      case 'prop':
      case 'slot':
      case 'property':
        return judgeRow(usage);
      default:
        return undefined;
    }
  };

  return (usage) => judgeChange(usage) ?? judgeName(usage);
}
