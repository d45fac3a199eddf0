import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import styles from './Logo.module.css';

/** The mark of the site: two chevrons that meet as an X. */
export function LogoMark({size = 30}: {size?: number}): ReactNode {
  return (
    <svg className={styles.mark} aria-hidden="true" width={size} height={size} viewBox="0 0 32 32">
      <path className={styles.far} d="M6 6.500 14.500 16 6 25.500" />
      <path className={styles.near} d="M26 6.500 17.500 16 26 25.500" />
    </svg>
  );
}

/** The mark as the link to the front of the site. */
export function Logo(): ReactNode {
  return (
    <Link
      to="/"
      className={styles.link}
      aria-label={translate({id: 'docs.header.home', message: 'Go to the homepage'})}
    >
      <LogoMark />
    </Link>
  );
}
