import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {categories, type Category} from '../../data/categories';

// #region preview
// Category: {id: 'furniture', label: 'Furniture', children: [{id: 'desks', …}, …]}
const disabledIds = new Set(['phones', 'furniture']);
const isItemDisabled = (item: Category) => disabledIds.has(item.id);

export default function FocusableDisabled() {
  const [focusable, setFocusable] = React.useState(true);

  const tree = (
    <RichTreeView
      aria-label="Product categories"
      items={categories} // Category[]
      isItemDisabled={isItemDisabled}
      disabledItemsFocusable={focusable}
      defaultExpandedItems={['electronics']}
    />
  );
  // #endregion

  return (
    <Stack spacing={2}>
      <FormControlLabel
        control={
          <Switch
            checked={focusable}
            onChange={(event, checked) => setFocusable(checked)}
          />
        }
        label="disabledItemsFocusable"
      />
      {tree}
    </Stack>
  );
}
