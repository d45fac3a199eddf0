import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {categories} from '../../data/categories';

export default function TrackExpansion() {
  // #region preview
  // categories: [{id: 'furniture', label: 'Furniture', children: [{id: 'desks', …}, …]}, …]
  const [last, setLast] = React.useState('none');

  const handleToggle = (
    event: React.SyntheticEvent | null,
    itemId: string,
    isExpanded: boolean,
  ) => setLast(`${itemId} ${isExpanded ? 'expanded' : 'collapsed'}`);

  const tree = (
    <RichTreeView
      aria-label="Product categories"
      items={categories}
      onItemExpansionToggle={handleToggle}
    />
  );
  // #endregion

  return (
    <Stack spacing={2}>
      {tree}
      <Typography variant="body2">Last change: {last}</Typography>
    </Stack>
  );
}
