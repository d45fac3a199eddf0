import {MAJOR, MINORS} from '../../../plugins/reader-settings/shared';

/**
 * Returns the release of the MUI X packages in a `package.json`: `8.4` of `^8.4.1`. Of several
 * ranges, it's the oldest one, and of a range without a minor the first. Returns `undefined` if the
 * file has no package of this major.
 */
export function readPackageVersion(source: string): string | undefined {
  let parsed: Partial<Record<string, Record<string, string>>> | null;
  try {
    parsed = JSON.parse(source) as typeof parsed;
  } catch {
    return undefined;
  }
  const ranges = {...parsed?.devDependencies, ...parsed?.dependencies};
  const minors = Object.entries(ranges).flatMap(([name, range]) => {
    const [, major, minor = '0'] = /(\d+)(?:\.(\d+))?/.exec(String(range)) ?? [];
    return name.startsWith('@mui/x-') && Number(major) === MAJOR ? Number(minor) : [];
  });
  return minors.length > 0 ? MINORS[Math.min(...minors, MINORS.length - 1)] : undefined;
}
