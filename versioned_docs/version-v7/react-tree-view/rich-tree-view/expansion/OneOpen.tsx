import * as React from 'react';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {observatory} from '../../data/observatory';

// #region preview
export default function OneOpen() {
  const [expanded, setExpanded] = React.useState<string[]>(['domes']);

  return (
    <RichTreeView
      aria-label="Rooms"
      items={observatory}
      expandedItems={expanded}
      onExpandedItemsChange={(event, itemIds) =>
        setExpanded(itemIds.filter((itemId) => !expanded.includes(itemId)))
      }
    />
  );
}
// #endregion
