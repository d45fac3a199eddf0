import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {memo, useEffect, useRef, useState, type CSSProperties, type ReactNode} from 'react';
import {guideKey, type GuideLoaders} from '@site/plugins/demo-catalog/shared';
import type {DemoMeta} from '@site/plugins/demos/shared';
import {getProduct} from '../../../../site/products/shared';
import {Icon} from '../../common/Icon/Icon';
import {PlanChip} from '../../common/PlanChip/PlanChip';
import DemoStage from '../../demo/DemoStage';
import type {Card} from './filters';
import {watchCard} from './liveCards';
import styles from './DemoCatalog.module.css';

/** Height of the preview in pixels, the same as in the style sheet. */
const PREVIEW_HEIGHT_PX = 220;
/** Space around the demo in the preview, in pixels before scaling. */
const PADDING_PX = 24;

/** Loads the demo of a card. The demos of a guide share a chunk. Returns nothing in `npm start`. */
async function loadDemo({product, guide, name}: Card): Promise<DemoMeta | undefined> {
  const {default: guides} = await (import(
    `@generated/demo-catalog/default/loaders/${product}.js`
  ) as Promise<{default: GuideLoaders}>);
  const load = guides[guideKey(guide.path)];
  return load && (await load()).default[name];
}

/** Returns the demo of a card while it should run. */
function useLiveDemo(card: Card, live: boolean): DemoMeta | undefined {
  const [demo, setDemo] = useState<DemoMeta>();
  useEffect(() => {
    let active = true;
    if (live && !demo) {
      loadDemo(card).then(
        (loaded) => active && setDemo(loaded),
        // The placeholder stays; the next time that the card is visible, it's loaded again.
        () => undefined,
      );
    }
    return () => {
      active = false;
    };
  }, [card, live, demo]);
  return live ? demo : undefined;
}

/** Returns how much to reduce a demo of this height, so most of it is visible and legible. */
const getScale = (height: number): number =>
  Math.min(0.6, Math.max(0.4, PREVIEW_HEIGHT_PX / (height + PADDING_PX)));

/** Renders the reduced demo of a card, which users can't operate. */
function Preview({card}: {card: Card}): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState(false);
  const demo = useLiveDemo(card, live);
  useEffect(() => watchCard(element.current!, setLive), []);
  const height = card.height ?? demo?.height ?? 0;
  return (
    <div ref={element} className={styles.preview} data-live={live || undefined} aria-hidden inert>
      {demo ? (
        <div className={styles.scaled} style={{'--scale': getScale(height)} as CSSProperties}>
          <DemoStage
            demo={demo}
            styling={demo.stylings[0]!}
            isNear
            height={height}
            runKey={0}
            focusRef={null}
            isInIframe={card.iframe === true}
          />
        </div>
      ) : (
        <Icon name={getProduct(card.product).icon} size={48} />
      )}
    </div>
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
