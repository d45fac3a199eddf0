import {act, fireEvent} from '@testing-library/react';

const WIDTH = 640;
const HEIGHT = 320;

class StubPointerEvent extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;

  constructor(
    type: string,
    {pointerId = 1, pointerType = 'mouse', ...init}: PointerEventInit = {},
  ) {
    super(type, init);
    this.pointerId = pointerId;
    this.pointerType = pointerType;
  }
}

/**
 * Gives charts a size and coordinates in jsdom, which has no layout. Reduced motion is on by default, which turns off
 * their animations.
 * Call it before each test, because spies are restored after each one.
 */
export function stubChartLayout({reducedMotion = true} = {}) {
  const readStyle = window.getComputedStyle.bind(window);
  jest.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) => {
    const style = readStyle(element, pseudo);
    if (element instanceof SVGSVGElement) {
      style.width = `${WIDTH}px`;
      style.height = `${HEIGHT}px`;
    }
    return style;
  });

  const readMedia = window.matchMedia.bind(window);
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...readMedia(query),
    matches: query.includes('pointer: fine') || (reducedMotion && query.includes('reduced-motion')),
  }));

  Object.assign(window, {PointerEvent: StubPointerEvent});
  // The chart is at the top left of the window.
  Object.assign(SVGSVGElement.prototype, {
    createSVGPoint() {
      const point = {x: 0, y: 0, matrixTransform: () => ({x: point.x, y: point.y})};
      return point;
    },
    getScreenCTM: () => ({inverse: () => ({})}),
  });
}

/** Moves the mouse to the middle of a chart. `at` is the distance from its left edge, from 0 to 1. */
export function pointAt(chart: Element, at: number) {
  const [, , width, height] = chart.getAttribute('viewBox')!.split(' ').map(Number);
  act(() => {
    fireEvent.pointerMove(chart, {clientX: width! * at, clientY: height! / 2});
  });
}
