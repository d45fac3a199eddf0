import {act, render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderToString} from 'react-dom/server';
import {dateLibraryStore} from '../../../settings/dateLibraryStore';
import {CodeBlock} from './CodeBlock';
import {CodeTabs} from './CodeTabs';

let key = '';
let count = 0;
beforeEach(() => {
  // Stores last as long as the page, so every test has a key of its own.
  count += 1;
  key = `test-${count}`;
  localStorage.clear();
});

const install = (storageKey: string) => (
  <CodeTabs storageKey={storageKey}>
    <CodeBlock tab="npm" html="npm install" />
    <CodeBlock tab="pnpm" html="pnpm add" />
    <CodeBlock tab="yarn" html="yarn add" />
  </CodeTabs>
);
const selected = () => screen.getAllByRole('tab', {selected: true}).map((tab) => tab.textContent);

describe('CodeTabs', () => {
  it('shows the first tab when nothing is remembered', () => {
    render(install(key));
    expect(selected()).toEqual(['npm']);
    const panel = screen.getByRole('tabpanel', {name: 'npm'});
    expect(panel).toHaveClass('chosen');
    expect(panel).toHaveTextContent('npm install');
  });

  it('remembers the choice as codeblock-<storageKey>', async () => {
    render(install(key));
    await userEvent.click(screen.getByRole('tab', {name: 'pnpm'}));
    expect(selected()).toEqual(['pnpm']);
    expect(localStorage.getItem(`codeblock-${key}`)).toBe('pnpm');
  });

  it('shows what is remembered', () => {
    localStorage.setItem(`codeblock-${key}`, 'yarn');
    render(install(key));
    expect(selected()).toEqual(['yarn']);
  });

  it('shows the date library that readers have chosen anywhere, and tells which one they choose here', async () => {
    const tabs = [
      {label: 'Day.js', content: 'dayjs'},
      {label: 'Luxon', content: 'luxon'},
    ];
    act(() => dateLibraryStore.set('luxon'));
    render(<CodeTabs storageKey="date-library" tabs={tabs} />);
    expect(selected()).toEqual(['Luxon']);
    await userEvent.click(screen.getByRole('tab', {name: 'Day.js'}));
    expect(dateLibraryStore.get()).toBe('dayjs');
    expect(selected()).toEqual(['Day.js']);
  });

  it('passes over a remembered tab that this block does not have', () => {
    localStorage.setItem(`codeblock-${key}`, 'bun');
    render(install(key));
    expect(selected()).toEqual(['npm']);
  });

  it('changes every block with the same key at once, and no other', async () => {
    render(
      <>
        {install(key)}
        {install(key)}
        {install(`${key}-other`)}
      </>,
    );
    await userEvent.click(screen.getAllByRole('tab', {name: 'yarn'})[0]!);
    expect(selected()).toEqual(['yarn', 'yarn', 'npm']);
  });

  it('follows another window', () => {
    render(install(key));
    act(() => {
      window.dispatchEvent(
        new StorageEvent('storage', {key: `codeblock-${key}`, newValue: 'pnpm'}),
      );
    });
    expect(selected()).toEqual(['pnpm']);
  });

  it('works where storage is refused', async () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    render(install(key));
    await userEvent.click(screen.getByRole('tab', {name: 'pnpm'}));
    expect(selected()).toEqual(['pnpm']);
    jest.restoreAllMocks();
  });

  it('has one tab stop, and arrows, Home and End move between the tabs', async () => {
    render(install(key));
    await userEvent.tab();
    expect(screen.getByRole('tab', {name: 'npm'})).toHaveFocus();
    for (const [press, name] of [
      ['{ArrowRight}', 'pnpm'],
      ['{End}', 'yarn'],
      ['{ArrowRight}', 'npm'],
      ['{ArrowLeft}', 'yarn'],
      ['{Home}', 'npm'],
    ] as const) {
      await userEvent.keyboard(press);
      expect(screen.getByRole('tab', {name})).toHaveFocus();
      expect(selected()).toEqual([name]);
    }
    expect(
      within(screen.getByRole('tablist'))
        .getAllByRole('tab')
        .filter((tab) => tab.tabIndex === 0),
    ).toHaveLength(1);
  });

  it('mirrors the arrows when the page runs right to left', async () => {
    render(<div style={{direction: 'rtl'}}>{install(key)}</div>);
    screen.getByRole('tablist').style.direction = 'rtl';
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', {name: 'pnpm'})).toHaveFocus();
  });

  it('has every panel, with its name, in the server markup', () => {
    localStorage.setItem(`codeblock-${key}`, 'yarn');
    const html = renderToString(install(key));
    expect(html).toContain('pnpm add');
    expect(html.match(/data-label="[a-z]+"/g)).toEqual([
      'data-label="npm"',
      'data-label="pnpm"',
      'data-label="yarn"',
    ]);
  });
});
