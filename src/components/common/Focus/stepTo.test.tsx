import {fireEvent, render, screen} from '@testing-library/react';
import {stepTo} from './stepTo';

test.each<
  [
    key: string,
    axis: 'row' | 'column',
    from: number,
    to: number | undefined,
    direction: 'ltr' | 'rtl',
  ]
>([
  ['ArrowRight', 'row', 0, 1, 'ltr'],
  ['ArrowRight', 'row', 2, 0, 'ltr'],
  ['ArrowLeft', 'row', 0, 2, 'ltr'],
  ['ArrowRight', 'row', 1, 0, 'rtl'],
  ['ArrowLeft', 'row', 1, 2, 'rtl'],
  ['ArrowDown', 'row', 1, undefined, 'ltr'],
  ['ArrowDown', 'column', 1, 2, 'rtl'],
  ['ArrowDown', 'column', -1, 0, 'ltr'],
  ['ArrowUp', 'column', 0, 2, 'ltr'],
  ['Home', 'column', 2, 0, 'ltr'],
  ['End', 'row', 0, 2, 'ltr'],
  ['a', 'row', 0, undefined, 'ltr'],
])('%s in a %s of three moves from %s to %s (%s)', (key, axis, from, to, direction) => {
  let next: number | undefined;
  render(
    <div
      role="toolbar"
      tabIndex={0}
      style={{direction}}
      onKeyDown={(event) => (next = stepTo(event, axis, from, 3))}
    />,
  );
  fireEvent.keyDown(screen.getByRole('toolbar'), {key});
  expect(next).toBe(to);
  fireEvent.keyDown(screen.getByRole('toolbar'), {key, ctrlKey: true});
  expect(next).toBeUndefined();
});
