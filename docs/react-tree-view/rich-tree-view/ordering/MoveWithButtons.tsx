import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {RichTreeViewPro} from '@mui/x-tree-view-pro';
import {archive} from '../../data/observatory';

// #region preview
// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …
export default function MoveWithButtons() {
  const [items, setItems] = React.useState(archive);
  const [selected, setSelected] = React.useState<string | null>('map');
  const index = items.findIndex(({id}) => id === selected);

  const move = (step: -1 | 1) => {
    if (index < 0 || !items[index + step]) {
      return;
    }
    const next = [...items];
    next.splice(index + step, 0, ...next.splice(index, 1));
    setItems(next);
  };

  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{'& [aria-disabled=true]': {opacity: 0.4}}}>
        <Button aria-disabled={index < 1} onClick={() => move(-1)}>
          Move up
        </Button>
        <Button
          aria-disabled={index < 0 || index === items.length - 1}
          onClick={() => move(1)}
        >
          Move down
        </Button>
      </Stack>
      <RichTreeViewPro
        aria-label="Archive"
        items={items}
        selectedItems={selected}
        onSelectedItemsChange={(event, itemId) => setSelected(itemId)}
      />
      <Typography variant="body2" role="status">
        {index < 0
          ? 'Select another item'
          : `${items[index]!.label}: ${index + 1} of ${items.length}`}
      </Typography>
    </Stack>
  );
}
// #endregion
