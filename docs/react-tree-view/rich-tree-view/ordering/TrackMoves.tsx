import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {RichTreeViewPro, type RichTreeViewProProps} from '@mui/x-tree-view-pro';
import {categories, type Category} from '../../data/categories';

type Handler = NonNullable<
  RichTreeViewProProps<Category, false>['onItemPositionChange']
>;
type Move = Parameters<Handler>[0];

const describe = ({itemId, oldPosition, newPosition}: Move) =>
  `${itemId}: from ${oldPosition.parentId ?? 'root'}[${oldPosition.index}] ` +
  `to ${newPosition.parentId ?? 'root'}[${newPosition.index}]`;

export default function TrackMoves() {
  // #region preview
  // categories: [{id: 'furniture', label: 'Furniture', children: [{id: 'desks', …}, …]}, …]
  // Move: {itemId: 'desks', oldPosition: {parentId: 'furniture', index: 0}, newPosition: …}
  const [move, setMove] = React.useState<Move | null>(null);

  const tree = (
    <RichTreeViewPro
      aria-label="Product categories"
      items={categories}
      itemsReordering
      defaultExpandedItems={['electronics', 'furniture']}
      onItemPositionChange={setMove}
    />
  );
  // #endregion

  return (
    <Stack spacing={2}>
      {tree}
      <Typography variant="body2">{move ? describe(move) : 'Drag an item'}</Typography>
    </Stack>
  );
}
