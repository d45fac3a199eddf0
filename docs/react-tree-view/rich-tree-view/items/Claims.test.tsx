import {act, fireEvent, render, screen} from '@testing-library/react';
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView, type RichTreeViewProps} from '@mui/x-tree-view/RichTreeView';

interface Item {
  id: string;
  label: string;
  size?: number;
  children?: Item[];
  files?: Item[];
}

const ITEMS: Item[] = [
  {id: 'images', label: 'Images', children: [{id: 'hero', label: 'Hero', size: 12}]},
  {
    id: 'archive',
    label: 'Archive',
    size: 0,
    children: [{id: 'old', label: 'Old'}],
  },
  {id: 'notes', label: 'Notes'},
];

const isItemDisabled = (item: Item) => item.size === 0;

type TreeApi = Required<
  NonNullable<NonNullable<RichTreeViewProps<Item, false>['apiRef']>['current']>
>;

/** Renders a tree, and returns its methods and a function that renders it again. */
function renderTree<Multiple extends boolean | undefined = false>(
  props: Partial<RichTreeViewProps<Item, Multiple>> = {},
) {
  let read: () => TreeApi | undefined = () => undefined;
  function Tree(changed: Partial<RichTreeViewProps<Item, Multiple>>) {
    const apiRef = useTreeViewApiRef();
    read = () => apiRef.current;
    return <RichTreeView items={ITEMS} {...props} {...changed} apiRef={apiRef} />;
  }
  const {rerender} = render(<Tree />);
  return {
    api: read()!,
    change: (changed: Partial<RichTreeViewProps<Item, Multiple>>) =>
      rerender(<Tree {...changed} />),
  };
}

const item = (name: string) => screen.getByText(name).closest('li')!;
const listSelected = () =>
  screen
    .queryAllByRole('treeitem', {selected: true})
    .map((element) => element.textContent);

it('throws an error if an item has no id or if two items have the same id', () => {
  jest.spyOn(console, 'error').mockImplementation();
  const twice = [
    {id: '17', label: 'Order'},
    {id: '17', label: 'Customer'},
  ];
  expect(() => render(<RichTreeView items={twice} />)).toThrow(/same id/);
  expect(() =>
    render(
      <RichTreeView
        items={[{label: 'Order'}]}
        getItemId={(order: {label: string; id?: string}) => order.id!}
      />,
    ),
  ).toThrow(/unique `id`/);
});

it('discards states of setIsItemDisabled and edited labels when items change', () => {
  const {api, change} = renderTree({isItemEditable: true});
  act(() => {
    api.setIsItemDisabled({itemId: 'notes', shouldBeDisabled: true});
    api.updateItemLabel('notes', 'Letters');
  });
  expect(item('Letters')).toHaveAttribute('aria-disabled', 'true');
  change({items: [...ITEMS]});
  expect(item('Notes')).not.toHaveAttribute('aria-disabled', 'true');
});

it('disables an item with all of its descendants, and keeps its children visible', () => {
  renderTree({isItemDisabled, defaultExpandedItems: ['archive']});
  expect(item('Archive')).toHaveAttribute('aria-disabled', 'true');
  expect(item('Old')).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(screen.getByText('Archive'));
  expect(listSelected()).toEqual([]);
  expect(screen.getByText('Old')).toBeInTheDocument();
});

it('skips disabled items with the arrow keys, unless disabledItemsFocusable is set', () => {
  const {change} = renderTree({isItemDisabled});
  act(() => item('Images').focus());
  fireEvent.keyDown(item('Images'), {key: 'ArrowDown'});
  expect(item('Notes')).toHaveFocus();
  change({disabledItemsFocusable: true});
  fireEvent.keyDown(item('Notes'), {key: 'ArrowUp'});
  expect(item('Archive')).toHaveFocus();
  fireEvent.keyDown(item('Archive'), {key: ' '});
  fireEvent.keyDown(item('Archive'), {key: 'ArrowRight'});
  expect(listSelected()).toEqual([]);
  expect(screen.queryByText('Old')).toBeNull();
});

it('selects visible disabled items with Ctrl + A if they’re focusable', () => {
  renderTree({multiSelect: true, isItemDisabled, disabledItemsFocusable: true});
  act(() => item('Images').focus());
  fireEvent.keyDown(item('Images'), {key: 'a', keyCode: 65, ctrlKey: true});
  expect(listSelected()).toEqual(['Images', 'Archive', 'Notes']);
});

it('selects and focuses a disabled item from code', () => {
  const {api} = renderTree({isItemDisabled});
  act(() => api.setItemSelection({itemId: 'archive'}));
  expect(listSelected()).toEqual(['Archive']);
  act(() => api.focusItem({} as React.SyntheticEvent, 'archive'));
  expect(item('Archive')).toHaveFocus();
});

it('calls onItemClick for clicks with the id, and for no key', () => {
  const onItemClick = jest.fn();
  renderTree({onItemClick: (event, id) => onItemClick(id)});
  fireEvent.click(screen.getByText('Notes'));
  expect(onItemClick.mock.calls).toEqual([['notes']]);
  fireEvent.keyDown(item('Notes'), {key: ' '});
  fireEvent.keyDown(item('Notes'), {key: 'Enter'});
  expect(onItemClick).toHaveBeenCalledTimes(1);
});

it('returns the object that you passed, with the original label', () => {
  const {api} = renderTree({isItemEditable: true});
  act(() => api.updateItemLabel('notes', 'Letters'));
  expect(screen.getByText('Letters')).toBeInTheDocument();
  expect(api.getItem('notes')).toBe(ITEMS[2]);
  expect(api.getItemTree()).toEqual([
    expect.objectContaining({id: 'images', label: 'Images'}),
    expect.objectContaining({id: 'archive', label: 'Archive'}),
    expect.objectContaining({id: 'notes', label: 'Notes'}),
  ]);
});

it('returns null for the element of an item inside a collapsed item', () => {
  const {api} = renderTree();
  expect(api.getItemDOMElement('hero')).toBeNull();
  expect(api.getItemDOMElement('images')).toBe(item('Images'));
});

it('returns the ids of root items for null, and null for the parent of a root item', () => {
  const {api} = renderTree();
  const readIds: (id: string | null) => string[] = api.getItemOrderedChildrenIds;
  expect(readIds(null)).toEqual(['images', 'archive', 'notes']);
  expect(readIds('images')).toEqual(['hero']);
  expect(api.getParentId('images')).toBeNull();
  expect(api.getParentId('hero')).toBe('images');
});

it('puts the children in the children field of getItemTree(), and keeps your own field', () => {
  const {api} = renderTree({
    items: [{id: 'folder', label: 'Folder', files: [{id: 'file', label: 'File'}]}],
    getItemChildren: (folder) => folder.files,
  });
  const file = {id: 'file', label: 'File'};
  expect(api.getItemTree()).toEqual([
    expect.objectContaining({
      children: [expect.objectContaining(file)],
      files: [file],
    }),
  ]);
});

it('toggles the state with setIsItemDisabled() if you omit shouldBeDisabled', () => {
  const {api} = renderTree();
  act(() => api.setIsItemDisabled({itemId: 'notes'}));
  expect(item('Notes')).toHaveAttribute('aria-disabled', 'true');
  act(() => api.setIsItemDisabled({itemId: 'notes'}));
  expect(item('Notes')).not.toHaveAttribute('aria-disabled', 'true');
});
