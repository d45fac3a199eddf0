import type {ProductName} from '../products/shared';
import {PAID_PLANS, planName, type PaidPlan} from '../plans/shared';
import {majorOf, minorOf, type ChosenRelease} from './chooseReleases';
import type {ReleaseName, ReleaseNames} from './readRelease';
import type {HistoryFacts, HistoryNames, ProductHistory} from '../api/history/shared';
import type {HistoryKind} from '@mui-x-docs/api-extractor/types';

/** A release with its names. */
export interface ReadRelease extends ChosenRelease {
  names: ReleaseNames['names'];
}

/** A removed name, and the data of the release without it. */
export interface RemovedName extends ReleaseName {
  /** The first major without it. */
  major: string;
  /** Returns whether the release without it has a name, of any kind. */
  isKnown: (name: string) => boolean;
  /** Returns where else a name can be imported from in that release. */
  importFrom: (name: string) => string | undefined;
}

/** Returns the replacement of a name and the codemod that handles it. */
export type FindReplacement = (removed: RemovedName) => Pick<HistoryFacts, 'use' | 'codemod'>;

/**
 * Equivalent types: version 8 replaced the pickers' type argument for dates by one type, which
 * hundreds of props mention. It's one change, not hundreds.
 */
const SAME_TYPES: readonly (readonly [RegExp, string])[] = [
  [/\bDateRange<TDate>/g, 'PickerRangeValue'],
  [/\b(TDate|PickerValidDate) \| null/g, 'PickerValue'],
  [/<(TDate(, )?)?(TEnableAccessibleFieldDOMStructure)?/g, '<'],
  [/, TEnableAccessibleFieldDOMStructure>/g, '>'],
  [/<>/g, ''],
  [/\bTDate\b/g, 'PickerValidDate'],
  [/\butils\./g, 'adapter.'],
  // Formatting differences.
  [/[\s'"`]+|\bReact\./g, ''],
];

/** Normalizes a type or default for comparison. */
const normalize = (text: string | undefined) =>
  SAME_TYPES.reduce((known, [words, same]) => known?.replace(words, same), text);

/** Returns the key of a name. An export that changes from a constant to a type keeps its key. */
const keyOf = ({owner, kind, name}: ReleaseName): string =>
  [owner, owner || kind === 'event' || kind === 'path' ? kind : 'import', name].join('\u0000');

interface Timeline {
  /** By release: the data of the name; undefined if the release lacks it. */
  seen: (ReleaseName | undefined)[];
  last: ReleaseName;
}

/**
 * Computes what happened to each name of a product.
 *
 * @param releases oldest first
 * @param owners the components and interfaces whose rows are compared; rows of other owners were
 * removed with them
 */
export function compareReleases(
  product: ProductName,
  packages: Readonly<Partial<Record<'community' | PaidPlan, string>>>,
  releases: readonly ReadRelease[],
  owners: ReadonlySet<string>,
  findReplacement: FindReplacement,
): ProductHistory {
  const current = majorOf(releases.at(-1)?.version ?? '');
  const timelines = new Map<string, Timeline>();
  releases.forEach((release, index) => {
    for (const name of release.names) {
      const key = keyOf(name);
      const known = timelines.get(key) ?? {seen: releases.map(() => undefined), last: name};
      known.seen[index] = name;
      known.last = name;
      timelines.set(key, known);
    }
  });
  /** Returns whether a release was read with the package of a plan. */
  const has = (index: number, plan: PaidPlan | undefined) =>
    releases[index]?.packages[packages[plan ?? 'community'] ?? ''] !== undefined;

  /**
   * Returns the label of the release in which something happened, as a range if the reading before
   * it isn't the previous release.
   */
  const label = (index: number, before: number | undefined): string => {
    const version = releases[index]?.version ?? '';
    if (majorOf(version) !== current) {
      return majorOf(version);
    }
    const previous = before === undefined ? undefined : releases[before]?.version;
    if (previous !== undefined && majorOf(previous) === current) {
      const first = Number(minorOf(previous).split('.')[1]) + 1;
      return first < Number(minorOf(version).split('.')[1])
        ? `${current}.${first}–${minorOf(version)}`
        : minorOf(version);
    }
    // The first release of a paid package in this major may be later.
    return minorOf(version) === `${current}.0` ? `${current}.0` : current;
  };

  const lookups = releases.map((release) => ({
    names: new Set(release.names.map(({name}) => name)),
    from: new Map(release.names.flatMap(({name, from}) => (from ? [[name, from] as const] : []))),
  }));

  /**
   * Returns the releases with information on a name, in order. The props of a paid component are in
   * its own package, also those of a lower plan.
   */
  const readingsOf = ({seen, last}: Timeline) => {
    const ownerPlan = PAID_PLANS.find((plan) => last.owner.endsWith(planName(plan)!));
    return releases
      .map((_, index) => index)
      .filter(
        (index) => seen[index] !== undefined || (has(index, last.plan) && has(index, ownerPlan)),
      );
  };

  /** The first release of each owner, by its own rows and exports. */
  const ownerFirst = new Map<string, number>();
  for (const {seen, last} of timelines.values()) {
    const owner = last.owner || last.name.replace(/^unstable_/i, '');
    const first = seen.findIndex(Boolean);
    ownerFirst.set(owner, Math.min(ownerFirst.get(owner) ?? first, first));
  }

  /** Returns the label of the release that added a name: the first one that was read and has it. */
  const sinceOf = (readings: number[], first: number): string | undefined => {
    const firstMajor = majorOf(releases[readings[0] ?? 0]?.version ?? '');
    const position = readings.indexOf(first);
    return position > 0 && majorOf(releases[first]?.version ?? '') !== firstMajor
      ? label(first, readings[position - 1])
      : undefined;
  };

  const names: HistoryNames = {};
  for (const timeline of timelines.values()) {
    const {seen, last} = timeline;
    if (last.owner && !owners.has(last.owner)) {
      continue;
    }
    const readings = readingsOf(timeline);
    const at = (position: number) => readings[position] ?? 0;
    const facts: HistoryFacts = {};

    const since = sinceOf(
      readings,
      seen.findIndex((row) => row),
    );
    const ownerSince = last.owner ? sinceOf(readings, ownerFirst.get(last.owner) ?? 0) : undefined;
    if (since !== undefined && since !== ownerSince) {
      facts.since = since;
    }

    const end = readings.findLastIndex((index) => seen[index]);
    const isRemoved = end < readings.length - 1;
    if (
      isRemoved &&
      majorOf(releases[at(end + 1)]?.version ?? '') === majorOf(releases[at(0)]?.version ?? '')
    ) {
      // Added and removed before the oldest version that users can migrate from.
      continue;
    }

    let deprecatedAt = end + 1;
    while (deprecatedAt > 0 && seen[at(deprecatedAt - 1)]?.deprecated !== undefined) {
      deprecatedAt -= 1;
    }
    if (deprecatedAt <= end) {
      facts.deprecated = label(
        at(deprecatedAt),
        deprecatedAt > 0 ? at(deprecatedAt - 1) : undefined,
      );
    }

    if (isRemoved) {
      const without = at(end + 1);
      const previous = at(end);
      facts.removedIn = label(without, previous);
      const lookup = lookups[without];
      Object.assign(
        facts,
        findReplacement({
          ...last,
          major: majorOf(releases[without]?.version ?? ''),
          isKnown: (name) => lookup?.names.has(name) ?? false,
          importFrom: (name) => lookup?.from.get(name),
        }),
      );
      if (last.plan) {
        facts.plan = last.plan;
      }
    } else {
      const before = readings.findLast(
        (index) => majorOf(releases[index]?.version ?? '') !== current,
      );
      const old = before === undefined ? undefined : seen[before];
      if (old?.type !== undefined && normalize(old.type) !== normalize(last.type)) {
        facts.typeWas = old.type;
      }
      if (
        old?.default !== undefined &&
        last.default !== undefined &&
        normalize(old.default) !== normalize(last.default)
      ) {
        facts.defaultWas = old.default;
      }
    }
    if (Object.keys(facts).length > 0) {
      const kinds = (names[last.owner] ??= {});
      (kinds[last.kind] ??= {})[last.name] = facts;
    }
  }
  return {
    product,
    releases: releases.map(({version, packages: read}) => ({version, packages: read})),
    names: sortNames(names),
  };
}

const byKey = <Value>(record: Record<string, Value>): [string, Value][] =>
  Object.entries(record).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));

function sortNames(names: HistoryNames): HistoryNames {
  return Object.fromEntries(
    byKey(names).map(([owner, kinds]) => [
      owner,
      Object.fromEntries(
        byKey(kinds as Record<HistoryKind, Record<string, HistoryFacts>>).map(([kind, facts]) => [
          kind,
          Object.fromEntries(byKey(facts)),
        ]),
      ),
    ]),
  );
}
