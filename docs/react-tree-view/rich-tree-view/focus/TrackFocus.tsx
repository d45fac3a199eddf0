import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

// #region preview
const teams = [
  {id: 'sales', label: 'Sales', children: [{id: 'accounts', label: 'Accounts'}]},
  {id: 'support', label: 'Support', children: [{id: 'billing', label: 'Billing'}]},
  {id: 'finance', label: 'Finance'},
];

export default function TrackFocus() {
  const [focused, setFocused] = React.useState('none');

  return (
    <Stack spacing={2}>
      <RichTreeView
        aria-label="Teams"
        items={teams}
        onItemFocus={(event, itemId) => setFocused(itemId)}
      />
      <Typography variant="body2">Last focused item: {focused}</Typography>
    </Stack>
  );
}
// #endregion
