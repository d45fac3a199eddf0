import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {RichTreeViewPro} from '@mui/x-tree-view-pro';
import {categories} from '../../data/categories';

export default function MoveWithButtons() {
  // #region preview
  // categories: [{id: 'furniture', label: 'Furniture', children: [{id: 'desks', …}, …]}, …]
  const [items, setItems] = React.useState(categories);
  const [selected, setSelected] = React.useState<string | null>('gift-cards');
  const index = items.findIndex(({id}) => id === selected);

  const move = (step: -1 | 1) => {
    if (index < 0 || !items[index + step]) {
      return;
    }
    const next = [...items];
    next.splice(index + step, 0, ...next.splice(index, 1));
    setItems(next);
  };
  // <Button aria-disabled={index < 1} onClick={() => move(-1)}>Move up</Button>
  // #endregion

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
        aria-label="Product categories"
        items={items}
        selectedItems={selected}
        onSelectedItemsChange={(event, itemId) => setSelected(itemId)}
      />
      <Typography variant="body2" role="status">
        {index < 0
          ? 'Select a top-level category'
          : `${items[index]!.label}: ${index + 1} of ${items.length}`}
      </Typography>
    </Stack>
  );
}
