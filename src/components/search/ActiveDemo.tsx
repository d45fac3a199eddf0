import {useEffect, useState, type ReactNode} from 'react';
import type {Hit} from '@mui-x-docs/search/hits';
import {toWords} from '../../../site/demos/shared';
import {PRODUCT_NAMES} from '../../../site/products/shared';
import DemoThumbnail from '../demo/thumbnail/DemoThumbnail';
import styles from './ActiveDemo.module.css';

/** How long a demo must be the active result before it runs, in milliseconds. */
const DELAY_MS = 250;

/** Renders a demo in the results next to the dialog while it's the active one. */
export default function ActiveDemo({hit: {href, text}}: {hit: Hit}): ReactNode {
  const [liveHref, setLiveHref] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setLiveHref(href), DELAY_MS);
    return () => clearTimeout(timer);
  }, [href]);
  const [guidePath = ''] = href.split('#');
  const product = PRODUCT_NAMES.find((name) => guidePath.includes(`/react-${name}/`));
  return (
    product && (
      <div className={styles.card} data-active-demo={text}>
        <DemoThumbnail
          key={href}
          product={product}
          guidePath={guidePath}
          name={text}
          isLive={liveHref === href}
        />
        <p className={styles.name} lang="en" aria-hidden>
          {toWords(text)}
        </p>
      </div>
    )
  );
}
