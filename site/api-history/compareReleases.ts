import type {ProductName} from '../products/shared';
import type {PaidPlan} from '../plans/shared';
import {majorOf, minorOf, type ChosenRelease} from './chooseReleases';
import type {ReleaseName, ReleaseNames} from './readRelease';
import type {HistoryFacts, HistoryNames, ProductHistory} from '../api/history/shared';
import type {HistoryKind} from '@mui-x-docs/api-extractor/types';

/** A release with what it offers. */
export interface ReadRelease extends ChosenRelease {
  names: ReleaseNames['names'];
}

/** A name that is gone, and what is known of the release without it. */
export interface GoneName extends ReleaseName {
  /** The major that it is missing from. */
  major: string;
  /** Whether the release without it has a name, of any kind. */
  isKnown: (name: string) => boolean;
  /** Where else a name can be imported from in that release. */
  importFrom: (name: string) => string | undefined;
}

/** Says what takes the place of a name, and which codemod looks for it. */
export type FindSuccessor = (gone: GoneName) => Pick<HistoryFacts, 'use' | 'codemod'>;

/**
 * Other words for the same: version 8 gave the pickers one type for dates in place of a type argument, which hundreds of
 * props mention and which is one change to tell, not hundreds.
 */
const SAME_TYPES: readonly (readonly [RegExp, string])[] = [
  [/\bDateRange<TDate>/g, 'PickerRangeValue'],
  [/\b(TDate|PickerValidDate) \| null/g, 'PickerValue'],
  [/<(TDate(, )?)?(TEnableAccessibleFieldDOMStructure)?/g, '<'],
  [/, TEnableAccessibleFieldDOMStructure>/g, '>'],
  [/<>/g, ''],
  [/\bTDate\b/g, 'PickerValidDate'],
  [/\butils\./g, 'adapter.'],
  // How a type is laid out.
  [/[\s'"`]+|\bReact\./g, ''],
];

/** A type or default as it is compared. */
const normalize = (text: string | undefined) =>
  SAME_TYPES.reduce((known, [words, same]) => known?.replace(words, same), text);

/** One name; what is imported may turn from a constant into a type without being another name. */
const keyOf = ({owner, kind, name}: ReleaseName): string =>
  [owner, owner || kind === 'event' || kind === 'path' ? kind : 'import', name].join('\u0000');

interface Timeline {
  /** By release: what it says of the name; undefined where it lacks it. */
  seen: (ReleaseName | undefined)[];
  last: ReleaseName;
}

/**
 * Tells what happened to each name of a product.
 *
 * @param releases the oldest first.
 * @param owners the components and interfaces whose rows are told; those of others went with them.
 */
export function compareReleases(
  product: ProductName,
  packages: Readonly<Partial<Record<'community' | PaidPlan, string>>>,
  releases: readonly ReadRelease[],
  owners: ReadonlySet<string>,
  findSuccessor: FindSuccessor,
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
  /** Whether a release was read with the package of a plan. */
  const has = (index: number, plan: PaidPlan | undefined) =>
    releases[index]?.packages[packages[plan ?? 'community'] ?? ''] !== undefined;

  /** Names a release that something happened in, when the reading before it was another. */
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
    // The first release of a paid package in this major may be a later one.
    return minorOf(version) === `${current}.0` ? `${current}.0` : current;
  };

  const lookups = releases.map((release) => ({
    names: new Set(release.names.map(({name}) => name)),
    from: new Map(release.names.flatMap(({name, from}) => (from ? [[name, from] as const] : []))),
  }));

  /** The releases that tell something about a name, in order. */
  const readingsOf = ({seen, last}: Timeline) =>
    releases
      .map((_, index) => index)
      .filter((index) => seen[index] !== undefined || has(index, last.plan));

  /** When the owner itself came, by its own rows and exports. */
  const ownerFirst = new Map<string, number>();
  for (const {seen, last} of timelines.values()) {
    const owner = last.owner || last.name.replace(/^unstable_/i, '');
    const first = seen.findIndex(Boolean);
    ownerFirst.set(owner, Math.min(ownerFirst.get(owner) ?? first, first));
  }

  /** When a name came, by the first of the releases that tell about it and have it. */
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
    const isGone = end < readings.length - 1;
    if (
      isGone &&
      majorOf(releases[at(end + 1)]?.version ?? '') === majorOf(releases[at(0)]?.version ?? '')
    ) {
      // It came and went before the first step that a reader can be on.
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

    if (isGone) {
      const without = at(end + 1);
      const previous = at(end);
      facts.gone = label(without, previous);
      const lookup = lookups[without];
      Object.assign(
        facts,
        findSuccessor({
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
