import {useEffect, useState, type ReactNode} from 'react';
import {useSite} from '@site/src/contexts/DocsConfig';
import {AdBoundary} from './AdContent';
import {AdDisplay, useIsAdNetworkAllowed} from './AdDisplay';
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
  const isNetworkAllowed = useIsAdNetworkAllowed();
  return json && isNetworkAllowed ? (
    <AdBoundary label={LABEL}>
      <LoadedAd url={json} />
    </AdBoundary>
  ) : null;
}

function LoadedAd({url}: {url: string}): ReactNode {
  const [ad, setAd] = useState<NetworkAd>();
  useEffect(() => {
    const abort = new AbortController();
    void fetchAd(url, abort.signal).then((found) => abort.signal.aborted || setAd(found));
    return () => abort.abort();
  }, [url]);
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
            ad={{...ad, imageAlt: ad.company, title: ad.company}}
            shape="inline"
            publisher="Carbon"
            label={LABEL}
          />
        </>
      )}
    </div>
  );
}
