import {createElement} from '../FloatingCard/floatingCard';
import styles from './outline.module.css';

/** Elements outside of the demo in which the library renders, such as the calendar of a picker. */
export const PORTALS = '.MuiPopper-root, .MuiModal-root, .MuiPopover-root';

/** Creates a frame around a part of a running demo. */
export const createOutline = (): HTMLElement => createElement('div', styles.outline);

/** Moves a frame to an element. */
export function placeOutline(outline: HTMLElement, element: Element): void {
  const {left, top, width, height} = element.getBoundingClientRect();
  Object.assign(outline.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
}
