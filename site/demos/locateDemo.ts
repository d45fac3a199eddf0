import path from 'node:path';

/**
 * Returns the page's folder and the demo's name for a file of a demo; `undefined` for shared data.
 */
export function locateDemo(
  siteDir: string,
  file: string,
): {folder: string; name: string} | undefined {
  const segments = path.relative(siteDir, file).split(path.sep);
  const at = segments.findIndex((segment) => /^[A-Z]/.test(segment));
  return at === -1
    ? undefined
    : {
        folder: path.join(siteDir, ...segments.slice(0, at)),
        // `Name.tsx`, `Name.luxon.tsx`, or the folder `Name`.
        name: segments[at]?.split('.')[0] ?? '',
      };
}
