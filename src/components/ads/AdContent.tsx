import {useEffect, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useAdConfig} from '@site/src/contexts/AdConfig';
import {useSite} from '@site/src/contexts/DocsConfig';
import {reportEvent} from '@site/src/third-parties/reportEvent';
import {ErrorBoundary} from '../common/ErrorBoundary/ErrorBoundary';
import {AdDisplay, reportShown, useIsAdNetworkAllowed} from './AdDisplay';
import {chooseAd, isCrawler, type AdShape, type NetworkState} from './chooseAd';
import {describeInHouseAd, pickInHouseAd} from './inHouseAds';
import {pollForNetwork, readNetwork} from './pollForNetwork';
import {scheduleDisplay} from './scheduleDisplay';
import styles from './AdContent.module.css';

/** Random once per page load, so all slots have the same shape. */
const shapeRandom = Math.random();

/** Renders the content of the slot: the network's ad, an in-house ad, an appeal, or nothing. */
export default function AdContent(): ReactNode {
  const [randoms] = useState(() => ({
    shape: shapeRandom,
    appeal: Math.random(),
    inHouse: Math.random(),
  }));
  const [crawler] = useState(() => isCrawler(navigator.userAgent));
  const {network, script} = useNetwork(!crawler);
  const {show, shape, label} = chooseAd({crawler, network, randoms});
  if (crawler) {
    return <span />;
  }
  return (
    <AdBoundary label={label}>
      <SlotEvents label={label} />
      <div
        className={styles.content}
        data-shape={shape}
        role="group"
        aria-label={translate({id: 'docs.ad.label', message: 'Advertisement'})}
        data-ga-event-category="ad"
        data-ga-event-action="click"
        data-ga-event-label={label}
      >
        {script && <NetworkAd script={script} isShown={show === 'network'} />}
        {show === 'appeal' && <Appeal />}
        {show === 'in-house' && <InHouseAd random={randoms.inHouse} shape={shape} />}
      </div>
    </AdBoundary>
  );
}

/** Returns the state of the ad network, and its script if it may be called. */
function useNetwork(isEnabled: boolean) {
  const {script, backers} = useSite().thirdParties.ads;
  const [network, setNetwork] = useState<NetworkState>('undecided');
  const isNetworkAllowed = useIsAdNetworkAllowed();
  const isCalled = isEnabled && isNetworkAllowed && script !== undefined;
  useEffect(
    () => (isCalled ? pollForNetwork(() => readNetwork(document, backers), setNetwork) : undefined),
    [isCalled, backers],
  );
  return isCalled ? {network, script} : {network: undefined, script: undefined};
}

/** Reports the display of the slot. A slot with different content is sampled again. */
function SlotEvents({label}: {label: string | null}): ReactNode {
  const {GADisplayRatio: ratio} = useAdConfig();
  useEffect(() => scheduleDisplay({ratio, label, report: reportShown}), [ratio, label]);
  return null;
}

/**
 * Renders the container of the network's ad. It stays in the page while hidden, because the script
 * may be late.
 */
function NetworkAd({script, isShown}: {script: string; isShown: boolean}): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Delayed, so a slot that is removed immediately sends no request.
    const timer = setTimeout(() => {
      const element = document.createElement('script');
      element.setAttribute('async', '');
      element.id = '_carbonads_js';
      element.src = script;
      container.current?.append(element);
    });
    return () => clearTimeout(timer);
  }, [script]);
  return <div ref={container} className={styles.network} hidden={!isShown} />;
}

function InHouseAd({random, shape}: {random: number; shape: AdShape}): ReactNode {
  const {inHouse} = useSite().thirdParties.ads;
  const name = pickInHouseAd(random);
  return (
    <AdDisplay
      ad={{
        link: inHouse[name],
        image: `/static/x/ads/${name}.svg`,
        imageAlt: name,
        ...describeInHouseAd(name),
      }}
      shape={shape}
      publisher="MUI"
      label={`in-house-${name}`}
    />
  );
}

const HEART = '❤️';

/** Renders an appeal for users who block the ad network. */
function Appeal(): ReactNode {
  return (
    <div className={styles.appeal}>
      <p className={styles.appealTitle}>
        <Translate id="docs.ad.appealTitle">Ads fund these docs</Translate>
      </p>
      <p>
        <Translate id="docs.ad.appealText">
          Please consider allowing ads on this site. They don't track you, here or anywhere else.
        </Translate>
      </p>
      <p>
        <Translate id="docs.ad.appealThanks">Thank you</Translate>{' '}
        <span role="img" aria-label={translate({id: 'docs.ad.love', message: 'Love'})}>
          {HEART}
        </span>
      </p>
    </div>
  );
}

/** Catches errors of the slot and reports them; the slot stays empty. */
export function AdBoundary({
  label,
  children,
}: {
  label: string | null;
  children: ReactNode;
}): ReactNode {
  return (
    <ErrorBoundary onError={() => reportEvent({name: 'ad', action: 'crash', label: String(label)})}>
      {children}
    </ErrorBoundary>
  );
}
