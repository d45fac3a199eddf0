import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {dateLibraryStore} from '../../../settings/dateLibraryStore';
import {CodeBlock} from './CodeBlock';
import {CodeTabs} from './CodeTabs';

let key = '';
let count = 0;
beforeEach(() => {
  // Stores live as long as the page, so every test has its own key.
  count += 1;
  key = `test-${count}`;
  localStorage.clear();
});

const createTabs = (storageKey: string) => (
  <CodeTabs storageKey={storageKey}>
    <CodeBlock tab="npm" html="npm install" />
    <CodeBlock tab="pnpm" html="pnpm add" />
    <CodeBlock tab="yarn" html="yarn add" />
  </CodeTabs>
);
const listSelectedTabs = () =>
  screen.getAllByRole('tab', {selected: true}).map((tab) => tab.textContent);

const selectTab = (name: string) => userEvent.click(screen.getAllByRole('tab', {name})[0]!);

it.each([
  [null, 'npm'],
  ['yarn', 'yarn'],
  // A label that this block doesn't have.
  ['bun', 'npm'],
])('with a stored %j shows %s', (stored, label) => {
  if (stored) {
    localStorage.setItem(`codeblock-${key}`, stored);
  }
  render(createTabs(key));
  expect(listSelectedTabs()).toEqual([label]);
  expect(screen.getByRole('tabpanel', {name: label})).toHaveTextContent(label);
});

it('shows and stores the date library that a user has chosen anywhere', async () => {
  const tabs = [
    {label: 'Day.js', content: 'dayjs'},
    {label: 'Luxon', content: 'luxon'},
  ];
  act(() => dateLibraryStore.set('luxon'));
  render(<CodeTabs storageKey="date-library" tabs={tabs} />);
  expect(listSelectedTabs()).toEqual(['Luxon']);
  await selectTab('Day.js');
  expect(dateLibraryStore.get()).toBe('dayjs');
  expect(listSelectedTabs()).toEqual(['Day.js']);
});

it('stores the choice, and changes only blocks with the same key', async () => {
  render(
    <>
      {createTabs(key)}
      {createTabs(key)}
      {createTabs(`${key}-other`)}
    </>,
  );
  await selectTab('yarn');
  expect(listSelectedTabs()).toEqual(['yarn', 'yarn', 'npm']);
  expect(localStorage.getItem(`codeblock-${key}`)).toBe('yarn');
  const change = {key: `codeblock-${key}`, newValue: 'pnpm'};
  act(() => void window.dispatchEvent(new StorageEvent('storage', change)));
  expect(listSelectedTabs()).toEqual(['pnpm', 'pnpm', 'npm']);
});

it('has one tab stop, and arrows, Home and End move between the tabs, mirrored in RTL', async () => {
  render(createTabs(key));
  await userEvent.tab();
  expect(screen.getByRole('tab', {name: 'npm'})).toHaveFocus();
  const press = async (keys: string, name: string) => {
    await userEvent.keyboard(keys);
    expect(screen.getByRole('tab', {name})).toHaveFocus();
    expect(listSelectedTabs()).toEqual([name]);
  };
  await press('{ArrowRight}', 'pnpm');
  await press('{End}', 'yarn');
  await press('{ArrowRight}', 'npm');
  await press('{ArrowLeft}', 'yarn');
  await press('{Home}', 'npm');
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  screen.getByRole('tablist').style.direction = 'rtl';
  await press('{ArrowLeft}', 'pnpm');
});
