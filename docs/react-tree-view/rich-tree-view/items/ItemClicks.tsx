import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {categories} from '../../data/categories';

// #region preview
// categories: [{id: 'furniture', label: 'Furniture', children: [{id: 'desks', …}, …]}, …]
export default function ItemClicks() {
  const [clicked, setClicked] = React.useState('nothing yet');

  return (
    <Stack spacing={2}>
      <RichTreeView
        aria-label="Product categories"
        items={categories}
        onItemClick={(event, itemId) => setClicked(itemId)}
        defaultExpandedItems={['furniture']}
      />
      <Typography variant="body2">Clicked: {clicked}</Typography>
    </Stack>
  );
}
// #endregion
