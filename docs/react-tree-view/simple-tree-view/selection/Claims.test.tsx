import {act, fireEvent, render, screen} from '@testing-library/react';
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {
  SimpleTreeView,
  type SimpleTreeViewProps,
} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

type TreeApi = Required<
  NonNullable<NonNullable<SimpleTreeViewProps<false>['apiRef']>['current']>
>;

/** Renders a tree, and returns its methods and the calls of `onItemSelectionToggle`. */
function renderTree<Multiple extends boolean | undefined = false>(
  props: SimpleTreeViewProps<Multiple> = {},
) {
  const toggled: [string, boolean][] = [];
  let read: () => TreeApi | undefined = () => undefined;
  function Tree() {
    const apiRef = useTreeViewApiRef();
    read = () => apiRef.current;
    return (
      <SimpleTreeView
        onItemSelectionToggle={(event, id, isSelected) =>
          toggled.push([id, isSelected])
        }
        {...props}
        apiRef={apiRef}
      >
        <TreeItem itemId="inbox" label="Inbox">
          <TreeItem itemId="work" label="Work" />
        </TreeItem>
        <TreeItem itemId="drafts" label="Drafts" />
        <TreeItem itemId="spam" label="Spam" disabled />
        <TreeItem itemId="sent" label="Sent" />
        <TreeItem itemId="trash" label="Trash" />
      </SimpleTreeView>
    );
  }
  render(<Tree />);
  return {api: read()!, toggled};
}

const item = (name: string) => screen.getByText(name).closest('li')!;
const click = (name: string, keys: {shiftKey?: boolean; ctrlKey?: boolean} = {}) =>
  fireEvent.click(screen.getByText(name), keys);
const listSelected = () =>
  screen
    .queryAllByRole('treeitem', {selected: true})
    .map((element) => element.textContent);

function press(
  name: string,
  key: string,
  keys: {shiftKey?: boolean; ctrlKey?: boolean} = {},
) {
  act(() => item(name).focus());
  fireEvent.keyDown(item(name), {key, ...keys});
}

it('keeps the selected item selected when it is clicked again; Space deselects it', () => {
  renderTree();
  click('Drafts');
  click('Sent');
  click('Sent');
  expect(listSelected()).toEqual(['Sent']);
  press('Sent', ' ');
  expect(listSelected()).toEqual([]);
});

it('adds an item with Ctrl + click, or removes it', () => {
  renderTree({multiSelect: true});
  click('Drafts');
  click('Sent', {ctrlKey: true});
  expect(listSelected()).toEqual(['Drafts', 'Sent']);
  click('Drafts', {ctrlKey: true});
  expect(listSelected()).toEqual(['Sent']);
});

it('moves the end of the range with another Shift + click, without disabled items', () => {
  renderTree({multiSelect: true});
  click('Drafts');
  click('Trash', {shiftKey: true});
  expect(listSelected()).toEqual(['Drafts', 'Sent', 'Trash']);
  click('Sent', {shiftKey: true});
  expect(listSelected()).toEqual(['Drafts', 'Sent']);
});

it('selects all visible items with Ctrl + A, but no disabled items or collapsed children', () => {
  const onSelectedItemsChange = jest.fn();
  renderTree({
    multiSelect: true,
    onSelectedItemsChange: (event, ids) => onSelectedItemsChange(ids),
  });
  act(() => item('Drafts').focus());
  fireEvent.keyDown(item('Drafts'), {key: 'a', keyCode: 65, ctrlKey: true});
  expect(onSelectedItemsChange).toHaveBeenCalledWith([
    'inbox',
    'drafts',
    'sent',
    'trash',
  ]);
});

it('selects nothing with disableSelection, even from code, but still expands', () => {
  const {api} = renderTree({disableSelection: true});
  click('Inbox');
  act(() => api.setItemSelection({itemId: 'drafts'}));
  expect(listSelected()).toEqual([]);
  expect(screen.getByText('Work')).toBeInTheDocument();
});

it('selects by the checkbox only with checkboxSelection, one item at a time', () => {
  renderTree({checkboxSelection: true});
  click('Inbox');
  expect(listSelected()).toEqual([]);
  expect(screen.getByText('Work')).toBeInTheDocument();
  fireEvent.click(item('Drafts').querySelector('input')!);
  fireEvent.click(item('Sent').querySelector('input')!);
  expect(listSelected()).toEqual(['Sent']);
});

it('logs an error when selectedItems is undefined at first and set later', () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const {rerender} = render(<SimpleTreeView selectedItems={undefined} />);
  rerender(<SimpleTreeView selectedItems="drafts" />);
  expect(error.mock.calls.join(' ')).toContain('uncontrolled selectedItems');
});

it('calls onItemSelectionToggle for the old and the new item with single selection', () => {
  const {toggled} = renderTree({defaultSelectedItems: 'drafts'});
  click('Sent');
  expect(toggled.toSorted()).toEqual([
    ['drafts', false],
    ['sent', true],
  ]);
});

it('replaces the selection with setItemSelection(), unless keepExistingSelection is set', () => {
  const {api} = renderTree({multiSelect: true, defaultSelectedItems: ['drafts']});
  act(() => api.setItemSelection({itemId: 'sent', keepExistingSelection: true}));
  expect(listSelected()).toEqual(['Drafts', 'Sent']);
  act(() => api.setItemSelection({itemId: 'trash'}));
  expect(listSelected()).toEqual(['Trash']);
});

it('clears the whole selection with shouldBeSelected: false and no keepExistingSelection', () => {
  const {api} = renderTree({
    multiSelect: true,
    defaultSelectedItems: ['drafts', 'sent', 'trash'],
  });
  act(() =>
    api.setItemSelection({
      itemId: 'drafts',
      shouldBeSelected: false,
      keepExistingSelection: true,
    }),
  );
  expect(listSelected()).toEqual(['Sent', 'Trash']);
  act(() => api.setItemSelection({itemId: 'sent', shouldBeSelected: false}));
  expect(listSelected()).toEqual([]);
});

it('selects an item without children with Enter, and expands one with children', () => {
  renderTree();
  press('Drafts', 'Enter');
  press('Drafts', 'Enter');
  expect(listSelected()).toEqual(['Drafts']);
  press('Inbox', 'Enter');
  expect(item('Inbox')).toHaveAttribute('aria-expanded', 'true');
  expect(listSelected()).toEqual(['Drafts']);
});

it('extends or reduces the selection with Shift + ↓ or ↑, and extends it with Ctrl + Shift + Home', () => {
  renderTree({multiSelect: true});
  press('Sent', ' ');
  press('Sent', 'ArrowDown', {shiftKey: true});
  expect(listSelected()).toEqual(['Sent', 'Trash']);
  press('Trash', 'ArrowUp', {shiftKey: true});
  expect(listSelected()).toEqual(['Sent']);
  press('Sent', 'Home', {shiftKey: true, ctrlKey: true});
  expect(listSelected()).toEqual(['Inbox', 'Drafts', 'Sent']);
});

it('selects the range from the last selected item with Shift + Space', () => {
  renderTree({multiSelect: true});
  press('Drafts', ' ');
  press('Trash', ' ', {shiftKey: true});
  expect(listSelected()).toEqual(['Drafts', 'Sent', 'Trash']);
});

it('propagates to rendered items only', () => {
  const {toggled} = renderTree({
    multiSelect: true,
    selectionPropagation: {descendants: true},
  });
  act(() => item('Inbox').focus());
  press('Inbox', ' ');
  expect(toggled).toEqual([['inbox', true]]);
});
