import * as React from 'react';
import Paper from '@mui/material/Paper';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import type {UseTreeItemContentSlotOwnProps} from '@mui/x-tree-view/useTreeItem';

interface CardContentProps extends Omit<UseTreeItemContentSlotOwnProps, 'ref'> {
  ownerState?: object;
  children?: React.ReactNode;
}

// #region preview
const cardStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  mb: 0.5,
  p: 1,
  // The padding plus the indentation of each level.
  paddingInlineStart:
    'calc(8px + var(--TreeView-itemChildrenIndentation) * var(--TreeView-itemDepth))',
  cursor: 'pointer',
  '&[data-selected]': {bgcolor: 'action.selected'},
  '&[data-focused]': {outline: '2px solid', outlineColor: 'primary.main'},
};

const CardContent = React.forwardRef<HTMLDivElement, CardContentProps>(
  function CardContent({status, ownerState, ...other}, ref) {
    return <Paper {...other} ref={ref} variant="outlined" sx={cardStyles} />;
  },
);
// <TreeItem {...props} ref={ref} slots={{content: CardContent}} />
// #endregion

const itemSlots = {content: CardContent};

const CardItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function CardItem(props, ref) {
    return <TreeItem {...props} ref={ref} slots={itemSlots} />;
  },
);

const items = [
  {id: 'furniture', label: 'Furniture', children: [{id: 'desks', label: 'Desks'}]},
  {id: 'gift-cards', label: 'Gift cards'},
];
const slots = {item: CardItem};

export default function ContentSlot() {
  return (
    <RichTreeView
      aria-label="Product categories"
      items={items}
      itemChildrenIndentation={24}
      slots={slots}
      defaultExpandedItems={['furniture']}
    />
  );
}
