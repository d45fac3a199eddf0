import type {ReactNode} from 'react';
import {getVendors} from '@site/src/vendors/vendors';
import {useLater} from '../Later/useLater';
import styles from './AdSlot.module.css';

/**
 * The place for an ad under the lead paragraph. Its room is there from the first paint, so that nothing moves when the ad comes; what is
 * in it loads after the page.
 */
export function AdSlot(): ReactNode {
  const {enabled} = getVendors().ads;
  const Content = useLater(
    () => import(/* webpackChunkName: "ads" */ './AdContent'),
    () => enabled,
  );
  return enabled ? (
    <div className={styles.slot} data-ad-slot>
      {Content && <Content />}
    </div>
  ) : (
    <span />
  );
}
