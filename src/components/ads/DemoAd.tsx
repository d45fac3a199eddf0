import {useEffect, useState, useSyncExternalStore, type ReactNode} from 'react';
import {useSite} from '@site/src/contexts/DocsConfig';
import {isAllowed, subscribeToConsent} from '@site/src/third-parties/consent';
import {AdBoundary} from './AdContent';
import {AdDisplay} from './AdDisplay';
import {fetchAd} from './fetchAd';
import type {NetworkAd} from './readAd';
import styles from './AdContent.module.css';

const LABEL = 'carbon-demo-inline';

/**
 * Renders the ad below a demo whose code the user has expanded or collapsed: a line of text from
 * the network, or nothing.
 */
export default function DemoAd(): ReactNode {
  const {json} = useSite().thirdParties.ads;
  const isWelcome = useSyncExternalStore(
    subscribeToConsent,
    () => isAllowed('ads'),
    () => false,
  );
  return json && isWelcome ? (
    <AdBoundary label={LABEL}>
      <LoadedAd address={json} />
    </AdBoundary>
  ) : null;
}

function LoadedAd({address}: {address: string}): ReactNode {
  const [ad, setAd] = useState<NetworkAd>();
  useEffect(() => {
    const abort = new AbortController();
    void fetchAd(address, abort.signal).then((found) => abort.signal.aborted || setAd(found));
    return () => abort.abort();
  }, [address]);
  return (
    <div className={`carbonads ${styles.underDemo}`} data-demo-ad>
      {ad && (
        <>
          <span className={styles.pixels}>
            {ad.pixels.map((pixel, index) => (
              // The list never changes.
              <img key={index} src={pixel} alt="" />
            ))}
          </span>
          <AdDisplay
            ad={{
              link: ad.link,
              image: ad.image,
              imageAlt: ad.company,
              title: ad.company,
              description: ad.description,
            }}
            shape="inline"
            publisher="Carbon"
            label={LABEL}
          />
        </>
      )}
    </div>
  );
}
