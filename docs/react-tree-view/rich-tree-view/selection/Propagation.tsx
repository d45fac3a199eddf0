import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {categories} from '../../data/categories';

export default function Propagation() {
  // #region preview
  // categories: [{id: 'furniture', label: 'Furniture', children: [{id: 'desks', …}, …]}, …]
  const [descendants, setDescendants] = React.useState(true);
  const [parents, setParents] = React.useState(true);
  const selectionPropagation = React.useMemo(
    () => ({descendants, parents}),
    [descendants, parents],
  );

  const tree = (
    <RichTreeView
      aria-label="Product categories"
      items={categories}
      multiSelect
      checkboxSelection
      selectionPropagation={selectionPropagation}
      defaultExpandedItems={['electronics', 'computers', 'furniture']}
    />
  );
  // #endregion

  return (
    <Stack spacing={2}>
      <Stack direction="row">
        <FormControlLabel
          control={
            <Switch
              checked={descendants}
              onChange={(event, checked) => setDescendants(checked)}
            />
          }
          label="descendants"
        />
        <FormControlLabel
          control={
            <Switch
              checked={parents}
              onChange={(event, checked) => setParents(checked)}
            />
          }
          label="parents"
        />
      </Stack>
      {tree}
    </Stack>
  );
}
