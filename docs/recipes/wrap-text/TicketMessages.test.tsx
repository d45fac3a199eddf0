import {configure, render, screen} from '@testing-library/react';
import userEvent, {PointerEventsCheckLevel} from '@testing-library/user-event';
import TicketMessages from './TicketMessages';

// Queries and events are slow in a grid, unless they skip the checks of computed styles.
configure({defaultHidden: true});
const user = userEvent.setup({pointerEventsCheck: PointerEventsCheckLevel.Never});

// jsdom has no layout, but the grid needs a size.
beforeEach(() => {
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 1200, 150));
});

const message = () =>
  document.querySelector<HTMLElement>('[role="gridcell"][data-field="message"]')!;

/** Returns the height that the row's style limits it to, if there is any. */
const maxHeight = () => message().closest<HTMLElement>('[role="row"]')!.style.maxHeight;

test('wraps the text in rows of automatic height, and stops when users turn it off', async () => {
  render(<TicketMessages />);
  expect(message()).toHaveStyle({overflowWrap: 'anywhere', paddingTop: '12px'});
  expect(maxHeight()).toBe('none');

  const wrap = screen.getByRole('switch', {name: 'Wrap text'});
  await user.click(wrap);
  expect(maxHeight()).toBe('52px');

  await user.click(wrap);
  expect(maxHeight()).toBe('none');
});
