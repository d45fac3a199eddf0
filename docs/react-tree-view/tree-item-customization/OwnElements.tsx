import * as React from 'react';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItemGroupTransition, TreeItemRoot} from '@mui/x-tree-view/TreeItem';
import {TreeItemProvider} from '@mui/x-tree-view/TreeItemProvider';
import {useTreeItem, type UseTreeItemParameters} from '@mui/x-tree-view/useTreeItem';

// #region preview
const teams = [
  {
    id: 'director',
    label: 'Director',
    children: [
      {id: 'night', label: 'Night watch'},
      {id: 'workshop', label: 'Workshop'},
    ],
  },
];

const CardItem = React.forwardRef<HTMLLIElement, UseTreeItemParameters>(
  function CardItem({id, itemId, label, disabled, children, ...other}, rootRef) {
    const item = useTreeItem({id, itemId, label, disabled, children, rootRef});
    const {status: contentStatus, ...contentProps} = item.getContentProps();

    return (
      <TreeItemProvider {...item.getContextProviderProps()}>
        <TreeItemRoot {...item.getRootProps(other)}>
          <Paper
            {...contentProps}
            variant="outlined"
            sx={{
              mb: 1,
              ml: 'calc(32px * var(--TreeView-itemDepth))',
              p: 1,
              cursor: 'pointer',
              '&[data-focused]': {outline: '2px solid', outlineColor: 'primary.main'},
              '&[data-selected]': {bgcolor: 'action.selected'},
            }}
          >
            <Stack>
              <span>{label}</span>
              <Typography variant="caption">
                {contentStatus.expandable ? 'Leads a team' : 'Works in a team'}
              </Typography>
            </Stack>
          </Paper>
          {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
        </TreeItemRoot>
      </TreeItemProvider>
    );
  },
);

export default function OwnElements() {
  return (
    <RichTreeView
      aria-label="Teams"
      items={teams}
      slots={{item: CardItem}}
      defaultExpandedItems={['director']}
    />
  );
}
// #endregion
