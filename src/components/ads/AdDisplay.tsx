import {useEffect, useSyncExternalStore, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useAdConfig} from '@site/src/contexts/AdConfig';
import {isAllowed, subscribeToConsent} from '@site/src/third-parties/consent';
import {reportEvent} from '@site/src/third-parties/reportEvent';
import type {AdShape} from './chooseAd';
import {reportDisplay} from './scheduleDisplay';
import styles from './AdContent.module.css';

/** An ad of the network, or an in-house ad. */
export interface ShownAd {
  /** Target URL. */
  link: string;
  /** URL of the image, 130 × 100 px. The inline shape has none. */
  image?: string | undefined;
  imageAlt: string;
  title: string;
  description: ReactNode;
}

/** Returns whether the ad network may be called. Re-renders when the user changes their consent. */
export function useIsAdNetworkAllowed(): boolean {
  return useSyncExternalStore(
    subscribeToConsent,
    () => isAllowed('ads'),
    () => false,
  );
}

/** Reports that an ad was displayed. */
export function reportShown(label: string): void {
  reportEvent({name: 'ad', action: 'display', label});
}

/** Renders an ad: a link with its image and text, and its source. */
export function AdDisplay({
  ad,
  shape,
  publisher,
  label,
}: {
  ad: ShownAd;
  shape: AdShape;
  publisher: string;
  /** The label of its analytics events. */
  label: string;
}): ReactNode {
  const {GADisplayRatio: ratio} = useAdConfig();
  useEffect(() => reportDisplay({ratio, label, report: reportShown}), [ratio, label]);
  return (
    <div className={styles.box} data-shape={shape}>
      <a
        className={styles.link}
        href={ad.link}
        target="_blank"
        rel="noopener sponsored"
        data-ga-event-category="ad"
        data-ga-event-action="click"
        data-ga-event-label={label}
      >
        {shape === 'image' && ad.image && (
          <img className={styles.image} src={ad.image} alt={ad.imageAlt} width={130} height={100} />
        )}
        <span className={styles.text}>
          {shape === 'inline' && (
            <span>
              <span className={styles.tag}>
                <Translate id="docs.ad.tag">Ad</Translate>
              </span>{' '}
            </span>
          )}
          <span className={styles.title}>{ad.title}</span>
          <span>{shape === 'inline' ? ' – ' : ' '}</span>
          <span>{ad.description}</span>
          {shape === 'inline' && (
            <span>
              {' '}
              <span className={styles.start}>
                <Translate id="docs.ad.start">Get started</Translate>
              </span>
            </span>
          )}
        </span>
      </a>
      <span className={styles.publisher}>
        <Translate id="docs.ad.publisher" values={{publisher}}>
          {'ad by {publisher}'}
        </Translate>
      </span>
    </div>
  );
}
