import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  useApplyPropagationToSelectedItemsOnMount,
  useTreeViewApiRef,
} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {PERMISSIONS, withoutGroups} from './permissions';
import {loadPermissions, savePermissions, setFailing} from './server';
import {useAutosave} from './useAutosave';

const ALL_GROUPS = PERMISSIONS.map(({id}) => id);
const MESSAGES = {
  saved: 'All changes saved',
  saving: 'Saving…',
  failed: 'Couldn’t save. The last changes were undone.',
};

const selectionPropagation = {parents: true, descendants: true};
const save = (ids: string[]) => savePermissions(withoutGroups(ids));

interface SavedTreeProps {
  /** The ids that the server has sent: permissions, but no groups. */
  loaded: string[];
}

function SavedTree({loaded}: SavedTreeProps) {
  const apiRef = useTreeViewApiRef();
  const focused = React.useRef(PERMISSIONS[0]!.id);

  // #region preview
  // selectionPropagation: {parents: true, descendants: true}
  // loaded: ['orders.view', 'orders.edit', …], save: (ids) => savePermissions(withoutGroups(ids))
  const initial = useApplyPropagationToSelectedItemsOnMount({
    items: PERMISSIONS,
    selectionPropagation,
    selectedItems: loaded,
  });
  const {value, status, change, retry} = useAutosave(initial, save);

  const tree = (
    <RichTreeView
      aria-label="Permissions of the sales team"
      apiRef={apiRef}
      items={PERMISSIONS}
      multiSelect
      checkboxSelection
      selectionPropagation={selectionPropagation}
      selectedItems={value}
      onSelectedItemsChange={(event, ids) => change(ids)}
      onItemFocus={(event, id) => {
        focused.current = id;
      }}
      defaultExpandedItems={ALL_GROUPS}
    />
  );
  // #endregion

  return (
    <>
      {tree}
      <Stack
        direction="row"
        useFlexGap
        sx={{gap: 1, alignItems: 'center', minHeight: 36}}
      >
        <Typography
          role="status"
          variant="body2"
          color={status === 'failed' ? 'error' : 'text.secondary'}
        >
          {MESSAGES[status]}
        </Typography>
        {status === 'failed' && (
          <Button
            size="small"
            onClick={(event) => {
              retry();
              apiRef.current?.focusItem(event, focused.current);
            }}
          >
            Try again
          </Button>
        )}
      </Stack>
    </>
  );
}

export default function PermissionsTree() {
  const [loaded, setLoaded] = React.useState<string[] | null>(null);

  React.useEffect(() => {
    let isMounted = true;
    void loadPermissions().then((ids) => {
      if (isMounted) {
        setLoaded(ids);
      }
    });
    return () => {
      isMounted = false;
      setFailing(false);
    };
  }, []);

  return (
    <Stack spacing={1} sx={{minHeight: 346}}>
      <FormControlLabel
        control={<Switch onChange={(event, isOn) => setFailing(isOn)} />}
        label="Let the server fail"
      />
      {loaded === null ? (
        <Typography role="status" variant="body2">
          Loading permissions…
        </Typography>
      ) : (
        <SavedTree loaded={loaded} />
      )}
    </Stack>
  );
}
