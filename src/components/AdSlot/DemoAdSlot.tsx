import type {ReactNode} from 'react';
import {getVendors} from '@site/src/vendors/vendors';
import {useLater} from '../Later/useLater';

/** The place for an ad under a demo; it takes room only where an ad network is configured for it and may be called. */
export function DemoAdSlot(): ReactNode {
  const Ad = useLater(
    () => import(/* webpackChunkName: "demo-ad" */ './DemoAd'),
    () => getVendors().ads.enabled && getVendors().ads.json !== undefined,
  );
  return Ad && <Ad />;
}
