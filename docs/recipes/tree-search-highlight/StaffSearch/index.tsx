import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {HighlightedLabel, QueryContext} from './HighlightedLabel';
import {searchTree} from './searchTree';
import {STAFF} from './staff';

const slotProps = {item: {slots: {label: HighlightedLabel}}};

export default function StaffSearch() {
  // #region preview
  // STAFF: [{id: 'Austin', label: 'Austin', children: [{id: 'Austin/Design', …}, …]}, …]
  const apiRef = useTreeViewApiRef();
  const [query, setQuery] = React.useState('');
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const {matches} = React.useMemo(() => searchTree(STAFF, query), [query]);

  const search = (event: React.ChangeEvent<HTMLInputElement>) => {
    setQuery(event.target.value);
    setExpanded(searchTree(STAFF, event.target.value).ancestors);
  };

  const focusFirstMatch = (event: React.KeyboardEvent) => {
    if (event.key === 'Enter' && matches[0] !== undefined) {
      apiRef.current?.focusItem(event, matches[0]);
    }
  };
  // #endregion

  return (
    <Stack spacing={1}>
      <TextField
        type="search"
        size="small"
        label="Search staff"
        value={query}
        onChange={search}
        onKeyDown={focusFirstMatch}
      />
      <Typography role="status" variant="body2">
        {query.trim() === ''
          ? 'Enter a name or department.'
          : `Matches: ${matches.length}`}
      </Typography>
      <QueryContext value={query}>
        <RichTreeView
          aria-label="Staff"
          apiRef={apiRef}
          items={STAFF}
          expandedItems={expanded}
          onExpandedItemsChange={(event, ids) => setExpanded(ids)}
          slotProps={slotProps}
          sx={{height: 320, overflowY: 'auto'}}
        />
      </QueryContext>
    </Stack>
  );
}
