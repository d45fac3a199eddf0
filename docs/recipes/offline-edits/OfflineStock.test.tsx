import {act, configure, render, screen} from '@testing-library/react';
import userEvent, {PointerEventsCheckLevel} from '@testing-library/user-event';
import OfflineStock from './OfflineStock';

// Queries and events are slow in a grid, unless they skip the checks of computed styles.
configure({defaultHidden: true});
const user = userEvent.setup({
  advanceTimers: jest.advanceTimersByTime,
  pointerEventsCheck: PointerEventsCheckLevel.Never,
});

beforeEach(() => {
  // jsdom has no layout, but the grid needs a size.
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 1200, 300));
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

/** Waits for all requests. */
const wait = () => act(() => jest.advanceTimersByTimeAsync(3_000));

const stored = () => JSON.parse(localStorage.getItem('stock-edits') ?? '{}');

const cell = (id: string, field: string) =>
  document.querySelector(`[data-id="${id}"] [data-field="${field}"]`)!;

async function start() {
  render(<OfflineStock />);
  await wait();
  const online = screen.getByRole('switch', {name: 'Online'});
  const edit = async (id: string, stock: string) => {
    await user.dblClick(cell(id, 'stock'));
    const input = screen.getByRole('spinbutton');
    await user.clear(input);
    await user.type(input, stock);
    await wait();
    await user.keyboard('{Enter}');
    await wait();
  };
  return {online, edit};
}

test('keeps edits in the storage while users are offline, and saves them later', async () => {
  const {online, edit} = await start();
  await user.click(online);
  await edit('FUR-1001', '40');
  expect(cell('FUR-1001', 'stock')).toHaveTextContent('40');
  expect(cell('FUR-1001', 'state')).toHaveTextContent('Waiting');
  expect(screen.getByRole('status')).toHaveTextContent('Not saved: 1');
  expect(stored()).toEqual({'FUR-1001': {stock: 40, version: 1}});

  await user.click(online);
  await wait();
  expect(cell('FUR-1001', 'stock')).toHaveTextContent('40');
  expect(cell('FUR-1001', 'state')).toHaveTextContent('Saved');
  expect(screen.getByRole('status')).toHaveTextContent('Everything is saved.');
  expect(stored()).toEqual({});
});

test('lets users decide if a row has changed on the server', async () => {
  const {online, edit} = await start();
  /** Edits the office chairs offline. A colleague sells five of them in the meantime. */
  const createConflict = async (stock: string) => {
    await user.click(online);
    await edit('FUR-1002', stock);
    await user.click(online);
    await wait();
    expect(cell('FUR-1002', 'state')).toHaveTextContent('Conflict');
  };

  await createConflict('90');
  await user.click(screen.getByRole('button', {name: 'Keep 90'}));
  await wait();
  expect(cell('FUR-1002', 'stock')).toHaveTextContent('90');
  expect(cell('FUR-1002', 'state')).toHaveTextContent('Saved');

  await createConflict('80');
  expect(
    screen.getByText('Office chair: you entered 80, but someone else entered 85.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', {name: 'Use 85'}));
  await wait();
  expect(cell('FUR-1002', 'stock')).toHaveTextContent('85');
  expect(cell('FUR-1002', 'state')).toHaveTextContent('Saved');
  expect(screen.queryByText(/^Office chair: you entered/)).toBeNull();
});
