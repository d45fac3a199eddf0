import {act, fireEvent, render, renderHook, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  useApplyPropagationToSelectedItemsOnMount,
  useTreeViewApiRef,
} from '@mui/x-tree-view/hooks';
import {RichTreeView, type RichTreeViewProps} from '@mui/x-tree-view/RichTreeView';

const ITEMS = [
  {
    id: 'sales',
    label: 'Sales',
    children: [
      {id: 'accounts', label: 'Accounts'},
      {id: 'partners', label: 'Partners', disabled: true},
    ],
  },
  {id: 'support', label: 'Support', children: [{id: 'chat', label: 'Chat'}]},
  {id: 'finance', label: 'Finance'},
];

function renderTree<Multiple extends boolean | undefined = false>(
  props: Partial<RichTreeViewProps<(typeof ITEMS)[number], Multiple>> = {},
) {
  const onItemSelectionToggle = jest.fn();
  render(
    <RichTreeView
      items={ITEMS}
      isItemDisabled={(item) => 'disabled' in item}
      onItemSelectionToggle={(event, id, isSelected) =>
        onItemSelectionToggle(id, isSelected)
      }
      {...props}
    />,
  );
  return onItemSelectionToggle;
}

const item = (name: string) =>
  screen.getByRole('treeitem', {name: new RegExp(`^${name}`)});
const listSelected = () =>
  screen
    .queryAllByRole('treeitem', {selected: true})
    .map(({textContent}) => textContent);

it('selects an item by click or Space, without a prop', async () => {
  renderTree();
  await userEvent.click(screen.getByText('Finance'));
  expect(item('Finance')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Home} ');
  expect(item('Sales')).toHaveAttribute('aria-selected', 'true');
});

it('selects one item at a time by default', async () => {
  renderTree({defaultSelectedItems: 'support'});
  await userEvent.click(screen.getByText('Finance'));
  expect(listSelected()).toEqual(['Finance']);
});

it('keeps the selected item selected when it is clicked again; Space deselects it', async () => {
  renderTree();
  await userEvent.click(screen.getByText('Finance'));
  await userEvent.click(screen.getByText('Finance'));
  expect(listSelected()).toEqual(['Finance']);
  await userEvent.keyboard(' ');
  expect(listSelected()).toEqual([]);
});

it('adds an item with Ctrl + click, and selects a range with Shift + click', async () => {
  const user = userEvent.setup();
  renderTree({multiSelect: true});
  await user.click(screen.getByText('Sales'));
  await user.keyboard('{Control>}');
  await user.click(screen.getByText('Finance'));
  await user.keyboard('{/Control}');
  expect(listSelected()).toHaveLength(2);
  await user.click(screen.getByText('Finance'));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByText('Support'));
  await user.keyboard('{/Shift}');
  expect(item('Support')).toHaveAttribute('aria-selected', 'true');
  expect(item('Finance')).toHaveAttribute('aria-selected', 'true');
});

it('selects all visible items with Ctrl + A, but no children of collapsed items', async () => {
  const onSelectedItemsChange = jest.fn();
  renderTree({
    multiSelect: true,
    defaultExpandedItems: ['sales'],
    onSelectedItemsChange: (event, ids) => onSelectedItemsChange(ids),
  });
  await userEvent.click(screen.getByText('Finance'));
  // The tree reads the key code, which user-event doesn't set for letters.
  fireEvent.keyDown(item('Finance'), {key: 'a', keyCode: 65, ctrlKey: true});
  expect(onSelectedItemsChange).toHaveBeenLastCalledWith([
    'sales',
    'accounts',
    'support',
    'finance',
  ]);
});

it('selects nothing with disableSelection, but still expands', async () => {
  renderTree({disableSelection: true});
  await userEvent.click(screen.getByText('Support'));
  expect(listSelected()).toEqual([]);
  expect(screen.getByText('Chat')).toBeInTheDocument();
});

it('selects by the checkbox only with checkboxSelection; a click on the row expands', async () => {
  renderTree({checkboxSelection: true});
  await userEvent.click(screen.getByText('Support'));
  expect(listSelected()).toEqual([]);
  expect(screen.getByText('Chat')).toBeInTheDocument();
  await userEvent.click(item('Finance').querySelector('input')!);
  expect(listSelected()).toEqual(['Finance']);
});

it('shows a dash in the checkbox of an item if some descendants are selected', () => {
  renderTree({
    multiSelect: true,
    checkboxSelection: true,
    selectionPropagation: {parents: true, descendants: true},
    defaultExpandedItems: ['sales'],
    defaultSelectedItems: ['accounts'],
  });
  expect(item('Sales').querySelector('input')).toHaveAttribute(
    'data-indeterminate',
    'true',
  );
});

it('logs an error when selectedItems is undefined at first and set later', () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const {rerender} = render(<RichTreeView items={ITEMS} selectedItems={undefined} />);
  rerender(<RichTreeView items={ITEMS} selectedItems="finance" />);
  expect(error.mock.calls.join(' ')).toContain('uncontrolled selectedItems');
});

it('calls onItemSelectionToggle twice if a click selects one item and deselects another', async () => {
  const toggled = renderTree({defaultSelectedItems: 'support'});
  await userEvent.click(screen.getByText('Finance'));
  expect(toggled.mock.calls).toEqual(
    expect.arrayContaining([
      ['finance', true],
      ['support', false],
    ]),
  );
  expect(toggled).toHaveBeenCalledTimes(2);
});

it('propagates nothing by default, and to disabled descendants if it does', async () => {
  const toggled = renderTree({multiSelect: true, selectionPropagation: {}});
  await userEvent.click(screen.getByText('Sales'));
  expect(toggled.mock.calls).toEqual([['sales', true]]);
});

it('also selects disabled descendants', async () => {
  const toggled = renderTree({
    multiSelect: true,
    selectionPropagation: {descendants: true},
  });
  await userEvent.click(screen.getByText('Sales'));
  expect(toggled.mock.calls.map(([id]) => id).sort()).toEqual([
    'accounts',
    'partners',
    'sales',
  ]);
});

it('propagates changes, not the initial ids', () => {
  const selectionPropagation = {descendants: true, parents: true};
  renderTree({
    multiSelect: true,
    selectionPropagation,
    defaultExpandedItems: ['support'],
    defaultSelectedItems: ['support'],
  });
  expect(item('Chat')).toHaveAttribute('aria-selected', 'false');
  const {result} = renderHook(() =>
    useApplyPropagationToSelectedItemsOnMount({
      items: ITEMS,
      selectionPropagation,
      selectedItems: ['support'],
    }),
  );
  expect(result.current.toSorted()).toEqual(['chat', 'support']);
});

it('has no apiRef.current during the first render', () => {
  const seen: unknown[] = [];
  function Tree() {
    const apiRef = useTreeViewApiRef();
    seen.push(apiRef.current);
    return (
      <>
        <button
          type="button"
          onClick={(event) =>
            apiRef.current?.setItemSelection({event, itemId: 'finance'})
          }
        >
          Select
        </button>
        <RichTreeView items={ITEMS} apiRef={apiRef} />
      </>
    );
  }
  render(<Tree />);
  expect(seen[0]).toBeUndefined();
  act(() => screen.getByRole('button').click());
  expect(listSelected()).toEqual(['Finance']);
});
