import * as React from 'react';
import Paper from '@mui/material/Paper';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import type {UseTreeItemContentSlotOwnProps} from '@mui/x-tree-view/useTreeItem';

// #region preview
interface CardContentProps extends Omit<UseTreeItemContentSlotOwnProps, 'ref'> {
  ownerState?: object;
  children?: React.ReactNode;
}

const CardContent = React.forwardRef<HTMLDivElement, CardContentProps>(
  function CardContent({status, ownerState, ...other}, ref) {
    return (
      <Paper
        {...other}
        ref={ref}
        variant="outlined"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          mb: 0.5,
          p: 1,
          // The formula of the default content: padding plus indentation.
          paddingInlineStart:
            'calc(8px + var(--TreeView-itemChildrenIndentation) * var(--TreeView-itemDepth))',
          cursor: 'pointer',
          '&[data-selected]': {bgcolor: 'action.selected'},
          '&[data-focused]': {outline: '2px solid', outlineColor: 'primary.main'},
        }}
      />
    );
  },
);

const CardItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function CardItem(props, ref) {
    return <TreeItem {...props} ref={ref} slots={{content: CardContent}} />;
  },
);

const items = [
  {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}]},
  {id: 'map', label: 'Star map'},
];

export default function ContentSlot() {
  return (
    <RichTreeView
      aria-label="Archive"
      items={items}
      itemChildrenIndentation={24}
      slots={{item: CardItem}}
      defaultExpandedItems={['logs']}
    />
  );
}
// #endregion
