import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {categories} from '../data/categories';

// #region preview
// categories: [{id: 'furniture', label: 'Furniture', children: [{id: 'desks', …}, …]}, …]
export default function DoubleClick() {
  const [opened, setOpened] = React.useState('nothing yet');

  return (
    <Stack spacing={2}>
      <RichTreeView
        aria-label="Product categories"
        items={categories}
        defaultExpandedItems={['furniture']}
        slotProps={{
          item: (ownerState) => ({
            slotProps: {content: {onDoubleClick: () => setOpened(ownerState.label)}},
          }),
        }}
      />
      <Typography variant="body2">Double-clicked: {opened}</Typography>
    </Stack>
  );
}
// #endregion
