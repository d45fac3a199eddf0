import type {ReactNode} from 'react';
import {useSite} from '@site/src/contexts/DocsConfig';
import {lazyOnMount} from '../common/LazyOnMount/lazyOnMount';
import styles from './AdSlot.module.css';

const AdContent = lazyOnMount(
  () => import(/* webpackChunkName: "ads" */ './AdContent'),
  () => true,
);

/**
 * The place for an ad under the description. Its room is there from the first paint, so that nothing moves when the ad comes; what is
 * in it loads after the page.
 */
export function AdSlot(): ReactNode {
  return useSite().thirdParties.ads.enabled ? (
    <div className={styles.slot} data-ad-slot>
      <AdContent />
    </div>
  ) : (
    <span />
  );
}
