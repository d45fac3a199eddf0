import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useDocsConfig} from '@site/src/contexts/DocsConfig';
import {resolvePath} from '@site/src/identity/resolvePath';
import {usePlace} from '../shell/Sidebar/usePlace';
import {showsAds} from './showsAds';

/** Whether the page being read has room for ads. */
export function useShowsAds(): boolean {
  const {metadata, frontMatter} = useDoc();
  const {languages} = useDocsConfig();
  const {plan} = usePlace().flags;
  return showsAds(resolvePath(metadata.permalink, languages).canonicalAsServer, {
    disableAd: (frontMatter as {disable_ad?: boolean}).disable_ad,
    plan,
  });
}
