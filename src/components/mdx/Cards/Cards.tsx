import type {ReactNode} from 'react';
import styles from './Cards.module.css';

/**
 * Lays out cards in two columns, or in one where the page is narrow:
 *
 * ```mdx
 * <Cards>
 *
 * <Card>
 *
 * ### [Charts](/x/react-charts/)
 *
 * A sentence about it.
 *
 * <Demo name="WebsiteTraffic" hideToolbar />
 *
 * [Quickstart](/x/react-charts/quickstart/)
 *
 * </Card>
 *
 * </Cards>
 * ```
 */
export function Cards({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}

/** Renders a card. Its last paragraph is at its lower edge. */
export function Card({children}: {children: ReactNode}): ReactNode {
  return <section className={styles.card}>{children}</section>;
}
