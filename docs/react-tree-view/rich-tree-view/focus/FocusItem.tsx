import * as React from 'react';
import Button from '@mui/material/Button';
// #region preview
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../data/observatory';

// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …
export default function FocusItem() {
  const apiRef = useTreeViewApiRef();

  const goTo = (event: React.SyntheticEvent) =>
    apiRef.current!.focusItem(event, 'weather');

  return (
    <div>
      <Button onClick={goTo}>Go to the weather</Button>
      <RichTreeView
        aria-label="Archive"
        apiRef={apiRef}
        items={archive}
        defaultExpandedItems={['logs']}
      />
    </div>
  );
}
// #endregion
