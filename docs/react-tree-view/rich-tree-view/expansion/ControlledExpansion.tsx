import * as React from 'react';
import Button from '@mui/material/Button';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {categories, type Category} from '../../data/categories';

/** Returns the ids of all items with children. */
const listParents = (items: Category[]): string[] =>
  items.flatMap(({id, children}) => (children ? [id, ...listParents(children)] : []));

export default function ControlledExpansion() {
  // #region preview
  // categories: [{id: 'furniture', label: 'Furniture', children: [{id: 'desks', …}, …]}, …]
  const [expanded, setExpanded] = React.useState<string[]>(['electronics']);

  return (
    <div>
      {/* listParents() returns the ids of all items with children */}
      <Button onClick={() => setExpanded(listParents(categories))}>Expand all</Button>
      <Button onClick={() => setExpanded([])}>Collapse all</Button>
      <RichTreeView
        aria-label="Product categories"
        items={categories}
        expandedItems={expanded}
        onExpandedItemsChange={(event, ids) => setExpanded(ids)}
      />
    </div>
  );
  // #endregion
}
