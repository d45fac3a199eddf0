import {translate} from '@docusaurus/Translate';
import type {RowHistory} from '@mui-x-docs/api-extractor/types';

/** A release as readers name it: `v7` for a major, `8.5` for a minor. */
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

/** The release that a mark is about; the end of a range is where it is certain. */
const majorOf = (release: string): number => Number.parseInt(release.split('–').at(-1) ?? '', 10);

/** The marks that the filters "new" and "changed" choose by: of the current major. */
export function historyMarks(
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
