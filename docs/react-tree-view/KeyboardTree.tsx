import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const keys: Record<string, [name: string, effect: string]> = {
  ArrowUp: ['↑', 'Previous item'],
  ArrowDown: ['↓', 'Next item'],
  ArrowRight: ['→', 'Expand, or go to the first child'],
  ArrowLeft: ['←', 'Collapse, or go to the parent'],
  Home: ['Home', 'First item'],
  End: ['End', 'Last item'],
  Enter: ['Enter', 'Expand or collapse; select an item without children'],
  ' ': ['Space', 'Select or deselect'],
  '*': ['*', 'Expand the item and its siblings'],
};

const regions = [
  {
    id: 'northeast',
    label: 'Northeast',
    children: [
      {id: 'boston', label: 'Boston'},
      {id: 'new-york', label: 'New York'},
    ],
  },
  {id: 'south', label: 'South', children: [{id: 'austin', label: 'Austin'}]},
  {id: 'west', label: 'West'},
];

export default function KeyboardTree() {
  // #region preview
  // regions: [{id: 'south', label: 'South', children: [{id: 'austin', …}]}, …]
  const [pressed, setPressed] = React.useState('');

  const tree = (
    <RichTreeView
      aria-label="Sales regions"
      items={regions}
      defaultExpandedItems={['northeast']}
      onKeyDown={(event) => setPressed(event.key)}
    />
  );
  // #endregion

  return (
    <Stack spacing={2}>
      {tree}
      <Stack direction="row" useFlexGap sx={{flexWrap: 'wrap', gap: 1}}>
        {Object.entries(keys).map(([key, [name]]) => (
          <Chip
            key={key}
            size="small"
            label={name}
            color={key === pressed ? 'primary' : 'default'}
          />
        ))}
      </Stack>
      <Typography variant="body2">
        {keys[pressed]?.[1] ?? 'Click an item and press one of these keys'}
      </Typography>
    </Stack>
  );
}
