import {translate} from '@docusaurus/Translate';
import type {RowHistory} from '@mui-x-docs/api-extractor/types';

/** Returns the display name of a release: `v7` for a major, `8.5` for a minor. */
export const releaseName = (release: string): string =>
  release.includes('.') ? release : `v${release}`;

/** "Since 8.5". */
export const sinceLabel = (release: string): string =>
  translate(
    {
      id: 'docs.api.since',
      message: 'Since {release}',
      description: 'Mark of a row in an API table: the release that it came with',
    },
    {release: releaseName(release)},
  );

/** Returns the major of a release. For a range, its end is the certain one. */
const majorOf = (release: string): number => Number.parseInt(release.split('–').at(-1) ?? '', 10);

/** Returns the facets for the filters "new" and "changed", which cover the current major. */
export function historyTags(
  {since, deprecatedSince, was}: RowHistory,
  current: number,
): ('new' | 'changed')[] {
  return [
    ...(since !== undefined && majorOf(since) === current ? ['new' as const] : []),
    ...(was || (deprecatedSince !== undefined && majorOf(deprecatedSince) === current)
      ? ['changed' as const]
      : []),
  ];
}
