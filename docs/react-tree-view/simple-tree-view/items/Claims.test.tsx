import {act, fireEvent, render, screen} from '@testing-library/react';
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {
  SimpleTreeView,
  type SimpleTreeViewProps,
} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

interface MailProps extends Partial<SimpleTreeViewProps<boolean>> {
  archiveId?: string;
  isArchiveDisabled?: boolean;
}

let apiRef: ReturnType<typeof useTreeViewApiRef>;

function Mail({archiveId = 'archive', isArchiveDisabled = false, ...props}: MailProps) {
  apiRef = useTreeViewApiRef();
  return (
    <SimpleTreeView {...props} apiRef={apiRef as never}>
      <TreeItem itemId="inbox" label={<b>Inbox</b>} />
      <TreeItem itemId={archiveId} label="Archive" disabled={isArchiveDisabled}>
        <TreeItem itemId="2025" label="2025" />
      </TreeItem>
      <TreeItem itemId="trash" id="trash-element" label="Trash" />
    </SimpleTreeView>
  );
}

const item = (label: string) => screen.getByText(label).closest('li')!;
const press = (key: string, options = {}) =>
  fireEvent.keyDown(document.activeElement!, {key, ...options});
const listSelected = () =>
  [
    ...document.querySelectorAll(
      '[aria-selected="true"] > .MuiTreeItem-content .MuiTreeItem-label',
    ),
  ].map(({textContent}) => textContent);
const focus = (label: string) => act(() => item(label).focus());

it('treats an item as a new one, which is neither selected nor expanded, if its id changes', () => {
  const defaults = {defaultExpandedItems: ['archive'], defaultSelectedItems: 'archive'};
  const {rerender} = render(<Mail {...defaults} />);
  expect(item('Archive')).toHaveAttribute('aria-expanded', 'true');
  expect(listSelected()).toContain('Archive');
  rerender(<Mail {...defaults} archiveId="old" />);
  expect(item('Archive')).toHaveAttribute('aria-expanded', 'false');
  expect(listSelected()).toEqual([]);
});

it('generates the id attribute of the element, unless you set id', () => {
  render(<Mail />);
  expect(item('Inbox').id).not.toBe('inbox');
  expect(item('Inbox').id).not.toBe('');
  expect(item('Trash').id).toBe('trash-element');
});

it('ignores the items prop and logs a warning', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const props: object = {items: [{id: 'sent', label: 'Sent'}]};
  render(<Mail {...props} />);
  expect(screen.queryByText('Sent')).toBeNull();
  expect(warn.mock.calls.join(' ')).toContain('items');
});

it('uses the first letter of the rendered text of a label for type-ahead', () => {
  render(<Mail />);
  focus('Trash');
  press('i');
  expect(item('Inbox')).toHaveFocus();
});

it('disables an item with its descendants for users, and keeps its children visible', () => {
  render(<Mail isArchiveDisabled defaultExpandedItems={['archive']} />);
  expect(item('Archive')).toHaveAttribute('aria-disabled', 'true');
  expect(item('2025')).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(screen.getByText('Archive'));
  fireEvent.click(screen.getByText('2025'));
  expect(listSelected()).toEqual([]);
  expect(item('2025')).toBeInTheDocument();
});

it('disables the checkbox of a disabled item', () => {
  render(<Mail isArchiveDisabled checkboxSelection />);
  expect(item('Archive').querySelector('input')).toBeDisabled();
  expect(item('Inbox').querySelector('input')).toBeEnabled();
});

it('skips a disabled item with the arrow keys and type-ahead, unless disabledItemsFocusable is set', () => {
  const {unmount} = render(<Mail isArchiveDisabled />);
  focus('Inbox');
  press('a');
  expect(item('Inbox')).toHaveFocus();
  press('ArrowDown');
  expect(item('Trash')).toHaveFocus();
  unmount();
  render(<Mail isArchiveDisabled disabledItemsFocusable />);
  focus('Trash');
  press('ArrowUp');
  expect(item('Archive')).toHaveFocus();
  press(' ');
  press('ArrowRight');
  expect(listSelected()).toEqual([]);
  expect(item('Archive')).toHaveAttribute('aria-expanded', 'false');
});

it('skips a disabled item when users extend the selection with Shift and an arrow key', () => {
  render(<Mail multiSelect isArchiveDisabled />);
  focus('Inbox');
  press(' ');
  press('ArrowDown', {shiftKey: true});
  expect(listSelected()).toEqual(['Inbox', 'Trash']);
});

it('selects a focusable disabled item with Ctrl + A in a tree with multiSelect', () => {
  render(<Mail multiSelect isArchiveDisabled disabledItemsFocusable />);
  focus('Inbox');
  press('a', {ctrlKey: true, keyCode: 65});
  expect(listSelected()).toEqual(['Inbox', 'Archive', 'Trash']);
});

it('calls onItemClick with the event and the itemId for a click, but not for a key', () => {
  const onItemClick = jest.fn();
  render(<Mail onItemClick={(event, id) => onItemClick(event.type, id)} />);
  fireEvent.click(screen.getByText('Trash'));
  focus('Inbox');
  press('Enter');
  press(' ');
  expect(onItemClick.mock.calls).toEqual([['click', 'trash']]);
});

it('returns the <li> of an item, and null inside a collapsed item', () => {
  render(<Mail />);
  const api = apiRef.current as unknown as {
    getItemDOMElement: (id: string) => HTMLElement | null;
  };
  expect(api.getItemDOMElement('archive')).toBe(item('Archive'));
  expect(api.getItemDOMElement('2025')).toBeNull();
});

it('doesn’t select the children of a collapsed item with selectionPropagation', () => {
  const select = (defaultExpandedItems: string[]) => {
    const selected: unknown[] = [];
    const {unmount} = render(
      <Mail
        multiSelect
        checkboxSelection
        selectionPropagation={{descendants: true}}
        defaultExpandedItems={defaultExpandedItems}
        onSelectedItemsChange={(event, ids) => selected.push(ids)}
      />,
    );
    fireEvent.click(item('Archive').querySelector('input')!);
    unmount();
    return selected[0];
  };
  expect(select([])).toEqual(['archive']);
  expect(select(['archive'])).toEqual(['2025', 'archive']);
});
