import {getVendors} from '@site/src/vendors/vendors';
import {later} from '../Later/later';

/** The place for an ad under a demo; it takes room only where an ad network is configured for it and may be called. */
export const DemoAdSlot = later(
  () => import(/* webpackChunkName: "demo-ad" */ './DemoAd'),
  () => getVendors().ads.enabled && getVendors().ads.json !== undefined,
);
