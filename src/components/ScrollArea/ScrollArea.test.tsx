import {act, render, screen} from '@testing-library/react';
import {ScrollArea} from './ScrollArea';

let report: () => void = () => undefined;
window.ResizeObserver = class {
  private watched = new Set<Element>();
  constructor(callback: ResizeObserverCallback) {
    report = () =>
      callback(
        [...this.watched].map((target) => ({target}) as unknown as ResizeObserverEntry),
        this,
      );
  }
  observe(target: Element) {
    this.watched.add(target);
  }
  unobserve(target: Element) {
    this.watched.delete(target);
  }
  disconnect() {
    this.watched.clear();
  }
};

it('ScrollArea is reachable by keyboard, and named, only while it scrolls', () => {
  const width = jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(0);
  render(
    <ScrollArea label="Locales">
      <table />
    </ScrollArea>,
  );
  act(() => report());
  expect(screen.queryByRole('group')).toBeNull();
  width.mockReturnValue(900);
  act(() => report());
  expect(screen.getByRole('group', {name: 'Locales'})).toHaveAttribute('tabindex', '0');
  width.mockRestore();
});
