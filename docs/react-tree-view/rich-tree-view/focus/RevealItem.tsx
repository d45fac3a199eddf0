import * as React from 'react';
// #region preview
import {flushSync} from 'react-dom';
import Button from '@mui/material/Button';
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../data/observatory';

// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …
export default function RevealItem() {
  const apiRef = useTreeViewApiRef();
  const [expanded, setExpanded] = React.useState<string[]>([]);

  const reveal = (event: React.SyntheticEvent, itemId: string) => {
    const {getParentId, focusItem} = apiRef.current!;
    const ancestors: string[] = [];
    for (let id = getParentId(itemId); id !== null; id = getParentId(id)) {
      ancestors.push(id);
    }
    // The item must be in the document before it can have the focus.
    flushSync(() => setExpanded([...new Set([...expanded, ...ancestors])]));
    focusItem(event, itemId);
  };

  return (
    <div>
      <Button onClick={(event) => reveal(event, 'comet-1957')}>
        Find the comet of 1957
      </Button>
      <RichTreeView
        aria-label="Archive"
        apiRef={apiRef}
        items={archive}
        expandedItems={expanded}
        onExpandedItemsChange={(event, ids) => setExpanded(ids)}
      />
    </div>
  );
}
// #endregion
