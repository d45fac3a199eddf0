import {act, fireEvent, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView, type RichTreeViewProps} from '@mui/x-tree-view/RichTreeView';

interface Item {
  id: string;
  label: string;
  children?: Item[];
}

const ITEMS: Item[] = [
  {id: 'furniture', label: 'Furniture', children: [{id: 'desks', label: 'Desks'}]},
  {id: 'gift-cards', label: 'Gift cards'},
];

type Props = Partial<RichTreeViewProps<Item, false>>;

/** Renders a tree, and returns the saved labels, its methods, and a function that renders it again. */
function renderTree(props: Props = {}) {
  const saved: string[][] = [];
  let apiRef: ReturnType<typeof useTreeViewApiRef>;
  function Tree(changed: Props) {
    apiRef = useTreeViewApiRef();
    return (
      <RichTreeView
        items={ITEMS}
        isItemEditable
        onItemLabelChange={(id, label) => saved.push([id, label])}
        {...props}
        {...changed}
        apiRef={apiRef as never}
      />
    );
  }
  const {rerender} = render(<Tree />);
  const api = apiRef!.current as unknown as {
    updateItemLabel: (id: string, label: string) => void;
    setEditedItem: (id: string | null) => void;
  };
  return {saved, api, change: (changed: Props) => rerender(<Tree {...changed} />)};
}

const item = (label: string) => screen.getByText(label).closest('li')!;
const getField = () => document.querySelector('input');
const edit = (label: string) => fireEvent.doubleClick(screen.getByText(label));

/** Opens the field of an item, and types a label into it. */
async function type(text: string) {
  edit('Gift cards');
  await userEvent.clear(getField()!);
  if (text) {
    await userEvent.type(getField()!, text);
  }
}

it('starts editing by a double-click on the label or by Enter on the item, if isItemEditable is set', () => {
  const {change} = renderTree();
  edit('Gift cards');
  expect(getField()).toHaveValue('Gift cards');
  fireEvent.keyDown(getField()!, {key: 'Escape'});
  act(() => item('Gift cards').focus());
  fireEvent.keyDown(item('Gift cards'), {key: 'Enter'});
  expect(getField()).toHaveFocus();
  fireEvent.keyDown(getField()!, {key: 'Escape'});
  change({isItemEditable: false});
  edit('Gift cards');
  expect(getField()).toBeNull();
});

it('saves the label on Enter and calls onItemLabelChange with the id and the new label', async () => {
  const {saved} = renderTree();
  await type('Vouchers');
  await userEvent.keyboard('{Enter}');
  expect(saved).toEqual([['gift-cards', 'Vouchers']]);
  expect(item('Vouchers')).toBeInTheDocument();
});

it('closes the field and restores the label on Esc', async () => {
  const {saved} = renderTree();
  await type('Vouchers');
  await userEvent.keyboard('{Escape}');
  expect(getField()).toBeNull();
  expect(item('Gift cards')).toBeInTheDocument();
  expect(saved).toEqual([]);
});

it('saves the label when users leave the field', async () => {
  const {saved} = renderTree();
  await type('Vouchers');
  fireEvent.blur(getField()!);
  expect(saved).toEqual([['gift-cards', 'Vouchers']]);
});

it('stays open on Enter and on blur if the field is empty', async () => {
  const {saved} = renderTree();
  await type('');
  await userEvent.keyboard('{Enter}');
  expect(getField()).toBeInTheDocument();
  fireEvent.blur(getField()!);
  expect(getField()).toBeInTheDocument();
  expect(saved).toEqual([]);
});

it('doesn’t expand an item by a click on its label or by Enter, but by →', () => {
  renderTree();
  fireEvent.click(screen.getByText('Furniture'));
  act(() => item('Furniture').focus());
  fireEvent.keyDown(item('Furniture'), {key: 'Enter'});
  fireEvent.keyDown(getField()!, {key: 'Escape'});
  expect(item('Furniture')).toHaveAttribute('aria-expanded', 'false');
  fireEvent.keyDown(item('Furniture'), {key: 'ArrowRight'});
  expect(item('Furniture')).toHaveAttribute('aria-expanded', 'true');
});

it('passes the item to isItemEditable, which returns whether its label is editable', () => {
  renderTree({isItemEditable: ({children}) => !children});
  edit('Furniture');
  expect(getField()).toBeNull();
  edit('Gift cards');
  expect(getField()).toBeInTheDocument();
});

it('closes the field and loses the text when the tree re-renders with a new isItemEditable function', async () => {
  const {saved, change} = renderTree({isItemEditable: () => true});
  await type('Vouchers');
  change({isItemEditable: () => true});
  expect(getField()).toBeNull();
  expect(item('Gift cards')).toBeInTheDocument();
  expect(saved).toEqual([]);
});

it('doesn’t change the objects in items, and displays the old label again for a new array', async () => {
  const {change} = renderTree();
  await type('Vouchers');
  await userEvent.keyboard('{Enter}');
  expect(ITEMS[1]).toEqual({id: 'gift-cards', label: 'Gift cards'});
  change({items: [...ITEMS]});
  expect(item('Gift cards')).toBeInTheDocument();
});

it('changes the label with updateItemLabel() even if the item isn’t editable, and calls onItemLabelChange', () => {
  const {saved, api} = renderTree({isItemEditable: false});
  act(() => api.updateItemLabel('gift-cards', 'Vouchers'));
  expect(item('Vouchers')).toBeInTheDocument();
  expect(saved).toEqual([['gift-cards', 'Vouchers']]);
});

it('throws an error for an empty string', () => {
  const {api} = renderTree();
  expect(() => api.updateItemLabel('gift-cards', '')).toThrow(/label/);
});

it('opens the field with setEditedItem(), and closes it and discards the change with null', async () => {
  const {saved, api} = renderTree();
  act(() => api.setEditedItem('gift-cards'));
  await userEvent.type(getField()!, '!');
  act(() => api.setEditedItem(null));
  expect(item('Gift cards')).toBeInTheDocument();
  expect(saved).toEqual([]);
});

it('has no effect of setEditedItem() on an item that isn’t editable, or inside a collapsed item', () => {
  const {api} = renderTree({isItemEditable: ({id}) => id === 'desks'});
  act(() => api.setEditedItem('gift-cards'));
  expect(getField()).toBeNull();
  act(() => api.setEditedItem('desks'));
  expect(getField()).toBeNull();
});

it('runs handlers of slotProps.labelInput first, and cancels the default with defaultMuiPrevented', async () => {
  const {saved} = renderTree({
    slotProps: {
      item: {
        slotProps: {
          labelInput: {
            onKeyDown: (
              event: React.KeyboardEvent & {defaultMuiPrevented?: boolean},
            ) => {
              event.defaultMuiPrevented = event.key === 'Enter';
            },
          },
        },
      },
    } as Props['slotProps'],
  });
  await type('Vouchers');
  await userEvent.keyboard('{Enter}');
  expect(getField()).toHaveValue('Vouchers');
  expect(saved).toEqual([]);
});
