import {act, render, screen} from '@testing-library/react';
import {ScrollTable} from './ScrollTable';

let resize: () => void = () => undefined;

// Before the first render: one observer serves the whole page.
window.ResizeObserver = class {
  private watched = new Set<Element>();
  constructor(callback: ResizeObserverCallback) {
    resize = () =>
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

const renderTable = () =>
  render(
    <ScrollTable>
      <tbody>
        <tr>
          <td>A cell</td>
        </tr>
      </tbody>
    </ScrollTable>,
  );

const measure = (content: number, room: number) => {
  const box = screen.getByRole('table').parentElement!;
  Object.defineProperty(box, 'scrollWidth', {value: content, configurable: true});
  Object.defineProperty(box, 'clientWidth', {value: room, configurable: true});
  act(() => resize());
};

test('a table that fits is a table and nothing else', () => {
  renderTable();
  measure(300, 300);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

test('a table that does not can be reached and scrolled by keyboard, for as long as it is so', () => {
  renderTable();
  measure(301, 300);
  expect(screen.getByRole('group', {name: 'Table, scrolls horizontally'})).toHaveAttribute(
    'tabindex',
    '0',
  );
  measure(301, 400);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});
