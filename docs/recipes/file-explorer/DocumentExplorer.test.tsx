import {fireEvent, render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DocumentExplorer from './DocumentExplorer';

const rowOf = (name: string) =>
  screen.getByText(name).closest<HTMLElement>('[role=treeitem]')!;
const folderOf = (name: string) =>
  rowOf(name)
    .parentElement!.closest('[role=treeitem]')
    ?.querySelector('.MuiTreeItem-label');
const names = () =>
  [...document.querySelectorAll('.MuiTreeItem-label')].map((label) =>
    label.textContent!.replace(/^Folder/, ''),
  );
const command = (name: RegExp | string) =>
  userEvent.click(screen.getByRole('menuitem', {name}));

/** Opens the context menu of a file with the keyboard. */
async function openMenu(name: string) {
  await userEvent.click(screen.getByText(name));
  expect(rowOf(name)).toHaveFocus();
  await userEvent.keyboard('{Shift>}{F10}{/Shift}');
  return screen.findByRole('menu', {name: `Actions for ${name}`});
}

test('renames a file with F2 and with a double-click, and sorts it again', async () => {
  render(<DocumentExplorer />);
  await userEvent.click(screen.getByText('Plan 2026.xlsx'));
  await userEvent.keyboard('{F2}');
  expect(
    screen.getByRole('textbox', {name: 'New name of Plan 2026.xlsx'}),
  ).toHaveFocus();
  await userEvent.keyboard('Plan 2024.xlsx{Enter}');
  expect(names().slice(0, 3)).toEqual(['Budgets', 'Plan 2024.xlsx', 'Plan 2025.xlsx']);
  expect(rowOf('Plan 2024.xlsx')).toHaveFocus();

  await userEvent.dblClick(screen.getByText('Handbook.pdf'));
  await userEvent.keyboard('   {Enter}');
  expect(screen.getByText('Handbook.pdf')).toBeVisible();
});

test('opens the menu of the file under the pointer', async () => {
  render(<DocumentExplorer />);
  await userEvent.pointer({
    keys: '[MouseRight]',
    target: screen.getByText('Plan 2025.xlsx'),
  });
  expect(
    await screen.findByRole('menu', {name: 'Actions for Plan 2025.xlsx'}),
  ).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(rowOf('Plan 2025.xlsx')).toHaveFocus();
});

test('renames, creates, and deletes with the menu, and keeps the focus in the tree', async () => {
  render(<DocumentExplorer />);
  await openMenu('Handbook.pdf');
  await command(/Rename/);
  expect(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');

  await openMenu('Contracts');
  await command('New folder');
  expect(screen.getByRole('textbox', {name: 'New name of New folder'})).toHaveFocus();
  await userEvent.keyboard('Expired{Enter}');
  expect(folderOf('Expired')).toHaveTextContent('Contracts');
  expect(rowOf('Expired')).toHaveFocus();

  await openMenu('Contracts');
  await command('Delete');
  expect(names()).toEqual([
    'Budgets',
    'Plan 2025.xlsx',
    'Plan 2026.xlsx',
    'Handbook.pdf',
  ]);
  expect(rowOf('Handbook.pdf')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Deleted Contracts.');
});

test('moves a file with the menu, only into other folders', async () => {
  render(<DocumentExplorer />);
  await openMenu('Contracts');
  await command('Move to…');
  let menu = await screen.findByRole('menu', {name: 'Move Contracts to'});
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map(({textContent}) => textContent),
  ).toEqual(['Budgets']);
  await userEvent.keyboard('{Escape}');

  await openMenu('Plan 2025.xlsx');
  await command('Move to…');
  menu = await screen.findByRole('menu', {name: 'Move Plan 2025.xlsx to'});
  expect(within(menu).getByRole('menuitem', {name: 'Top level'})).toHaveFocus();
  await command('Contracts / Signed');
  expect(folderOf('Plan 2025.xlsx')).toHaveTextContent('Signed');
  expect(rowOf('Plan 2025.xlsx')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Moved Plan 2025.xlsx to Signed.',
  );
});

/** Drags a file onto the middle of another row. */
function drag(name: string, target: string) {
  const dataTransfer = {
    types: [],
    setData: () => {},
    setDragImage: () => {},
    effectAllowed: 'none',
    dropEffect: 'move',
  };
  const content = screen.getByText(target).closest('.MuiTreeItem-content')!;
  const dispatch = (element: Element, type: string) => {
    const event = new MouseEvent(type, {bubbles: true, cancelable: true, clientX: 200});
    fireEvent(element, Object.assign(event, {dataTransfer}));
  };
  const row = rowOf(name);
  dispatch(row, 'dragstart');
  dispatch(content, 'dragenter');
  dispatch(content, 'dragover');
  dispatch(row, 'dragend');
}

test('moves a dragged file into a folder, and next to a file instead of into it', async () => {
  render(<DocumentExplorer />);
  drag('Plan 2025.xlsx', 'Contracts');
  expect(folderOf('Plan 2025.xlsx')).toHaveTextContent('Contracts');
  drag('Handbook.pdf', 'Plan 2026.xlsx');
  expect(folderOf('Handbook.pdf')).toHaveTextContent('Budgets');
});
