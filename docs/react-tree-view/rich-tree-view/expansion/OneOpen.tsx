import * as React from 'react';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {categories} from '../../data/categories';

const roots = categories.map(({id}) => id);

export default function OneOpen() {
  // #region preview
  // categories: [{id: 'furniture', label: 'Furniture', children: [{id: 'desks', …}, …]}, …]
  // roots: ['electronics', 'furniture', 'gift-cards'], the ids of the root items
  const [expanded, setExpanded] = React.useState<string[]>(['furniture']);

  const expandOne = (event: React.SyntheticEvent | null, ids: string[]) => {
    const added = ids.find((id) => roots.includes(id) && !expanded.includes(id));
    setExpanded(added ? ids.filter((id) => id === added || !roots.includes(id)) : ids);
  };

  return (
    <RichTreeView
      aria-label="Product categories"
      items={categories}
      expandedItems={expanded}
      onExpandedItemsChange={expandOne}
    />
  );
  // #endregion
}
