import {site} from '@site/src/contexts/site';
import {lazyOnMount} from '../common/LazyOnMount/lazyOnMount';

/** The place for an ad under a demo; it takes room only where an ad network is configured for it and may be called. */
export const DemoAdSlot = lazyOnMount(
  () => import(/* webpackChunkName: "demo-ad" */ './DemoAd'),
  () => site.thirdParties.ads.enabled && site.thirdParties.ads.json !== undefined,
);
