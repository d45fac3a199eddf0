import {act, fireEvent, render, screen} from '@testing-library/react';
import {
  RichTreeViewPro,
  useTreeViewApiRef,
  type RichTreeViewProProps,
} from '@mui/x-tree-view-pro';

interface Item {
  id: string;
  label: string;
  children?: Item[];
}

const ITEMS: Item[] = [
  {
    id: 'todo',
    label: 'To do',
    children: [
      {id: 'pricing', label: 'Pricing'},
      {id: 'invoices', label: 'Invoices'},
    ],
  },
  {id: 'done', label: 'Done'},
  {id: 'later', label: 'Later'},
];
const ROW_HEIGHT = 40;

/** jsdom has no layout: every row is at the top left of the window. */
beforeEach(() => {
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 300, ROW_HEIGHT));
});

type Props = Partial<RichTreeViewProProps<Item, false>>;

/** Renders a tree with expanded items, and returns what changes it or reads it. */
function renderTree(props: Props = {}) {
  const moves: unknown[] = [];
  let apiRef: ReturnType<typeof useTreeViewApiRef>;
  function Tree(changed: Props) {
    apiRef = useTreeViewApiRef();
    return (
      <RichTreeViewPro
        items={ITEMS}
        defaultExpandedItems={['todo']}
        itemChildrenIndentation={12}
        itemsReordering
        onItemPositionChange={(move) => moves.push(move)}
        {...props}
        {...changed}
        apiRef={apiRef as never}
      />
    );
  }
  const {rerender} = render(<Tree />);
  return {
    moves,
    change: (changed: Props) => rerender(<Tree {...changed} />),
    readOrder: (parent: string | null) =>
      (
        apiRef.current as unknown as {
          getItemOrderedChildrenIds: (id: string | null) => string[];
        }
      ).getItemOrderedChildrenIds(parent),
    readTree: () =>
      (apiRef.current as unknown as {getItemTree: () => Item[]}).getItemTree(),
  };
}

const row = (label: string) => screen.getByText(label).closest('.MuiTreeItem-content')!;
const item = (label: string) => screen.getByText(label).closest('li')!;

function send(element: Element, type: string, init: MouseEventInit = {}) {
  const event = new MouseEvent(type, {bubbles: true, cancelable: true, ...init});
  const dataTransfer = {dropEffect: 'move', types: [], setDragImage() {}, setData() {}};
  Object.assign(event, {dataTransfer});
  act(() => void element.dispatchEvent(event));
  return event;
}

/** Drags an item to a row, from 0 at its top to 1 at its bottom, and drops it there. */
function drag(label: string, target: string, at: number, left = 100) {
  send(item(label), 'dragstart');
  send(row(target), 'dragenter');
  const over = send(row(target), 'dragover', {clientX: left, clientY: ROW_HEIGHT * at});
  send(item(label), 'dragend');
  return over;
}

it('is off by default, and lets users move all items once it’s on', () => {
  const {change} = renderTree({itemsReordering: undefined});
  expect(document.querySelector('[draggable="true"]')).toBeNull();
  change({itemsReordering: true});
  expect(document.querySelectorAll('[draggable="true"]')).toHaveLength(5);
});

it.each([
  ['before the target in the upper quarter', 0.2, 100, {parentId: null, index: 1}],
  ['as the first child in the middle', 0.5, 100, {parentId: 'done', index: 0}],
  ['after the target in the lower quarter', 0.8, 100, {parentId: null, index: 2}],
] as const)('moves the item %s', (name, at, left, newPosition) => {
  const {moves} = renderTree();
  drag('Pricing', 'Done', at, left);
  expect(moves).toEqual([
    {itemId: 'pricing', oldPosition: {parentId: 'todo', index: 0}, newPosition},
  ]);
});

it('makes the item the last sibling of the target in the indentation', () => {
  const {moves} = renderTree();
  drag('Later', 'Pricing', 0.5, 5);
  expect(moves).toEqual([
    expect.objectContaining({newPosition: {parentId: 'todo', index: 2}}),
  ]);
});

it('moves the item before or after the target in its halves if it can’t become a child', () => {
  const {moves} = renderTree({
    canMoveItemToNewPosition: ({newPosition}) => newPosition.parentId === null,
  });
  drag('Pricing', 'Done', 0.4);
  drag('Pricing', 'Later', 0.6);
  expect(moves).toEqual([
    expect.objectContaining({newPosition: {parentId: null, index: 1}}),
    expect.objectContaining({newPosition: {parentId: null, index: 3}}),
  ]);
});

it('doesn’t move an item after a target that has children and isn’t the last of its siblings', () => {
  const {moves} = renderTree();
  drag('Later', 'To do', 0.9);
  expect(moves).toEqual([
    expect.objectContaining({newPosition: {parentId: 'todo', index: 0}}),
  ]);
});

it('doesn’t drop an item into itself or its descendants', () => {
  const {moves} = renderTree();
  drag('To do', 'To do', 0.5);
  drag('To do', 'Invoices', 0.5);
  expect(moves).toEqual([]);
});

it('passes the id to isItemReorderable; other items aren’t draggable and don’t accept drops', () => {
  const isItemReorderable = jest.fn((id: string) => id !== 'done');
  renderTree({isItemReorderable});
  expect(isItemReorderable).toHaveBeenCalledWith('done');
  expect(item('Done')).not.toHaveAttribute('draggable', 'true');
  // A browser drops only where the event was prevented.
  expect(drag('Invoices', 'Pricing', 0.2).defaultPrevented).toBe(true);
  expect(drag('Invoices', 'Done', 0.2).defaultPrevented).toBe(false);
});

it('runs canMoveItemToNewPosition once for each position of a row, but not for the current one', () => {
  const canMoveItemToNewPosition = jest.fn(() => true);
  renderTree({canMoveItemToNewPosition});
  drag('Later', 'Done', 0.5);
  expect(canMoveItemToNewPosition.mock.calls).toEqual(
    [
      {parentId: 'done', index: 0},
      {parentId: null, index: 1},
    ].map((newPosition) => [
      {itemId: 'later', oldPosition: {parentId: null, index: 2}, newPosition},
    ]),
  );
});

it('stores the new order without changing items, and uses the order of a new array', () => {
  const {change, readOrder, readTree} = renderTree();
  drag('Later', 'Done', 0.2);
  expect(readOrder(null)).toEqual(['todo', 'later', 'done']);
  expect(readTree().map(({id}) => id)).toEqual(['todo', 'later', 'done']);
  expect(ITEMS.map(({id}) => id)).toEqual(['todo', 'done', 'later']);
  change({items: [...ITEMS]});
  expect(readOrder(null)).toEqual(['todo', 'done', 'later']);
});

it('doesn’t move an item while users edit its label', () => {
  const {moves} = renderTree({isItemEditable: true});
  fireEvent.doubleClick(screen.getByText('Later'));
  const editing = document.querySelector('input')!.closest('li')!;
  send(editing, 'dragstart');
  send(editing, 'dragend');
  expect(moves).toEqual([]);
  expect(document.querySelector('[class*="MuiTreeItemDragAndDropOverlay"]')).toBeNull();
});
