import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function FocusableDisabled() {
  const [focusable, setFocusable] = React.useState(true);

  return (
    <Stack spacing={2}>
      <FormControlLabel
        control={
          <Switch checked={focusable} onChange={(event, checked) => setFocusable(checked)} />
        }
        label="disabledItemsFocusable"
      />
      {/* #region preview */}
      <SimpleTreeView
        aria-label="Bakery"
        disabledItemsFocusable={focusable}
        defaultExpandedItems={['bread']}
      >
        <TreeItem itemId="bread" label="Bread">
          <TreeItem itemId="rye" label="Rye" />
          <TreeItem itemId="wheat" label="Wheat, sold out" disabled />
          <TreeItem itemId="oat" label="Oat" />
        </TreeItem>
        <TreeItem itemId="cakes" label="Cakes, on Sundays" disabled />
        <TreeItem itemId="rolls" label="Rolls" />
      </SimpleTreeView>
      {/* #endregion */}
    </Stack>
  );
}
