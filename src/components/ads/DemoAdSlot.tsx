import {site} from '@site/src/contexts/site';
import {lazyOnMount} from '../common/LazyOnMount/lazyOnMount';

/**
 * Renders the ad slot below a demo. It takes space only if an ad network is configured for it and
 * may be called.
 */
export const DemoAdSlot = lazyOnMount(
  () => import(/* webpackChunkName: "demo-ad" */ './DemoAd'),
  () => site.thirdParties.ads.enabled && site.thirdParties.ads.json !== undefined,
);
