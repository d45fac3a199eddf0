import {useEffect, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {resetFocusTo} from '../../common/Focus/resetFocusTo';
import {Icon} from '../../common/Icon/Icon';
import styles from './BackToTop.module.css';

/** How far the reader has to be down the page, in px. */
const FROM = 200;

/** The round button at the end of the window that leads back to the top of a long page. */
export function BackToTop(): ReactNode {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const update = () => setShown(window.scrollY > FROM);
    // A reader who comes back to a page may be far down; the browser knows when it has laid out the page.
    const frame = requestAnimationFrame(update);
    window.addEventListener('scroll', update, {passive: true});
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', update);
    };
  }, []);

  const handleClick = () => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({top: 0, behavior: still ? 'instant' : 'smooth'});
    resetFocusTo();
  };

  return (
    <button
      type="button"
      className={styles.button}
      data-shown={shown}
      aria-label={translate({id: 'docs.backToTop.label', message: 'Scroll back to top'})}
      title={translate({id: 'docs.backToTop.tooltip', message: 'Scroll to top'})}
      data-ga-event-category="docs"
      data-ga-event-action="click-back-to-top"
      onClick={handleClick}
    >
      <Icon name="arrowUp" />
    </button>
  );
}
