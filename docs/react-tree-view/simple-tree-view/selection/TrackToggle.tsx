import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function TrackToggle() {
  // #region preview
  const [last, setLast] = React.useState('none');

  const tree = (
    <SimpleTreeView
      aria-label="Permissions"
      multiSelect
      checkboxSelection
      defaultExpandedItems={['invoices']}
      onItemSelectionToggle={(event, itemId, isSelected) =>
        setLast(`${itemId} ${isSelected ? 'selected' : 'deselected'}`)
      }
    >
      <TreeItem itemId="invoices" label="Invoices">
        <TreeItem itemId="invoices.read" label="Read" />
        <TreeItem itemId="invoices.create" label="Create" />
      </TreeItem>
      <TreeItem itemId="members" label="Members" />
      <TreeItem itemId="billing" label="Billing" />
    </SimpleTreeView>
  );
  // #endregion

  return (
    <Stack spacing={2}>
      {tree}
      <Typography variant="body2">Last change: {last}</Typography>
    </Stack>
  );
}
