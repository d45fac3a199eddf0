import * as React from 'react';
import Button from '@mui/material/Button';
import {RichTreeViewPro} from '@mui/x-tree-view-pro';
import {archive} from '../../data/observatory';

export default function MoveWithButtons() {
  const [items, setItems] = React.useState(archive);
  const [selected, setSelected] = React.useState<string | null>('map');
  const index = items.findIndex(({id}) => id === selected);

  // #region preview
  const move = (step: -1 | 1) => {
    const next = [...items];
    next.splice(index + step, 0, ...next.splice(index, 1));
    setItems(next);
  };

  return (
    <div>
      <Button disabled={index < 1} onClick={() => move(-1)}>
        Move up
      </Button>
      <Button disabled={index < 0 || index === items.length - 1} onClick={() => move(1)}>
        Move down
      </Button>
      <RichTreeViewPro
        aria-label="Archive"
        items={items}
        selectedItems={selected}
        onSelectedItemsChange={(event, itemId) => setSelected(itemId)}
      />
    </div>
  );
  // #endregion
}
