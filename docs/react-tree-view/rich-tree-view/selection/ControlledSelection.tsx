import * as React from 'react';
import Button from '@mui/material/Button';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../data/observatory';

export default function ControlledSelection() {
  const [selected, setSelected] = React.useState<string[]>(['moon']);

  return (
    <div>
      <Button onClick={() => setSelected(['moon', 'sun', 'dome', 'weather'])}>Select some</Button>
      <Button onClick={() => setSelected([])}>Select none</Button>
      {/* #region preview */}
      <RichTreeView
        aria-label="Archive"
        items={archive}
        multiSelect
        selectedItems={selected}
        onSelectedItemsChange={(event, ids) => setSelected(ids)}
        defaultExpandedItems={['plates', 'logs']}
      />
      {/* #endregion */}
    </div>
  );
}
