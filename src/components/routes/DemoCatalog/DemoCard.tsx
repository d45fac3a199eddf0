import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {memo, useEffect, useRef, useState, type ReactNode} from 'react';
import {PlanChip} from '../../common/PlanChip/PlanChip';
import DemoThumbnail from '../../demo/thumbnail/DemoThumbnail';
import type {Card} from './filters';
import {watchCard} from './liveCards';
import styles from './DemoCatalog.module.css';

/** Renders the reduced demo of a card while it's near the viewport. */
function Preview({card: {product, guide, name, height, iframe}}: {card: Card}): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const [isLive, setIsLive] = useState(false);
  useEffect(() => watchCard(element.current!, setIsLive), []);
  return (
    <DemoThumbnail
      ref={element}
      className={styles.preview}
      product={product}
      guidePath={guide.path}
      name={name}
      height={height}
      isInIframe={iframe}
      isLive={isLive}
    />
  );
}

/**
 * Renders a demo with its name, which links to the demo in its guide, and the sentence that
 * introduces it there.
 */
function DemoCard({card, level: Heading}: {card: Card; level: 'h2' | 'h3'}): ReactNode {
  const {guide, section, name, title, plan, text} = card;
  const lang = guide.english && 'en';
  return (
    <li className={styles.card} data-demo-card={name}>
      <Preview card={card} />
      <div className={styles.content}>
        <Heading className={styles.title}>
          <Link to={card.href} lang="en">
            {title}
          </Link>
          {plan && <PlanChip plan={plan} />}
        </Heading>
        <p className={styles.text} lang={lang}>
          {text}
        </p>
        <p className={styles.footer}>
          <span className={styles.location} lang={lang}>
            {section ? `${guide.title} › ${section}` : guide.title}
          </span>
          {!card.bare && (
            <Link
              to={`${guide.path}?full-screen=${name}#${name}`}
              aria-label={translate(
                {
                  id: 'docs.demoCatalog.fullScreenLabel',
                  message: 'Full screen: {demo}',
                  description: 'Names a link that opens a demo in full screen',
                },
                {demo: title},
              )}
            >
              <Translate id="docs.demoCatalog.fullScreen">Full screen</Translate>
            </Link>
          )}
        </p>
      </div>
    </li>
  );
}

// Typing in the filters must not render all cards again.
export default memo(DemoCard);
