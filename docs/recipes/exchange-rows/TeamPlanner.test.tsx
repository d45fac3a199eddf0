import {act, configure, render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TeamPlanner from './TeamPlanner';

// Computed styles are slow in jsdom, so don't check which elements are visible.
configure({defaultHidden: true});
const user = userEvent.setup({
  advanceTimers: jest.advanceTimersByTime,
  pointerEventsCheck: 0,
});

const settle = () => act(() => jest.advanceTimersByTimeAsync(50));
const inTeam = (team: string) => within(screen.getByRole('grid', {name: team}));
const countRows = (team: string) => inTeam(team).getAllByRole('row').length - 1;

async function select(team: string, name: string) {
  const row = inTeam(team).getByText(name).closest<HTMLElement>('[role="row"]')!;
  await user.click(within(row).getByRole('checkbox'));
}

async function move(to: string) {
  await user.click(screen.getByRole('button', {name: `Move to ${to}`}));
  await settle();
}

beforeEach(async () => {
  jest.useFakeTimers();
  // jsdom has no layout, and a grid without a size renders no rows.
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 800, 800));
  render(<TeamPlanner />);
  await settle();
});

afterEach(() => jest.useRealTimers());

test('moves the selected rows to the other grid, and back', async () => {
  await select('Support', 'Lucas Brown');
  await select('Support', 'Hannah Silva');
  await move('Project');
  expect(countRows('Support')).toBe(10);
  expect(inTeam('Support').queryByText('Lucas Brown')).toBeNull();
  expect(inTeam('Project').getByText('Lucas Brown')).toBeVisible();
  expect(inTeam('Project').getByText('Hannah Silva')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('2 moved to Project');

  // The moved rows are selected.
  await select('Project', 'Lucas Brown');
  await move('Support');
  expect(countRows('Project')).toBe(1);
  expect(inTeam('Project').getByText('Lucas Brown')).toBeVisible();
  expect(inTeam('Support').getByText('Hannah Silva')).toBeVisible();
});

test('moves all rows, and asks for a selection if there is none', async () => {
  await move('Support');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Select members of Project first.',
  );
  await user.click(inTeam('Support').getByRole('checkbox', {name: 'Select all rows'}));
  await move('Project');
  expect(countRows('Support')).toBe(0);
  expect(countRows('Project')).toBe(12);
});
