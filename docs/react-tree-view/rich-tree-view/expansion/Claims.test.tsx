import {act, fireEvent, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView, type RichTreeViewProps} from '@mui/x-tree-view/RichTreeView';

const ITEMS = [
  {
    id: 'furniture',
    label: 'Furniture',
    children: [{id: 'desks', label: 'Desks', children: [{id: 'oak', label: 'Oak'}]}],
  },
  {id: 'lamps', label: 'Lamps', children: [{id: 'floor', label: 'Floor lamps'}]},
  {id: 'gifts', label: 'Gift cards'},
];

type TreeProps = Partial<RichTreeViewProps<(typeof ITEMS)[number], false>>;
type TreeApi = Required<NonNullable<NonNullable<TreeProps['apiRef']>['current']>>;

/** Renders a tree, and returns its methods. */
function renderTree(props: TreeProps = {}) {
  let read: () => TreeApi | undefined = () => undefined;
  function Tree() {
    const apiRef = useTreeViewApiRef();
    read = () => apiRef.current;
    return <RichTreeView items={ITEMS} {...props} apiRef={apiRef} />;
  }
  render(<Tree />);
  return read()!;
}

const item = (name: string) => screen.getByText(name).closest('li')!;
const isVisible = (name: string) => screen.queryByText(name) !== null;

function press(name: string, key: string) {
  act(() => item(name).focus());
  fireEvent.keyDown(item(name), {key});
}

it('collapses all items initially, and doesn’t render their children', () => {
  renderTree();
  expect(screen.getAllByRole('treeitem')).toHaveLength(3);
});

it('shows the children of an expanded nested item once users expand its parent', () => {
  const api = renderTree({defaultExpandedItems: ['desks']});
  expect(isVisible('Oak')).toBe(false);
  expect(api.isItemExpanded('desks')).toBe(true);
  fireEvent.click(screen.getByText('Furniture'));
  expect(isVisible('Oak')).toBe(true);
});

it('expands the items that you pass in expandedItems', () => {
  const onExpandedItemsChange = jest.fn();
  renderTree({
    expandedItems: ['lamps'],
    onExpandedItemsChange: (event, ids) => onExpandedItemsChange(ids),
  });
  fireEvent.click(screen.getByText('Lamps'));
  expect(onExpandedItemsChange).toHaveBeenCalledWith([]);
  expect(isVisible('Floor lamps')).toBe(true);
});

it('logs an error when expandedItems is undefined at first and set later', () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const {rerender} = render(<RichTreeView items={ITEMS} expandedItems={undefined} />);
  rerender(<RichTreeView items={ITEMS} expandedItems={[]} />);
  expect(error.mock.calls.join(' ')).toContain('uncontrolled expandedItems');
});

it('calls onItemExpansionToggle with the id and the new state', () => {
  const onToggle = jest.fn();
  renderTree({onItemExpansionToggle: (event, id, isOpen) => onToggle(id, isOpen)});
  fireEvent.click(screen.getByText('Lamps'));
  fireEvent.click(screen.getByText('Lamps'));
  expect(onToggle.mock.calls).toEqual([
    ['lamps', true],
    ['lamps', false],
  ]);
});

it('expands and selects by a click on the row by default', () => {
  renderTree();
  fireEvent.click(screen.getByText('Lamps'));
  expect(isVisible('Floor lamps')).toBe(true);
  expect(item('Lamps')).toHaveAttribute('aria-selected', 'true');
});

it.each([
  ['expansionTrigger="iconContainer"', {expansionTrigger: 'iconContainer'}],
  ['isItemEditable', {isItemEditable: true}],
] satisfies [string, TreeProps][])(
  'expands by the icon only with %s, and by the arrow keys',
  (name, props) => {
    renderTree(props);
    fireEvent.click(screen.getByText('Lamps'));
    expect(isVisible('Floor lamps')).toBe(false);
    expect(item('Lamps')).toHaveAttribute('aria-selected', 'true');
    fireEvent.click(item('Lamps').querySelector('.MuiTreeItem-iconContainer')!);
    expect(isVisible('Floor lamps')).toBe(true);
    press('Furniture', 'ArrowRight');
    expect(isVisible('Desks')).toBe(true);
  },
);

it('calls the same callbacks with setItemExpansion(), which toggles without shouldBeExpanded', () => {
  const onToggle = jest.fn();
  const api = renderTree({onItemExpansionToggle: onToggle});
  act(() => api.setItemExpansion({itemId: 'lamps'}));
  expect(onToggle).toHaveBeenLastCalledWith(null, 'lamps', true);
  act(() => api.setItemExpansion({itemId: 'lamps'}));
  expect(onToggle).toHaveBeenLastCalledWith(null, 'lamps', false);
});

it('expands with →, then moves to the first child; collapses with ←, then moves to the parent', () => {
  renderTree();
  press('Furniture', 'ArrowRight');
  expect(item('Furniture')).toHaveFocus();
  press('Furniture', 'ArrowRight');
  expect(item('Desks')).toHaveFocus();
  press('Desks', 'ArrowLeft');
  expect(item('Furniture')).toHaveFocus();
  press('Furniture', 'ArrowLeft');
  expect(item('Furniture')).toHaveAttribute('aria-expanded', 'false');
});

it('toggles with Enter, and expands all siblings with *', () => {
  renderTree();
  press('Lamps', 'Enter');
  expect(item('Lamps')).toHaveAttribute('aria-expanded', 'true');
  press('Lamps', 'Enter');
  expect(item('Lamps')).toHaveAttribute('aria-expanded', 'false');
  press('Lamps', '*');
  expect(isVisible('Floor lamps')).toBe(true);
  expect(isVisible('Desks')).toBe(true);
});

it('sets aria-expanded on items with children only', () => {
  renderTree();
  expect(item('Lamps')).toHaveAttribute('aria-expanded');
  expect(item('Gift cards')).not.toHaveAttribute('aria-expanded');
});

it('renders the children of expanded items on the server', () => {
  const html = renderToString(
    <RichTreeView items={ITEMS} defaultExpandedItems={['lamps']} />,
  );
  expect(html).toContain('Floor lamps');
  expect(html).not.toContain('Desks');
});
