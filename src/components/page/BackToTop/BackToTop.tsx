import {useEffect, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {resetFocusTo} from '../../common/Focus/resetFocusTo';
import {Icon} from '../../common/Icon/Icon';
import styles from './BackToTop.module.css';

/** Scroll position from which the button is visible, in pixels. */
const VISIBLE_FROM_PX = 200;

/** Renders the floating button that scrolls a long page to the top. */
export function BackToTop(): ReactNode {
  const [isVisible, setIsVisible] = useState(false);

  useEffect(() => {
    const update = () => setIsVisible(window.scrollY > VISIBLE_FROM_PX);
    // Going back restores the scroll position, which is known once the page has layout.
    const frame = requestAnimationFrame(update);
    window.addEventListener('scroll', update, {passive: true});
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', update);
    };
  }, []);

  const handleClick = () => {
    const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({top: 0, behavior: prefersReducedMotion ? 'instant' : 'smooth'});
    resetFocusTo();
  };

  return (
    <button
      type="button"
      className={styles.button}
      data-shown={isVisible}
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
