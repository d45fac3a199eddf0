import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../data/observatory';

// #region preview
// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …
export default function Propagation() {
  const [descendants, setDescendants] = React.useState(true);
  const [parents, setParents] = React.useState(true);

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
      <RichTreeView
        aria-label="Archive"
        items={archive}
        multiSelect
        checkboxSelection
        selectionPropagation={{descendants, parents}}
        defaultExpandedItems={['plates', 'comets', 'logs']}
      />
    </Stack>
  );
}
// #endregion
