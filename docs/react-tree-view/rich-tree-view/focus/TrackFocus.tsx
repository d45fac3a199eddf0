import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

// #region preview
const planets = [
  {id: 'mars', label: 'Mars', children: [{id: 'phobos', label: 'Phobos'}]},
  {id: 'jupiter', label: 'Jupiter', children: [{id: 'europa', label: 'Europa'}]},
  {id: 'venus', label: 'Venus'},
];

export default function TrackFocus() {
  const [focused, setFocused] = React.useState('none');

  return (
    <Stack spacing={2}>
      <RichTreeView
        aria-label="Planets"
        items={planets}
        onItemFocus={(event, itemId) => setFocused(itemId)}
      />
      <Typography variant="body2">Focused last: {focused}</Typography>
    </Stack>
  );
}
// #endregion
