import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

// #region preview
const folders = ['domes', 'offices'];

export default function ControlledExpansion() {
  const [open, setOpen] = React.useState<string[]>(['domes']);
  const isAllOpen = open.length === folders.length;

  return (
    <Stack spacing={1} sx={{alignItems: 'flex-start'}}>
      <Button onClick={() => setOpen(isAllOpen ? [] : folders)}>
        {isAllOpen ? 'Close all' : 'Open all'}
      </Button>
      <SimpleTreeView
        aria-label="Rooms"
        expandedItems={open}
        onExpandedItemsChange={(event, itemIds) => setOpen(itemIds)}
      >
        <TreeItem itemId="domes" label="Domes">
          <TreeItem itemId="north" label="North dome" />
          <TreeItem itemId="south" label="South dome" />
        </TreeItem>
        <TreeItem itemId="offices" label="Offices">
          <TreeItem itemId="library" label="Library" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
// #endregion
