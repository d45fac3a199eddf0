import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useCurrentItem} from '../common/useCurrentItem/useCurrentItem';
import {showsAds} from './showsAds';

/** Returns whether the current page shows ads. */
export function useShowsAds(): boolean {
  const {disable_ad: disableAd} = useDoc().frontMatter as {disable_ad?: boolean};
  return showsAds({disableAd, plan: useCurrentItem().flags.plan});
}
