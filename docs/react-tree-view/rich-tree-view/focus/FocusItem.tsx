import * as React from 'react';
import Button from '@mui/material/Button';
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../data/observatory';

export default function FocusItem() {
  const apiRef = useTreeViewApiRef();

  // #region preview
  const goTo = (event: React.SyntheticEvent) => apiRef.current!.focusItem(event, 'weather');
  // #endregion

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
