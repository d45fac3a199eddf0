import {act, render, screen} from '@testing-library/react';
import {ScrollTable} from './ScrollTable';

let resize: () => void;

beforeEach(() => {
  window.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      resize = () => callback([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

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
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('a table that does not can be reached and scrolled by keyboard, for as long as it is so', () => {
  renderTable();
  measure(301, 300);
  expect(screen.getByRole('region', {name: 'Table, scrolls sideways'})).toHaveAttribute(
    'tabindex',
    '0',
  );
  measure(301, 400);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
