import {getThirdParties} from '@site/src/third-parties/thirdParties';
import {lazyOnMount} from '../common/LazyOnMount/lazyOnMount';

/** The place for an ad under a demo; it takes room only where an ad network is configured for it and may be called. */
export const DemoAdSlot = lazyOnMount(
  () => import(/* webpackChunkName: "demo-ad" */ './DemoAd'),
  () => getThirdParties().ads.enabled && getThirdParties().ads.json !== undefined,
);
