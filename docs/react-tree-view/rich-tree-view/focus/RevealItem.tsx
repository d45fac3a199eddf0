import * as React from 'react';
import {flushSync} from 'react-dom';
import Button from '@mui/material/Button';
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {categories} from '../../data/categories';

export default function RevealItem() {
  // #region preview
  // import {flushSync} from 'react-dom';
  // <RichTreeView apiRef={apiRef} expandedItems={expanded} … />
  const apiRef = useTreeViewApiRef();
  const [expanded, setExpanded] = React.useState<string[]>([]);

  const reveal = (event: React.SyntheticEvent, itemId: string) => {
    const {getParentId, focusItem} = apiRef.current!;
    const ancestors: string[] = [];
    for (let id = getParentId(itemId); id !== null; id = getParentId(id)) {
      ancestors.push(id);
    }
    // The item must be in the document before it can receive the focus.
    flushSync(() => setExpanded([...new Set([...expanded, ...ancestors])]));
    focusItem(event, itemId);
  };
  // #endregion

  return (
    <div>
      <Button onClick={(event) => reveal(event, 'monitors')}>Find Monitors</Button>
      <RichTreeView
        aria-label="Product categories"
        apiRef={apiRef}
        items={categories}
        expandedItems={expanded}
        onExpandedItemsChange={(event, ids) => setExpanded(ids)}
      />
    </div>
  );
}
