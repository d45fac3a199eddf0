import {translate} from '@docusaurus/Translate';
import {MINIMUMS_FILE, type Minimums} from '../../../../plugins/code-names/shared';
import {MINORS} from '../../../../plugins/reader-settings/shared';

/** The releases that parts of the docs need, by their URLs below the docs root. */
export type MinimumOf = ReadonlyMap<string, string>;

let loaded: Promise<MinimumOf> | undefined;

/** Loads the releases that parts of the docs need; empty if the file can't be fetched. */
export function loadMinimums(): Promise<MinimumOf> {
  loaded ??= fetch(MINIMUMS_FILE)
    .then((response) => response.json() as Promise<Minimums>)
    .then(
      (minimums) =>
        new Map(
          Object.entries(minimums).flatMap(([minor, hrefs]) =>
            hrefs.map((href) => [href, minor] as const),
          ),
        ),
    )
    .catch(() => {
      // Offline. The next page tries again.
      loaded = undefined;
      return new Map();
    });
  return loaded;
}

/** Returns whether a release is later than the one that the user's app has. */
export const isNewer = (release: string, own: string): boolean =>
  own !== '' && MINORS.indexOf(release) > MINORS.indexOf(own);

/** "From 8.7". */
export const fromLabel = (release: string): string =>
  translate(
    {
      id: 'docs.ownVersion.from',
      message: 'From {release}',
      description: 'Mark of a part of the docs that needs a later release than the user has',
    },
    {release},
  );
