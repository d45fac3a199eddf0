import * as React from 'react';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../data/observatory';

// #region preview
// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …

const roots = archive.map(({id}) => id);

export default function OneOpen() {
  const [expanded, setExpanded] = React.useState<string[]>(['logs']);

  const openOne = (ids: string[]) => {
    const opened = ids.find((id) => roots.includes(id) && !expanded.includes(id));
    setExpanded(
      opened ? ids.filter((id) => id === opened || !roots.includes(id)) : ids,
    );
  };

  return (
    <RichTreeView
      aria-label="Archive"
      items={archive}
      expandedItems={expanded}
      onExpandedItemsChange={(event, ids) => openOne(ids)}
    />
  );
}
// #endregion
