import {act, fireEvent, render, screen} from '@testing-library/react';
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';
import {RichTreeViewPro} from '@mui/x-tree-view-pro';

const ITEMS = [
  {
    id: 'photos',
    label: 'Photos',
    children: [
      {id: 'harbor', label: 'Harbor'},
      {id: 'hall', label: 'Hall'},
    ],
  },
  {id: 'notes', label: 'Notes'},
  {id: 'news', label: 'News'},
];

const item = (label: string) => screen.getByText(label).closest('li')!;
const listSelected = () =>
  [...document.querySelectorAll('[aria-selected="true"] > .MuiTreeItem-content')].map(
    ({textContent}) => textContent,
  );

it('renders only expanded branches', () => {
  render(<RichTreeView items={ITEMS} />);
  expect(screen.queryByText('Harbor')).toBeNull();
  fireEvent.click(screen.getByText('Photos'));
  expect(item('Harbor')).toBeInTheDocument();
});

it('selects several items with Ctrl or ⌘ and a click', () => {
  render(<RichTreeView items={ITEMS} multiSelect />);
  fireEvent.click(screen.getByText('Notes'));
  fireEvent.click(screen.getByText('News'), {ctrlKey: true});
  expect(listSelected()).toEqual(['Notes', 'News']);
  fireEvent.click(screen.getByText('Photos'), {metaKey: true});
  expect(listSelected()).toEqual(['Photos', 'Notes', 'News']);
});

it('selects the children of a checked item with selectionPropagation', () => {
  render(
    <RichTreeView
      items={ITEMS}
      multiSelect
      checkboxSelection
      selectionPropagation={{descendants: true, parents: true}}
      defaultExpandedItems={['photos']}
    />,
  );
  fireEvent.click(item('Photos').querySelector('input')!);
  expect(listSelected()).toEqual(['Photos', 'Harbor', 'Hall']);
});

it('receives items as JSX in SimpleTreeView and as data in RichTreeView', () => {
  render(
    <SimpleTreeView>
      <TreeItem itemId="inbox" label="Inbox" />
    </SimpleTreeView>,
  );
  expect(item('Inbox')).toHaveAttribute('role', 'treeitem');
  render(<RichTreeView items={ITEMS} />);
  expect(item('Notes')).toHaveAttribute('role', 'treeitem');
});

it('is a single tab stop', () => {
  const {container} = render(
    <RichTreeView items={ITEMS} checkboxSelection isItemEditable />,
  );
  expect(container.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});

it('renames an item by a double-click on its label or by Enter with isItemEditable', () => {
  render(<RichTreeView items={ITEMS} isItemEditable />);
  fireEvent.doubleClick(screen.getByText('Notes'));
  expect(document.querySelector('input')).toHaveValue('Notes');
  fireEvent.keyDown(document.querySelector('input')!, {key: 'Escape'});
  act(() => item('News').focus());
  fireEvent.keyDown(item('News'), {key: 'Enter'});
  expect(document.querySelector('input')).toHaveValue('News');
});

it('can’t switch between controlled and uncontrolled state', () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const {rerender} = render(<RichTreeView items={ITEMS} />);
  rerender(<RichTreeView items={ITEMS} selectedItems="notes" />);
  expect(error.mock.calls.join(' ')).toMatch(
    /uncontrolled.*selectedItems|selectedItems.*controlled/,
  );
});

it('returns a ref with methods to focus, select, expand, and read items from useTreeViewApiRef()', () => {
  let apiRef: ReturnType<typeof useTreeViewApiRef>;
  function Tree() {
    apiRef = useTreeViewApiRef();
    return <RichTreeView items={ITEMS} apiRef={apiRef as never} />;
  }
  render(<Tree />);
  expect(apiRef!.current).toEqual(
    expect.objectContaining({
      focusItem: expect.any(Function),
      setItemSelection: expect.any(Function),
      setItemExpansion: expect.any(Function),
      getItem: expect.any(Function),
    }),
  );
});

it('discards edited labels that you haven’t stored for a new array', () => {
  const {rerender} = render(<RichTreeView items={ITEMS} isItemEditable />);
  fireEvent.doubleClick(screen.getByText('Notes'));
  const field = document.querySelector('input')!;
  fireEvent.change(field, {target: {value: 'Letters'}});
  fireEvent.keyDown(field, {key: 'Enter'});
  expect(item('Letters')).toBeInTheDocument();
  rerender(<RichTreeView items={[...ITEMS]} isItemEditable />);
  expect(item('Notes')).toBeInTheDocument();
});

it('renders all children of an expanded item, without virtualization', () => {
  const children = Array.from({length: 200}, (unused, index) => ({
    id: `${index}`,
    label: `${index}`,
  }));
  render(
    <RichTreeView
      items={[{id: 'root', label: 'Root', children}]}
      defaultExpandedItems={['root']}
    />,
  );
  expect(document.querySelectorAll('li')).toHaveLength(201);
});

it('reorders items by drag and drop with itemsReordering only in RichTreeViewPro', () => {
  const props = {items: ITEMS, itemsReordering: true};
  const {unmount} = render(<RichTreeViewPro {...props} />);
  expect(item('Notes')).toHaveAttribute('draggable', 'true');
  unmount();
  jest.spyOn(console, 'error').mockImplementation();
  render(<RichTreeView {...props} />);
  expect(item('Notes')).not.toHaveAttribute('draggable');
});
