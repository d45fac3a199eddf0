import {act, render, screen} from '@testing-library/react';
import {ScrollTable} from './ScrollTable';

let resize: () => void = () => undefined;

// Set before the first render, because all tables share one observer.
window.ResizeObserver = class {
  private watched = new Set<Element>();
  constructor(callback: ResizeObserverCallback) {
    const entries = () => [...this.watched].map((target) => ({target}) as ResizeObserverEntry);
    resize = () => callback(entries(), this);
  }
  observe = (target: Element) => void this.watched.add(target);
  unobserve = (target: Element) => void this.watched.delete(target);
  disconnect = () => this.watched.clear();
};

const measure = (content: number, room: number) => {
  const box = screen.getByRole('table').parentElement!;
  Object.defineProperty(box, 'scrollWidth', {value: content, configurable: true});
  Object.defineProperty(box, 'clientWidth', {value: room, configurable: true});
  act(() => resize());
};

test("a table is focusable and scrollable with the keyboard while it doesn't fit", () => {
  render(
    <ScrollTable>
      <tbody />
    </ScrollTable>,
  );
  measure(300, 300);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  measure(301, 300);
  expect(screen.getByRole('group', {name: 'Scrollable table'}).tabIndex).toBe(0);
  measure(301, 400);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});
