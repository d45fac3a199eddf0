import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as StandaloneContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';

/** The content that Docusaurus' own plugins have loaded. */
export interface SiteContent {
  versions: readonly LoadedVersion[];
  /** The version whose pages are at the root of the docs. */
  shown?: LoadedVersion;
  /** The pages outside the docs. */
  standalonePages: StandaloneContent;
}

/** Returns the content of Docusaurus' own plugins; it may lack some of them in tests. */
export function readSiteContent(allContent: AllContent): SiteContent {
  const contentOf = (kind: string): unknown =>
    allContent[`docusaurus-plugin-content-${kind}`]?.default;
  const versions = (contentOf('docs') as LoadedContent | undefined)?.loadedVersions ?? [];
  return {
    versions,
    shown: versions.find(({isLast}) => isLast) ?? versions[0],
    standalonePages: (contentOf('pages') as StandaloneContent | undefined) ?? [],
  };
}
