import {act, fireEvent, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import * as proPackage from '@mui/x-tree-view-pro';
import * as communityPackage from '@mui/x-tree-view';
import {RichTreeView, type RichTreeViewProps} from '@mui/x-tree-view/RichTreeView';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';
import {DataSourceCacheDefault} from '@mui/x-tree-view/utils';

const ITEMS = [
  {id: 'images', label: 'Images', children: [{id: 'hero', label: 'Hero'}]},
  {id: 'notes', label: 'Notes'},
  {id: 'invoices', label: 'Invoices'},
];

type Item = (typeof ITEMS)[number];

const renderTree = <Multiple extends boolean | undefined = false>(
  props: Partial<RichTreeViewProps<Item, Multiple>> = {},
) => render(<RichTreeView items={ITEMS} {...props} />);
const item = (label: string) => screen.getByText(label).closest('li')!;
const press = (key: string) => fireEvent.keyDown(document.activeElement!, {key});
const isExpanded = (label: string) =>
  item(label).getAttribute('aria-expanded') === 'true';

it('exports the components from @mui/x-tree-view-pro, with RichTreeViewPro instead of RichTreeView', () => {
  const missing = Object.keys(communityPackage).filter((name) => !(name in proPackage));
  expect(missing).toContain('RichTreeView');
  expect(
    missing.filter((name) => /^[A-Z][a-z]/.test(name) && !/^RichTreeView/.test(name)),
  ).toEqual([]);
  expect(proPackage).toHaveProperty('RichTreeViewPro');
});

it('has DataSourceCacheDefault only in the /utils subpath of @mui/x-tree-view', () => {
  expect(new DataSourceCacheDefault({}).get('root')).toBeUndefined();
  expect(proPackage).not.toHaveProperty('DataSourceCacheDefault');
  expect(() => jest.requireActual('@mui/x-tree-view-pro/utils')).toThrow();
});

it('processes all items again if a function such as getItemLabel changes', () => {
  const getItemLabel = jest.fn(({label}: Item) => label);
  const {rerender} = renderTree({getItemLabel});
  const calls = getItemLabel.mock.calls.length;
  rerender(<RichTreeView items={ITEMS} getItemLabel={getItemLabel} />);
  expect(getItemLabel).toHaveBeenCalledTimes(calls);
  rerender(
    <RichTreeView items={ITEMS} getItemLabel={(entry) => getItemLabel(entry)} />,
  );
  expect(getItemLabel.mock.calls.length).toBeGreaterThan(calls);
});

it('processes all of its items for a new items array', () => {
  const getItemLabel = jest.fn(({label}: Item) => label);
  const {rerender} = renderTree({getItemLabel});
  const calls = getItemLabel.mock.calls.length;
  rerender(<RichTreeView items={[...ITEMS]} getItemLabel={getItemLabel} />);
  expect(getItemLabel.mock.calls.length).toBeGreaterThanOrEqual(calls + 3);
});

it('manages expansion and selection from the default items on', () => {
  renderTree({defaultExpandedItems: ['images'], defaultSelectedItems: 'notes'});
  expect(isExpanded('Images')).toBe(true);
  fireEvent.click(screen.getByText('Images'));
  expect(isExpanded('Images')).toBe(false);
  expect(item('Images')).toHaveAttribute('aria-selected', 'true');
  expect(item('Notes')).not.toHaveAttribute('aria-selected', 'true');
});

it('passes a single id or null to the callback without multiSelect, and an array with it', () => {
  const onSelectedItemsChange = jest.fn();
  const log = (event: unknown, ids: unknown) => onSelectedItemsChange(ids);
  const {unmount} = renderTree({onSelectedItemsChange: log});
  fireEvent.click(screen.getByText('Notes'));
  fireEvent.click(screen.getByText('Notes'), {ctrlKey: true});
  unmount();
  renderTree({multiSelect: true, onSelectedItemsChange: log});
  fireEvent.click(screen.getByText('Notes'));
  expect(onSelectedItemsChange.mock.calls.at(0)).toEqual(['notes']);
  expect(onSelectedItemsChange.mock.calls.at(-1)).toEqual([['notes']]);
});

it('is a single tab stop, and moves the focus with ↓ and ↑', () => {
  renderTree();
  expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  act(() => item('Images').focus());
  press('ArrowDown');
  expect(item('Notes')).toHaveFocus();
  press('ArrowUp');
  expect(item('Images')).toHaveFocus();
});

it('expands and collapses with → and ←, and expands or collapses with Enter', () => {
  renderTree();
  act(() => item('Images').focus());
  press('ArrowRight');
  expect(isExpanded('Images')).toBe(true);
  press('ArrowLeft');
  expect(isExpanded('Images')).toBe(false);
  press('Enter');
  expect(isExpanded('Images')).toBe(true);
  press('Enter');
  expect(isExpanded('Images')).toBe(false);
});

it('selects an item with Space', () => {
  renderTree();
  act(() => item('Notes').focus());
  press(' ');
  expect(item('Notes')).toHaveAttribute('aria-selected', 'true');
});

it('moves the focus to the next item that starts with a typed letter', () => {
  renderTree();
  act(() => item('Images').focus());
  press('i');
  expect(item('Invoices')).toHaveFocus();
  press('n');
  expect(item('Notes')).toHaveFocus();
});

it('renders on the server, including the children of expanded items', () => {
  // An effect that can't run on a server is a warning in jsdom.
  jest.spyOn(console, 'error').mockImplementation();
  const html = renderToString(
    <RichTreeView items={ITEMS} defaultExpandedItems={['images']} />,
  );
  expect(html).toContain('Hero');
  expect(html).toContain('Notes');
  const simple = renderToString(
    <SimpleTreeView>
      <TreeItem itemId="images" label="Images">
        <TreeItem itemId="hero" label="Hero" />
      </TreeItem>
    </SimpleTreeView>,
  );
  expect(simple).toContain('Images');
  expect(simple).not.toContain('Hero');
});
