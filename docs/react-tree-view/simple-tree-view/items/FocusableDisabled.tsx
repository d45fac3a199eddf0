import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function FocusableDisabled() {
  // #region preview
  const [focusable, setFocusable] = React.useState(true);

  const tree = (
    <SimpleTreeView
      aria-label="Settings"
      disabledItemsFocusable={focusable}
      defaultExpandedItems={['account']}
    >
      <TreeItem itemId="account" label="Account">
        <TreeItem itemId="profile" label="Profile" />
        <TreeItem itemId="keys" label="Security keys (not set up)" disabled />
        <TreeItem itemId="sessions" label="Sessions" />
      </TreeItem>
      <TreeItem itemId="billing" label="Billing (owners only)" disabled />
      <TreeItem itemId="theme" label="Theme" />
    </SimpleTreeView>
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
