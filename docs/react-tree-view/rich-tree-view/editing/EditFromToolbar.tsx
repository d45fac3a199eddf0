import * as React from 'react';
import Button from '@mui/material/Button';
// #region preview
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../data/observatory';

// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …
export default function EditFromToolbar() {
  const apiRef = useTreeViewApiRef();
  const [selected, setSelected] = React.useState<string | null>('map');

  return (
    <div>
      <Button
        disabled={selected === null}
        onClick={() => apiRef.current!.setEditedItem(selected)}
      >
        Rename the selected item
      </Button>
      <RichTreeView
        aria-label="Archive"
        apiRef={apiRef}
        items={archive}
        isItemEditable
        selectedItems={selected}
        onSelectedItemsChange={(event, itemId) => setSelected(itemId)}
      />
    </div>
  );
}
// #endregion
