import * as React from 'react';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItemGroupTransition, TreeItemRoot} from '@mui/x-tree-view/TreeItem';
import {TreeItemProvider} from '@mui/x-tree-view/TreeItemProvider';
import {useTreeItem, type UseTreeItemParameters} from '@mui/x-tree-view/useTreeItem';

const teams = [
  {
    id: 'engineering',
    label: 'Engineering',
    children: [
      {id: 'frontend', label: 'Frontend'},
      {id: 'backend', label: 'Backend'},
    ],
  },
];

const cardStyles = {
  mb: 1,
  ml: 'calc(32px * var(--TreeView-itemDepth))',
  p: 1,
  cursor: 'pointer',
  '&[data-focused]': {outline: '2px solid', outlineColor: 'primary.main'},
  '&[data-selected]': {bgcolor: 'action.selected'},
};

// #region preview
const CardItem = React.forwardRef<HTMLLIElement, UseTreeItemParameters>(
  function CardItem({id, itemId, label, disabled, children, ...other}, rootRef) {
    // cardStyles: {ml: 'calc(32px * var(--TreeView-itemDepth))', '&[data-focused]': {…}, …}
    const item = useTreeItem({id, itemId, label, disabled, children, rootRef});
    const {status, ...contentProps} = item.getContentProps(); // `status` isn't for the DOM

    return (
      <TreeItemProvider {...item.getContextProviderProps()}>
        <TreeItemRoot {...item.getRootProps(other)}>
          <Paper {...contentProps} variant="outlined" sx={cardStyles}>
            <div>{label}</div>
            <Typography variant="caption">
              {status.expandable ? 'Department' : 'Team'}
            </Typography>
          </Paper>
          {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
        </TreeItemRoot>
      </TreeItemProvider>
    );
    // #endregion
  },
);

const slots = {item: CardItem};

export default function OwnElements() {
  return (
    <RichTreeView
      aria-label="Teams"
      items={teams}
      slots={slots}
      defaultExpandedItems={['engineering']}
    />
  );
}
