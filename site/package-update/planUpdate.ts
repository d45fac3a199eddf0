import {execFileSync} from 'node:child_process';
import {compareVersions, majorOf} from '../api-history/chooseReleases';
import {readText, type Changes} from '../authoring/changes';
import type {PackageManifest} from '../packages/findPackage';
import {createError} from '../problems/problemStore';
import {PRODUCTS} from '../products/shared';

/** The registry of packages. */
export interface Registry {
  /** Returns the published versions of a package. */
  listVersions: (name: string) => readonly string[];
  /** Returns the dependencies of a version of a package. */
  readDependencies: (name: string, version: string) => Readonly<Record<string, string>>;
}

/** The package whose version is the version of the docs. */
const DOCS_PACKAGE = '@mui/x-data-grid';

/** Matches the files in which the version of the docs is always the current one. */
const VERSION_FILES =
  /^(?:README\.md|CONTRIBUTING\.md|package\.json|packages\/[^/]+\/(?:package\.json|README\.md)|tests\/stubs\/generated\/.+|tests\/site\/[^/]+\.spec\.ts|(?:docs|i18n\/[^/]+\/docusaurus-plugin-content-docs\/current)\/introduction\/mcp\/index\.mdx)$/;

const git = (siteDir: string, ...args: string[]): string =>
  execFileSync('git', args, {cwd: siteDir, encoding: 'utf8', maxBuffer: 1 << 28});

/** Returns the versions of MUI X in a `package.json`, by package. */
export function readVersions(text: string): Record<string, string> {
  const {dependencies, devDependencies} = JSON.parse(text) as PackageManifest;
  return Object.fromEntries(
    Object.entries({...dependencies, ...devDependencies}).filter(([name]) =>
      name.startsWith('@mui/x-'),
    ),
  );
}

/**
 * Chooses the versions of a release: of each product, the newest version of its most expensive package, and the versions of the
 * other packages that this one depends on. With others, an app would contain them twice.
 *
 * @param current versions by package
 */
function chooseVersions(
  current: Readonly<Record<string, string>>,
  release: string,
  {listVersions, readDependencies}: Registry,
): Record<string, string> {
  const isBetween = (version: string, [from, to]: readonly [string, string]) =>
    /^[\d.]+$/.test(version) &&
    compareVersions(version, from) >= 0 &&
    compareVersions(version, to) <= 0;
  const chosen: Record<string, string> = {};
  const chooseNewest = (name: string): string =>
    (chosen[name] ??= listVersions(name)
      .filter((version) => isBetween(version, [current[name]!, release]))
      .reduce((one, other) => (compareVersions(one, other) < 0 ? other : one), current[name]!));
  for (const {packages} of PRODUCTS) {
    const name = Object.values(packages).findLast((each) => each in current);
    if (name === undefined) continue;
    const needed = readDependencies(name, chooseNewest(name));
    for (const [other, version] of Object.entries(needed)) {
      if (other in current && isBetween(version, [current[other]!, release])) {
        chosen[other] ??= version;
      }
    }
  }
  Object.keys(current).forEach(chooseNewest);
  return chosen;
}

/** Replaces the version in a text, and in the links that contain a configuration in Base64. */
const replaceVersion = (text: string, from: string, to: string): string =>
  text.replaceAll(from, to).replaceAll(/(?<=[?&]config=)[\w+/=%-]+/g, (value) => {
    const config = Buffer.from(decodeURIComponent(value), 'base64').toString();
    const changed = Buffer.from(config.replaceAll(from, to)).toString('base64');
    return config.includes(from) ? encodeURIComponent(changed) : value;
  });

/**
 * Plans the update of the docs to a release of MUI X: the versions in `package.json`, and the version of the docs in all files that
 * repeat it.
 *
 * @throws with a one-line message if the release is unknown or not newer, or if there are uncommitted changes
 */
export function planUpdate(
  siteDir: string,
  release: string | undefined,
  registry: Registry,
): Changes {
  if (!release || !/^\d+\.\d+\.\d+$/.test(release)) {
    throw createError(
      'Missing or invalid release.',
      'Usage: npm run packages:update -- 8.13.1, or --list for the problems alone.',
    );
  }
  const source = readText(siteDir, 'package.json') ?? '{}';
  const current = readVersions(source);
  const from = current[DOCS_PACKAGE]!;
  if (majorOf(release) !== majorOf(from)) {
    throw createError(
      `Release ${release} is another major version than ${from}.`,
      `Run \`npm run version:cut -- v${majorOf(from)}\` first, and follow its steps.`,
    );
  }
  if (compareVersions(release, from) <= 0) {
    throw createError(
      `The docs describe ${from}, which isn't older than ${release}.`,
      'Pass a later release.',
    );
  }
  if (git(siteDir, 'status', '--porcelain').trim() !== '') {
    throw createError(
      'There are uncommitted changes.',
      'Commit or stash them, so that `git checkout .` can undo the update.',
    );
  }
  const chosen = chooseVersions(current, release, registry);
  if (chosen[DOCS_PACKAGE] !== release) {
    const last = Object.values(PRODUCTS[0]!.packages).at(-1)!;
    const later = [...registry.listVersions(last)]
      .filter((each) => /^[\d.]+$/.test(each) && majorOf(each) === majorOf(from))
      .filter((each) => compareVersions(each, from) > 0)
      .sort(compareVersions);
    const near = later.find((each) => compareVersions(each, release) >= 0) ?? later.at(-1);
    const isKnown = registry.listVersions(DOCS_PACKAGE).includes(release);
    throw createError(
      isKnown
        ? `${last} has no version for ${DOCS_PACKAGE} ${release}.`
        : `Unknown release "${release}".`,
      near ? `Use ${near}.` : 'Wait for the next release.',
    );
  }
  const texts = new Map(
    git(siteDir, 'ls-files', '-z')
      .split('\0')
      .filter((file) => VERSION_FILES.test(file))
      .flatMap((file) => {
        const text = readText(siteDir, file) ?? '';
        const changed = replaceVersion(text, from, release);
        return changed === text ? [] : [[file, changed] as const];
      }),
  );
  const manifest = JSON.parse(texts.get('package.json') ?? source) as PackageManifest;
  for (const [name, version] of Object.entries(chosen)) {
    const group = name in (manifest.dependencies ?? {}) ? 'dependencies' : 'devDependencies';
    manifest[group] = {...manifest[group], [name]: version};
    // It replaced a dependency of the old version.
    if (version !== current[name]) delete manifest.overrides?.[name];
  }
  texts.set('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
  return {
    texts,
    moves: [],
    notes: Object.entries(chosen)
      .filter(([, version]) => version !== release)
      .map(
        ([name, version]) => `${name} has no fitting version ${release}: the docs use ${version}.`,
      ),
  };
}
