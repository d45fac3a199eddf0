/** A release of a product, with the version of each of its packages to read. */
export interface ChosenRelease {
  /** The version of the release, such as `8.5.3`. */
  version: string;
  /** Version by package. Packages that weren't published then are omitted. */
  packages: Record<string, string>;
}

/** Compares two versions without pre-release parts. */
export const compareVersions = new Intl.Collator('en', {numeric: true}).compare;

/** `8.5.3` → `8.5`. */
export const minorOf = (version: string): string => version.split('.').slice(0, 2).join('.');

/** `8.5.3` → `8`. */
export const majorOf = (version: string): string => version.split('.', 1)[0] ?? '';

/**
 * Chooses the releases of a product to read: the first and the last release of each package in
 * earlier majors, and the last release of each minor in the current major.
 *
 * @param published all versions in the registry, by package, starting with the free package
 * @param limits the newest version of each package that the docs describe
 * @param oldest the first major to read
 */
export function chooseReleases(
  published: Readonly<Record<string, readonly string[]>>,
  limits: Readonly<Record<string, string>>,
  oldest: number,
): ChosenRelease[] {
  const stable = Object.entries(published).map(([name, versions]) => ({
    name,
    versions: versions
      .filter(
        (version) =>
          /^\d+\.\d+\.\d+$/.test(version) &&
          Number(majorOf(version)) >= oldest &&
          compareVersions(version, limits[name] ?? version) <= 0,
      )
      .sort(compareVersions),
  }));
  const current = majorOf(Object.values(limits).sort(compareVersions).at(-1) ?? '');
  const wanted = new Map<string, string>();
  for (const {versions} of stable) {
    for (const major of new Set(versions.map(majorOf))) {
      const ofMajor = versions.filter((version) => majorOf(version) === major);
      const chosen =
        major === current
          ? [...new Set(ofMajor.map(minorOf))].map((minor) =>
              ofMajor.findLast((version) => minorOf(version) === minor),
            )
          : [ofMajor[0], ofMajor.at(-1)];
      for (const version of chosen) {
        if (version) {
          // The packages of a minor can differ by a patch. Only the only minor of a major is read
          // twice.
          const isEnd = major !== current && version !== ofMajor[0];
          const key = `${minorOf(version)}${isEnd ? ' end' : ''}`;
          const known = wanted.get(key);
          if (!known || compareVersions(known, version) < 0) {
            wanted.set(key, version);
          }
        }
      }
    }
  }
  return [...new Set(wanted.values())].sort(compareVersions).map((version) => ({
    version,
    packages: Object.fromEntries(
      stable.flatMap(({name, versions}) => {
        const near = versions.filter((candidate) => minorOf(candidate) === minorOf(version));
        const found = near.includes(version)
          ? version
          : (near.findLast((candidate) => compareVersions(candidate, version) < 0) ?? near[0]);
        return found ? [[name, found]] : [];
      }),
    ),
  }));
}
