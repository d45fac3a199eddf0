import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {Icon} from '../../common/Icon/Icon';
import {useCurrentItem} from '../../common/useCurrentItem/useCurrentItem';
import styles from './Paginator.module.css';

/** Renders links to the previous and next pages of the sidebar. */
export function Paginator(): ReactNode {
  const {previous, next} = useCurrentItem();
  if (!previous && !next) {
    return null;
  }
  return (
    <nav
      className={styles.nav}
      aria-label={translate({id: 'docs.paginator.label', message: 'Previous and next page'})}
    >
      {previous && (
        <Link to={previous.href} rel="prev" className={styles.link}>
          <Icon name="chevronStart" />
          <span>
            <span className={styles.direction}>
              <Translate id="docs.paginator.previous">Previous</Translate>
              {previous.group && <span>{` · ${previous.group}`}</span>}
            </span>
            <span>{previous.label}</span>
          </span>
        </Link>
      )}
      {next && (
        <Link to={next.href} rel="next" className={`${styles.link} ${styles.next}`}>
          <span>
            <span className={styles.direction}>
              <Translate id="docs.paginator.next">Next</Translate>
              {next.group && <span>{` · ${next.group}`}</span>}
            </span>
            <span>{next.label}</span>
          </span>
          <Icon name="chevronEnd" />
        </Link>
      )}
    </nav>
  );
}
