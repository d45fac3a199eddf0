import fs from 'node:fs';
import path from 'node:path';
import type {Problem} from '../problems/problemStore';

/** A sidebar item in `versioned_sidebars`. */
export interface FrozenItem {
  type: string;
  label?: string;
  key?: string;
  items?: FrozenItem[];
}

type FrozenSidebars = Readonly<Record<string, FrozenItem[]>>;

/**
 * Returns whether an item belongs to the API reference: its label is the name of a component, the
 * same in every language.
 */
const isApiItem = (key: string) => /^api\/[^/]+\/.+/.test(key);

/** Lists all items of the sidebars, groups before their children. */
const flatten = (rows: readonly FrozenItem[]): FrozenItem[] =>
  rows.flatMap((row) => [row, ...flatten(row.items ?? [])]);

/**
 * Compares the translated labels of an older version with its sidebar, and returns the missing and
 * unused ones.
 *
 * @param file of the labels, for messages
 */
export function checkLabels(
  file: string,
  labels: Readonly<Record<string, {message?: string}>>,
  sidebars: FrozenSidebars,
): Problem[] {
  const english = new Map(
    Object.entries(sidebars).flatMap(([id, rows]) =>
      flatten(rows).map(({type, key, label = ''}) => [
        `sidebar.${id}.${type}.${key ?? label}`,
        isApiItem(key ?? '') ? '' : label,
      ]),
    ),
  );
  return [
    ...[...english]
      .filter(([key, label]) => label && !labels[key]?.message)
      .map(([key, label]) => ({
        file,
        message: `Missing translation key "${key}".`,
        fix: `Add the translation of "${label}".`,
      })),
    ...Object.keys(labels)
      .filter((key) => key.startsWith('sidebar.') && !english.has(key))
      .map((key) => ({file, message: `Unused translation key "${key}".`, fix: 'Remove it.'})),
  ];
}

const SIDEBARS = 'versioned_sidebars';

/** Reads the sidebars of an older version. */
export function readSidebars(siteDir: string, version: string): FrozenSidebars {
  const file = path.join(siteDir, SIDEBARS, `version-${version}-sidebars.json`);
  return JSON.parse(fs.readFileSync(file, 'utf8')) as FrozenSidebars;
}

/** Lists the versions with a frozen sidebar, such as `v7`. */
export function listFrozen(siteDir: string): string[] {
  const folder = path.join(siteDir, SIDEBARS);
  return fs.existsSync(folder)
    ? fs
        .readdirSync(folder)
        .flatMap((file) => /^version-(.+)-sidebars\.json$/.exec(file)?.[1] ?? [])
    : [];
}

/** Lists the items of older versions by their keys in the title catalog. */
export function listOlderKeys(siteDir: string): string[] {
  return listFrozen(siteDir).flatMap((version) =>
    Object.values(readSidebars(siteDir, version))
      .flatMap(flatten)
      .map(({type, key = '', label = ''}) => (type === 'category' ? label : `/x/${key}`)),
  );
}
