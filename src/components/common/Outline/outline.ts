import {createElement} from '../FloatingCard/floatingCard';
import styles from './outline.module.css';

/** Elements outside of the demo in which the library renders, such as the calendar of a picker. */
export const PORTALS = '.MuiPopper-root, .MuiModal-root, .MuiPopover-root';

/** Creates a frame around a part of a running demo. */
export const createOutline = (): HTMLElement => createElement('div', styles.outline);

/** Moves a frame to the part of an element that its scroll containers show. */
export function placeOutline(outline: HTMLElement, element: Element): void {
  let {left, top, right, bottom} = element.getBoundingClientRect();
  for (
    let parent = element.parentElement;
    parent && parent !== document.body;
    parent = parent.parentElement
  ) {
    if (getComputedStyle(parent).overflow !== 'visible') {
      const box = parent.getBoundingClientRect();
      left = Math.max(left, box.left);
      top = Math.max(top, box.top);
      right = Math.min(right, box.right);
      bottom = Math.min(bottom, box.bottom);
    }
  }
  Object.assign(outline.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${right - left}px`,
    height: `${bottom - top}px`,
    visibility: right < left || bottom < top ? 'hidden' : '',
  });
}
