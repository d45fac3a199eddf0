import type {ReactNode} from 'react';
import {useSite} from '@site/src/contexts/DocsConfig';
import {lazyOnMount} from '../common/LazyOnMount/lazyOnMount';
import styles from './AdSlot.module.css';

const AdContent = lazyOnMount(
  () => import(/* webpackChunkName: "ads" */ './AdContent'),
  () => true,
);

/**
 * Renders the ad slot below the description. Its space is reserved from the first paint, so nothing
 * moves; its content loads after the page.
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
