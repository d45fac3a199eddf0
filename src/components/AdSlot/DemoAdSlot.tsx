import {getVendors} from '@site/src/vendors/vendors';
import {lazyOnMount} from '../LazyOnMount/lazyOnMount';

/** The place for an ad under a demo; it takes room only where an ad network is configured for it and may be called. */
export const DemoAdSlot = lazyOnMount(
  () => import(/* webpackChunkName: "demo-ad" */ './DemoAd'),
  () => getVendors().ads.enabled && getVendors().ads.json !== undefined,
);
