import * as React from 'react';
import Button from '@mui/material/Button';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive, type ArchiveItem} from '../../data/observatory';

// #region preview
// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …

const listParents = (items: ArchiveItem[]): string[] =>
  items.flatMap(({id, children}) => (children ? [id, ...listParents(children)] : []));

export default function ControlledExpansion() {
  const [expanded, setExpanded] = React.useState<string[]>(['plates']);

  return (
    <div>
      <Button onClick={() => setExpanded(listParents(archive))}>Expand all</Button>
      <Button onClick={() => setExpanded([])}>Collapse all</Button>
      <RichTreeView
        aria-label="Archive"
        items={archive}
        expandedItems={expanded}
        onExpandedItemsChange={(event, ids) => setExpanded(ids)}
      />
    </div>
  );
}
// #endregion
